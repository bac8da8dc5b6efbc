/** A value kept in this browser under one key, the same in all its tabs. Framework-free; React reads it by `useRemembered`. */
export type Remembered<T> = {
  get(): T;
  /** As it is on a first visit: what a page shows that was drawn before anybody came. */
  getFirst(): T;
  set(value: T): void;
  subscribe(changed: () => void): () => void;
};

/**
 * `read` makes a value of what was stored: of nothing on the first visit, of rubbish if somebody wrote it there. A
 * browser that keeps nothing (a private window) still remembers until the page closes.
 */
export function remembered<T>(key: string, read: (stored: unknown) => T): Remembered<T> {
  const listeners = new Set<() => void>();
  let value = read(stored(key));
  const first = read(null);
  const tell = (): void => {
    for (const changed of listeners) changed();
  };
  // Without a page there are no other tabs.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key) return;
    value = read(stored(key));
    tell();
  });
  return {
    get: () => value,
    getFirst: () => first,
    set(next) {
      value = next;
      store(key, next);
      tell();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** What lies in this browser under a key; null: nothing. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser refuses to keep anything.
  }
}
