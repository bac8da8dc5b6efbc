import { describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/game.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import { type Journal, type Known, sinceTurnOf, turnsOf, undoTarget } from '../journal.ts';
import { title } from './house.ts';

const journal = (...actors: Actor[]): Journal =>
  actors.map((actor, i): EntryShown => ({ seq: i + 1, actor, events: [] }));

/** All of it is known. */
const whole = (...actors: Actor[]): Known => ({ journal: journal(...actors), rest: 0 });

const seqs = (entries: Journal) => entries.map(({ seq }) => seq);

describe('one decision back', () => {
  test('is free down to the last reveal', () => {
    expect(undoTarget(whole('chance', 0, 0), 0, 1)).toEqual({ to: 2, free: true });
    expect(undoTarget(whole('chance', 0), 0, 1)).toEqual({ to: 1, free: true });
  });

  test('beyond it asks, and goes to before the last own decision', () => {
    expect(undoTarget(whole('chance', 0, 0, 'chance', 1), 0, 5)).toEqual({ to: 2, free: false });
  });

  test('is nothing for whoever has decided nothing', () => {
    expect(undoTarget(whole('chance', 1), 0, 2)).toBeUndefined();
  });
});

describe('since your turn', () => {
  test('is what the others did after it, without your own refill', () => {
    expect(seqs(sinceTurnOf(journal('chance', 0, 'chance', 1, 1, 'chance'), 0))).toEqual([4, 5, 6]);
  });

  test('stays while your next turn goes on', () => {
    expect(seqs(sinceTurnOf(journal(0, 'chance', 1, 'chance', 0, 0), 0))).toEqual([3, 4]);
  });

  test('is nothing before the others have played, and for a watcher', () => {
    expect(sinceTurnOf(journal('chance', 0, 'chance'), 0)).toEqual([]);
    expect(sinceTurnOf(journal('chance', 0, 1), 'watcher')).toEqual([]);
  });
});

describe('the journal in sentences', () => {
  const listener = { language: 'en', names: ['Ann', 'Bob'], eyes: 0 } as const;
  const banked = (seat: number) => ({ is: 'card-banked', seat });
  const entries: Journal = [
    { seq: 1, actor: 0, events: [banked(0)] },
    { seq: 2, actor: 'chance', events: [{ is: 'turn-begun', seat: 1, turn: 2 }] },
    { seq: 3, actor: 1, events: [banked(1), banked(1)] },
    { seq: 4, actor: 0, events: [] },
  ];

  test('is cut where a turn begins, and silent turns are left out', () => {
    const face = { turnOf: (event: unknown) => (event as { turn?: number }).turn };
    const turns = turnsOf(entries, { title, face, listener });
    expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
      [undefined, 0, 1],
      [2, 1, 2],
    ]);
    expect(turns[1]?.lines[0]).toMatchObject({ seq: 3, text: 'Bob laid a card as money.' });
  });

  test('is cut where another seat acts, if the face does not tell turns', () => {
    const turns = turnsOf(entries, { title, face: {}, listener });
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
