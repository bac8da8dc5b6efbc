/** So long, at most, in a browser that is never idle. */
const PATIENCE_MS = 500;

const waiting: (() => void)[] = [];
let asked = false;

/**
 * Does it as soon as the browser has nothing better to do: one thing at a time, so that what it draws is laid out before the
 * next. What is given back calls it off.
 */
export function whenIdle(done: () => void): () => void {
  waiting.push(done);
  ask();
  return () => {
    const at = waiting.indexOf(done);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function ask(): void {
  if (asked || waiting.length === 0) return;
  asked = true;
  // Not every browser has it.
  if (typeof requestIdleCallback === 'undefined') setTimeout(next, 1);
  else requestIdleCallback(next, { timeout: PATIENCE_MS });
}

function next(): void {
  asked = false;
  waiting.shift()?.();
  ask();
}
