import { createContext, type Provider, useContext } from 'react';

/** A context whose value must be there: its provider, and the hook that reads it. `missing`: what was drawn without it. */
export function provided<T>(missing: string): [provider: Provider<T | undefined>, use: () => T] {
  const Provided = createContext<T | undefined>(undefined);
  const use = (): T => {
    const value = useContext(Provided);
    if (value === undefined) throw new Error(missing);
    return value;
  };
  return [Provided.Provider, use];
}
