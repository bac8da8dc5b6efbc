/** Remembers what was made of an object for as long as the object lives: a view keeps what did not change. */
export function cached<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { made: T }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) {
      entry = { made: make(key) };
      known.set(key, entry);
    }
    return entry.made;
  };
}

/** The same with a second part to the question, told apart by a text or a number. */
export function cachedBy<K extends object, A, T>(
  make: (key: K, more: A) => T,
  labelOf: (more: A) => string | number,
): (key: K, more: A) => T {
  const labels = cached((_: K) => new Map<string | number, T>());
  return (key, more) => {
    const made = labels(key);
    const label = labelOf(more);
    let value = made.get(label);
    if (value === undefined) {
      value = make(key, more);
      made.set(label, value);
    }
    return value;
  };
}
