import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endLast, Moment, pressSucceeded } from '../moment.ts';

let ended: string[];
const shown = (name: string, of?: string | number, ms?: number): Moment =>
  new Moment(() => ended.push(name), of, ms);

beforeEach(() => {
  ended = [];
  vi.useFakeTimers();
});
afterEach(() => {
  pressSucceeded();
  vi.useRealTimers();
});

describe('what is shown ends with its moment', () => {
  it('when the table goes on, and not before', () => {
    const why = shown('why', 12);
    why.at(12);
    expect(ended).toEqual([]);
    why.at(13);
    expect(ended).toEqual(['why']);
  });

  it('when the next press succeeds: all of it', () => {
    shown('why');
    shown('dividend');
    pressSucceeded();
    expect(ended).toEqual(['why', 'dividend']);
    pressSucceeded();
    expect(ended).toHaveLength(2);
  });

  it('by Escape: what came last', () => {
    shown('dividend');
    shown('why');
    expect(endLast()).toBe(true);
    expect(ended).toEqual(['why']);
    expect([endLast(), endLast()]).toEqual([true, false]);
  });

  it('when its time is over and nothing holds it', () => {
    const why = shown('why', 1, 1000);
    vi.advanceTimersByTime(900);
    why.hold(true);
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual([]);
    why.hold(false);
    vi.advanceTimersByTime(999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['why']);
  });

  it('not once it is gone by itself', () => {
    const why = shown('why', 1, 1000);
    why.forget();
    vi.advanceTimersByTime(2000);
    pressSucceeded();
    expect([endLast(), ended]).toEqual([false, []]);
  });
});
