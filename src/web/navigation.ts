/** Where the browser stands. `push` opens a new place, `replace` renames this one; both tell whoever listens. */
export type Place = { pathname: string; search: string; hash: string };

/** How a place was come to: a `push` starts at the top of the page, the way back keeps its height. */
export type Coming = 'push' | 'replace' | 'back';

const listeners = new Set<(coming: Coming) => void>();

addEventListener('popstate', () => tell('back'));

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

export function onNavigation(listener: (coming: Coming) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(coming: Coming): void {
  for (const listener of listeners) listener(coming);
}
