/** Where the browser stands. `push` opens a new place, `replace` renames this one; both tell whoever listens. */
export type Place = { pathname: string; search: string; hash: string };

/** How a place was come to: a `push` starts at the top of the page, the way back keeps its height. */
export type Coming = 'push' | 'replace' | 'back';

const listeners = new Set<(coming: Coming) => void>();

// Where pages are drawn by the build there is no way back.
globalThis.addEventListener?.('popstate', () => tell('back'));

export function placeNow(): Place {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
}

export function push(to: string): void {
  history.pushState(null, '', to);
  tell('push');
}

export function replace(to: string): void {
  history.replaceState(history.state, '', to);
  tell('replace');
}

/** Names this place otherwise. Nobody is told: it is the same page, further on. */
export function rename(to: string): void {
  history.replaceState(history.state, '', to);
}

export function onNavigation(listener: (coming: Coming) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(coming: Coming): void {
  for (const listener of listeners) listener(coming);
}
