/** The wish for options as a simulation takes it: what it says, on top of what is usual there. */
export function withUsual(usual: object | undefined, raw: unknown): unknown {
  const isPlain = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return usual && isPlain ? { ...usual, ...raw } : raw;
}
