import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PREVIEW_MS, Voice } from '../voice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function heard() {
  const voice = new Voice();
  const all: string[] = [];
  voice.subscribe(() => all.push(voice.get().text));
  return { voice, all };
}

it('says at once what is said, and the same once more', () => {
  const { voice, all } = heard();
  voice.say('Your turn.');
  voice.say('Your turn.');
  expect([all, voice.get().nth]).toEqual([['Your turn.', 'Your turn.'], 2]);
});

it('says a preview only when somebody rests on it', () => {
  const { voice, all } = heard();
  for (const price of ['2000', '4000', '6000']) {
    voice.preview(price);
    vi.advanceTimersByTime(PREVIEW_MS - 1);
  }
  expect(all).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(all).toEqual(['6000']);
});

it('does not say the same preview twice, unless something else came between', () => {
  const { voice, all } = heard();
  for (const price of ['2000', '2000', '', '2000']) {
    voice.preview(price);
    vi.advanceTimersByTime(PREVIEW_MS);
  }
  expect(all).toEqual(['2000', '2000']);
});
