import { describe, expect, test } from 'vitest';
import { clocksIn } from '../clocks/judge.ts';

const namesIn = (text: string): string[] => clocksIn('a.test.ts', text).map(({ name }) => name);

describe('what a test may not read', () => {
  test.each([
    [
      'the clock in an expect',
      'expect(performance.now() - since).toBeLessThan(20);',
      'performance',
    ],
    ['the clock by a roundabout way', 'const since = globalThis.performance.now();', 'performance'],
    ['the clock by a string', "globalThis['performance'].now();", 'performance'],
    ['the clock under another name', 'const { performance: watch } = globalThis;', 'performance'],
    ['the clock in a page', 'page.evaluate(() => performance.now());', 'performance'],
    ['the clock as a module', "import * as watch from 'node:perf_hooks';", 'node:perf_hooks'],
    ['the processor’s time', 'const { user } = process.cpuUsage();', 'cpuUsage'],
    ['the processor’s time of a thread', 'process.threadCpuUsage().user;', 'threadCpuUsage'],
    ['the processor’s time, taken out', 'const { cpuUsage } = process;', 'cpuUsage'],
    ['nanoseconds', 'process.hrtime.bigint();', 'hrtime'],
    ['all that was used', 'process.resourceUsage().userCPUTime;', 'resourceUsage'],
    ['how busy a loop is', 'worker.performance;', 'performance'],
    ['the date of now', 'const at = Date.now();', 'Date'],
    ['a date without numbers', 'const at = new Date();', 'Date'],
    ['the date under another name', 'const { now } = Date;', 'Date'],
    ['the date in disguise', '(Date as unknown as Clock).now();', 'Date'],
    ['the date, called', 'Date();', 'Date'],
    ['the time of an event', 'seen.push(event.timeStamp);', 'timeStamp'],
    ['a printed time', "console.time('move');", 'console.time'],
    [
      'the browser’s figures',
      "await session.send('Performance.getMetrics');",
      'Performance.getMetrics',
    ],
    ['our own stopwatch', "import { measure } from '../bench/measure.ts';", '../bench/measure.ts'],
  ])('%s', (_, text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });

  test('is named with its line, each once', () => {
    const text = "import { performance } from 'a';\n\nexpect(performance.now()).toBe(1);\n";
    expect(clocksIn('a.test.ts', text)).toEqual([
      { line: 1, name: 'performance' },
      { line: 3, name: 'performance' },
    ]);
  });
});

describe('what it may', () => {
  test.each([
    [
      'a date that is given',
      "new Date(0); new Date('2026-01-01'); Date.UTC(2026, 0); Date.parse(a);",
    ],
    ['the type of a date', 'let at: Date | undefined;'],
    ['a clock that is handed in', 'tableAt({ now: () => 1000 }); clock.now();'],
    ['fake timers', 'vi.useFakeTimers(); vi.advanceTimersByTime(1000);'],
    [
      'patience',
      'setTimeout(stop, 1000); AbortSignal.timeout(1000); expect.poll(a, { timeout: 9 });',
    ],
    ['words that only look alike', "'performance.now()'; // Date.now()\na.Date; ({ Date: 1 });"],
  ])('%s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
