import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hinting, LEAVE_MS, LONG_MS, REST_MS } from '../hinting.ts';

let told: string[];
let hinting: Hinting<string>;
const shown = (): string | undefined => told.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  hinting = new Hinting((now) => told.push(now ? `${now.mark} by ${now.by}` : 'none'));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a pointer', () => {
  it('asks when it rests, and from one mark to the next at once', () => {
    hinting.over('river');
    vi.advanceTimersByTime(REST_MS - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('river by pointer');
    hinting.over('fort');
    expect(shown()).toBe('fort by pointer');
  });

  it('that rests while the board moves under it asks nothing until it is moved', () => {
    hinting.over('river');
    vi.advanceTimersByTime(REST_MS);
    hinting.come('fort');
    vi.advanceTimersByTime(REST_MS + LEAVE_MS);
    expect(shown()).toBe('none');
    hinting.move();
    vi.advanceTimersByTime(REST_MS);
    expect(shown()).toBe('fort by pointer');
  });

  it('leaves in a moment, unless it goes to the note', () => {
    hinting.over('river');
    vi.advanceTimersByTime(REST_MS);
    hinting.over(undefined);
    hinting.stay();
    vi.advanceTimersByTime(LEAVE_MS);
    expect(shown()).toBe('river by pointer');
    hinting.over(undefined);
    vi.advanceTimersByTime(LEAVE_MS);
    expect(shown()).toBe('none');
  });

  it('that presses asks nothing of what it presses, until it has left it', () => {
    hinting.over('card');
    hinting.press('card');
    // What was pressed is drawn anew under the pointer.
    hinting.over('card');
    vi.advanceTimersByTime(REST_MS);
    expect(told).toEqual([]);
    hinting.over(undefined);
    hinting.over('card');
    vi.advanceTimersByTime(REST_MS);
    expect(shown()).toBe('card by pointer');
  });

  it('that only passes asks nothing', () => {
    hinting.over('river');
    hinting.over(undefined);
    vi.advanceTimersByTime(REST_MS + LEAVE_MS);
    expect(told).toEqual([]);
  });
});

describe('a finger', () => {
  it('asks by staying, and says so', () => {
    const held = vi.fn();
    hinting.touch('river', held);
    vi.advanceTimersByTime(LONG_MS);
    expect([shown(), held.mock.calls.length]).toEqual(['river by finger', 1]);
  });

  it('asks nothing if it is lifted or moves on; a tap asks, and a tap elsewhere puts it away', () => {
    hinting.touch('river', () => undefined);
    hinting.lift();
    vi.advanceTimersByTime(LONG_MS);
    expect(told).toEqual([]);
    hinting.tap('river');
    hinting.tap(undefined);
    expect(told).toEqual(['river by finger', 'none']);
  });
});

describe('keys', () => {
  it('ask by the focus', () => {
    hinting.focus('river');
    hinting.focus(undefined);
    expect(told).toEqual(['river by key', 'none']);
  });

  it('put it away by Escape, which means no more than that unless the focus asked', () => {
    hinting.tap('river');
    expect(hinting.escape()).toBe(true);
    hinting.focus('river');
    expect(hinting.escape()).toBe(false);
    expect(hinting.escape()).toBe(false);
    expect(shown()).toBe('none');
  });
});

it('a finger whose press comes to something later did not ask', () => {
  hinting.tap('river');
  hinting.answered();
  expect(shown()).toBe('none');
  hinting.focus('fort');
  hinting.answered();
  expect(shown()).toBe('fort by key');
});
