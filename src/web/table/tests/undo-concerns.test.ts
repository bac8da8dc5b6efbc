import { expect, test } from 'vitest';
import type { Eyes, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import { struckBy } from '../desk/undo-concerns.ts';

const title = {
  narrate: (event: unknown, { eyes }: { eyes: Eyes }) =>
    event === 'silent' ? undefined : `${eyes}: ${String(event)}`,
} as unknown as Title<Kind>;

const listener = { language: 'en', names: [], eyes: 1 } as const;

const entry = (seq: number, actor: EntryShown['actor'], ...events: unknown[]): EntryShown => ({
  seq,
  actor,
  events,
});

test('what an undo would strike: whose entries, and what chance brought to light', () => {
  const journal = [
    entry(1, 'chance', 'dealt'),
    entry(3, 0, 'asks for a card'),
    entry(4, 'chance', 'silent', 'a two'),
    entry(5, 2, 'lays it'),
  ];
  const struck = (to: number) => struckBy({ journal }, to, title, listener);
  expect(struck(4)).toEqual({ seats: [2], drawn: false, learnt: [], more: 0 });
  expect(struck(1)).toEqual({ seats: [0, 2], drawn: true, learnt: ['1: a two'], more: 0 });
});

test('of much that came to light the latest five are said, and how much came before', () => {
  const journal = Array.from({ length: 8 }, (_, i) => entry(i + 1, 'chance', `card ${i + 1}`));
  const { learnt, more } = struckBy({ journal }, 0, title, listener);
  expect(learnt).toEqual([4, 5, 6, 7, 8].map((n) => `1: card ${n}`));
  expect(more).toBe(3);
});
