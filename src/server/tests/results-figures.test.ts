import { describe, expect, test } from 'vitest';
import type { Beside } from '#tables/beside.ts';
import type { Outcome } from '#tables/outcome.ts';
import type { SeatStored } from '#tables/store.ts';
import { EMPTY, header } from '#tables/tests/store-samples.ts';
import { botsOf, figuresOf, gamesOf, opponentsOf } from '../results/figures.ts';
import { resultsOf } from '../results/judge.ts';
import type { Result } from '../results/result.ts';

const [ADA, BOB, EVE] = ['a', 'b', 'e'].map((letter) => letter.repeat(64)) as [
  string,
  string,
  string,
];
const LIVE = { kind: 'live', moveMs: 90_000, reserveMs: 60_000 } as const;

const person = (name: string, holder: string): SeatStored => ({ kind: 'guest', name, holder });
const BOT: SeatStored = { kind: 'bot', bot: 'driver', name: 'Octave' };

type Wish = {
  id?: string;
  seats?: SeatStored[];
  scores?: readonly number[];
  beside?: Beside;
  why?: Outcome['why'];
  at?: number;
};

/** A game that has ended so; the places are those of the scores. */
function ended(wish: Wish = {}): Outcome {
  const { id = 'table00001', scores = [12, 9], beside = {}, why = 'rules', at = 5 } = wish;
  const seats = wish.seats ?? [person('Ada', ADA), person('Bob', BOB)];
  const standings = scores.map((score, seat) => ({
    seat,
    score,
    place: 1 + scores.filter((other) => other > score).length,
    breakers: [],
  }));
  const stored = { ...EMPTY, header: { ...header(id), pace: LIVE }, seats, beside, entries: 40 };
  return { stored, why, at, standings };
}

const NOBODY = new Set<string>();
const shortly = ({ place, score, resigned, replaced, rated }: Result) => ({
  place,
  score,
  resigned,
  replaced,
  rated,
});

describe('what came of a game', () => {
  test('a row for each seat, rated for those who hold a ticket and want it', () => {
    const all = resultsOf(ended(), new Set([ADA, BOB]));
    expect(all[0]).toEqual({
      table: 'table00001',
      seat: 0,
      game: 'trambahn',
      pace: 'live',
      seats: 2,
      people: 2,
      holder: ADA,
      bot: undefined,
      name: 'Ada',
      place: 1,
      score: 12,
      resigned: false,
      replaced: false,
      rated: true,
      ended: 'rules',
      listed: false,
      entries: 40,
      at: 5,
    });
    expect(all.map(({ place, rated }) => [place, rated])).toEqual([
      [1, true],
      [2, true],
    ]);
    // One alone has nobody to be rated against.
    expect(resultsOf(ended(), new Set([ADA])).map(({ rated }) => rated)).toEqual([false, false]);
  });

  test('0067: alone against computers nobody is rated, with advice or without, and nothing is won', () => {
    const all = resultsOf(ended({ seats: [person('Ada', ADA), BOT] }), new Set([ADA]));
    expect(all.map(({ rated }) => rated)).toEqual([false, false]);
    expect(figuresOf(gamesOf(all, ADA))).toMatchObject({ all: 1, played: 0, won: 0 });
  });

  test('whoever holds two seats plays against themselves, and is not rated', () => {
    const seats = [person('Ada', ADA), person('Ada 2', ADA), person('Bob', BOB)];
    const all = resultsOf(ended({ seats, scores: [3, 2, 1] }), new Set([ADA, BOB]));
    expect(all.map(({ rated }) => rated)).toEqual([false, false, false]);
    expect(gamesOf(all, ADA)).toEqual([]);
    expect(gamesOf(all, BOB)).toHaveLength(1);
  });

  test('a stopped game has no winner, and nobody is rated', () => {
    const all = resultsOf(ended({ why: 'agreed' }), new Set([ADA, BOB]));
    const none = { place: undefined, score: undefined, rated: false };
    expect(all).toMatchObject([none, none]);
    expect(figuresOf(gamesOf(all, ADA))).toMatchObject({
      all: 1,
      played: 0,
      won: 0,
      stopped: 1,
      keepable: 0,
    });
  });

  test('H.8: whoever resigned comes last, whatever the bot has made of it', () => {
    const standIns = [{ seat: 0, bot: 'driver', since: 3, at: 4, why: 'resigned' as const }];
    const seats = [person('Ada', ADA), person('Bob', BOB), person('Eve', EVE)];
    const all = resultsOf(ended({ seats, scores: [30, 10, 20], beside: { standIns } }), NOBODY);
    expect(all.map(shortly)).toMatchObject([
      { place: 3, resigned: true, replaced: false },
      { place: 2, resigned: false },
      { place: 1, resigned: false },
    ]);
  });

  test('H.8: where the game ends by it, those who stayed have won', () => {
    const standIns = [{ seat: 1, bot: 'driver', since: 3, at: 4, why: 'resigned' as const }];
    const all = resultsOf(ended({ why: 'resigned', beside: { standIns } }), new Set([ADA, BOB]));
    expect(all.map(shortly)).toMatchObject([
      { place: 1, score: undefined, rated: true },
      { place: 2, score: undefined, rated: true, resigned: true },
    ]);
  });
});

describe('a log sheet', () => {
  const rows = [
    ended({ id: 'table00001', scores: [12, 9] }),
    ended({ id: 'table00002', scores: [5, 9] }),
    ended({ id: 'table00003', scores: [7, 7] }),
    ended({ id: 'table00004', seats: [BOT, person('Ada', ADA)], scores: [198, 204], at: 9 }),
    ended({ id: 'table00005', seats: [BOT, person('Ada', ADA)], scores: [3, 2] }),
    ended({
      id: 'table00006',
      seats: [person('Bob', BOB), person('Eve', EVE), person('Ada', ADA)],
      scores: [1, 2, 0],
      beside: { standIns: [{ seat: 2, bot: 'driver', since: 3, at: 4, why: 'time' }] },
    }),
  ].flatMap((outcome) => resultsOf(outcome, NOBODY));
  const played = gamesOf(rows, ADA);

  test('counts games between people, and says who kept theirs to the end', () => {
    expect(figuresOf(played)).toEqual({
      all: 6,
      played: 4,
      won: 2,
      stopped: 0,
      keepable: 4,
      kept: 3,
      games: [{ game: 'trambahn', played: 4, places: [2, 1, 1, 0] }],
      seats: [
        { played: 3, won: 2 },
        { played: 0, won: 0 },
        { played: 1, won: 0 },
      ],
    });
  });

  test('tells against whom, and which bots', () => {
    expect(opponentsOf(played)).toEqual([
      { holder: BOB, name: 'Bob', won: 1, lost: 2 },
      { holder: EVE, name: 'Eve', won: 0, lost: 1 },
    ]);
    expect(botsOf(played)).toEqual([
      {
        bot: 'driver',
        game: 'trambahn',
        met: 2,
        beaten: 1,
        last: { at: 9, mine: 204, theirs: 198 },
      },
    ]);
  });
});
