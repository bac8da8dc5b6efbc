import { onTestFinished, vi } from 'vitest';

/** What a house of this process logs from here on, line by line. */
export function logged(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}
