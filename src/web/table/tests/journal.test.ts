import { describe, expect, test } from 'vitest';
import type { Actor, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import {
  type Journal,
  type Known,
  sentencesOf,
  sinceTurnOf,
  Telling,
  turnsOf,
  undoTarget,
} from '../journal.ts';
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
  /** A game that tells each event by itself. */
  const { narrateRun: _, ...oneByOne } = title;
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
    const turns = turnsOf(entries, { title: oneByOne, face, listener });
    expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
      [undefined, 0, 1],
      [2, 1, 2],
    ]);
    expect(turns[1]?.lines[0]).toMatchObject({ seq: 3, text: 'Bob lays a card as money.' });
  });

  test('a turn in which several act is nobody’s', () => {
    const face = { turnOf: (event: unknown) => (event as { turn?: number }).turn };
    const shared: Journal = [...entries, { seq: 5, actor: 0, events: [banked(0)] }];
    const later: Journal = [...shared, { seq: 6, actor: 1, events: [banked(1)] }];
    const seatsOf = (journal: Journal) =>
      turnsOf(journal, { title: oneByOne, face, listener }).map(({ seat }) => seat);
    expect(seatsOf(shared)).toEqual([0, undefined]);
    expect(seatsOf(later)).toEqual([0, undefined]);
  });

  test('without a number it is that of whoever acts first in it', () => {
    const face = {
      turnOf: (event: unknown) => ((event as { turn?: number }).turn ? 0 : undefined),
    };
    const shared: Journal = [...entries, { seq: 5, actor: 0, events: [banked(0)] }];
    const turns = turnsOf(shared, { title: oneByOne, face, listener });
    expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
      [undefined, 0, 1],
      [0, 1, 3],
    ]);
  });

  test('is numbered by the face, which knows how many play', () => {
    const face = {
      turnOf: (event: unknown, seats: number) =>
        (event as { turn?: number }).turn === 2 ? seats : undefined,
    };
    expect(turnsOf(entries, { title: oneByOne, face, listener })[1]?.turn).toBe(2);
  });

  test('is cut where another seat acts, if the face does not tell turns', () => {
    const turns = turnsOf(entries, { title: oneByOne, face: {}, listener });
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('what one actor did in a row', () => {
  const listener = { language: 'en', names: ['Ann', 'Bob'], eyes: 0 } as const;
  /** Tiles in one sentence, and a sentence for whatever else happens. */
  const gathering: Pick<Title<Kind>, 'narrateRun'> = {
    narrateRun: (events) => {
      const tiles = events.filter((event) => event === 'tile').length;
      const told = tiles > 0 ? [{ text: `${tiles} tiles`, upTo: events.lastIndexOf('tile') }] : [];
      const rest = events.flatMap((event, upTo) =>
        event === 'tile' ? [] : [{ text: String(event), upTo }],
      );
      return [...told, ...rest];
    },
  };
  const teller = { title: { ...title, ...gathering }, face: {}, listener };
  const entry = (seq: number, actor: Actor, ...events: string[]): EntryShown => ({
    seq,
    actor,
    events,
  });
  const played: Journal = [
    entry(1, 0, 'tile'),
    entry(2, 'chance', 'cube'),
    entry(3, 0, 'tile', 'link'),
    entry(4, 1, 'tile'),
    entry(5, 1, 'tile'),
  ];

  test('is told together, with what chance made of it; a line is that of its last event', () => {
    const told = turnsOf(played, teller).map(({ lines }) => lines.map((l) => [l.seq, l.text]));
    expect(told).toEqual([
      [
        [3, '2 tiles'],
        [2, 'cube'],
        [3, 'link'],
      ],
      [[5, '2 tiles']],
    ]);
    expect(sentencesOf(played.slice(3), teller.title, listener)).toEqual([
      { seq: 5, text: '2 tiles' },
    ]);
  });

  test('is told anew while it grows, by the same name; a turn that is over stays the same object', () => {
    const telling = new Telling(teller);
    const before = telling.turns(played.slice(0, 4));
    const after = telling.turns(played);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(before[1]?.lines[0]?.text).toBe('1 tiles');
    expect(after[1]?.lines[0]).toEqual({ ...before[1]?.lines[0], seq: 5, text: '2 tiles' });
    expect(telling.turns(played.slice(0, 3))[0]?.lines).toEqual(after[0]?.lines);
  });

  test('ends where a turn begins', () => {
    const face = { turnOf: (event: unknown) => (event === 'turn' ? 7 : undefined) };
    const turns = turnsOf([entry(1, 0, 'tile', 'turn', 'tile')], { ...teller, face });
    expect(turns.map(({ turn, lines }) => [turn, lines.map(({ text }) => text)])).toEqual([
      [undefined, ['1 tiles']],
      [7, ['1 tiles', 'turn']],
    ]);
    const keys = turns.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('takes in what chance did at the beginning of their turn', () => {
    const face = { turnOf: (event: unknown) => (event === 'turn' ? 7 : undefined) };
    const log: Journal = [
      entry(1, 0, 'tile'),
      entry(2, 'chance', 'turn', 'tile'),
      entry(3, 1, 'tile'),
    ];
    const told = turnsOf(log, { ...teller, face }).map(({ lines }) => lines.map((l) => l.text));
    expect(told).toEqual([['1 tiles'], ['2 tiles', 'turn']]);
  });
});
