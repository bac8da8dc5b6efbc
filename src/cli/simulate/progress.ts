const WIDTH = 40;

/** A bar on the terminal, gone when the work is done. Nothing at all where stderr is no terminal. */
export function progressBar(total: number): { show(done: number): void; clear(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show() {}, clear() {} };
  return {
    show(done) {
      const filled = Math.round((WIDTH * done) / total);
      const bar = '█'.repeat(filled).padEnd(WIDTH, '·');
      stderr.write(`\r${bar} ${done} of ${total} games`);
    },
    clear() {
      stderr.write('\r\x1b[2K');
    },
  };
}
