import { describe, expect, test } from 'vitest';
import type { Aside } from '#protocol/aside.ts';
import { AWAY_MS } from '#protocol/away.ts';
import type { SeatShown } from '#protocol/parts.ts';
import {
  absentAt,
  hasFinished,
  isToReturn,
  mayStop,
  nudgedBy,
  pollOfAll,
  standInPoll,
} from '../together/absence/offers.ts';
import { botsInstead, punchesOf, SILENT_MS, silentFrom } from '../together/rematch/ticket.ts';
import { reportOf } from '../together/report/deeds.ts';
import { resignation } from '../together/resignation.ts';
import { standInBot, standInName } from '../together/stand-ins.ts';

const guest = (name: string, here = true): SeatShown => ({ kind: 'guest', name, here });

const seats = [guest('Ada'), guest('Basile'), guest('Inès'), guest('Jules', false)];

const waiting = (aside: Aside, ahead = 0) => ({ aside, ahead, status: 'running' as const });

describe('somebody away', () => {
  test('nothing is offered before two minutes, by the house’s clock', () => {
    const aside: Aside = { late: [{ seat: 3, since: 1000 }] };
    expect(absentAt(waiting(aside))).toEqual({
      seat: 3,
      since: 1000,
      due: 1000 + AWAY_MS,
    });
    expect(absentAt(waiting(aside, 400))?.since).toBe(600);
    expect(absentAt(waiting({}))).toBeUndefined();
    expect(absentAt({ ...waiting(aside), status: 'over' })).toBeUndefined();
  });

  test('whoever was seen to go has been away only since then', () => {
    const since = (left: number) =>
      absentAt(waiting({ late: [{ seat: 3, since: 1000, left }] }, 400))?.since;
    expect(since(9000)).toBe(8600);
    expect(since(10)).toBe(600);
  });

  test('of several, whoever has been away longest comes first', () => {
    const aside: Aside = {
      late: [
        { seat: 1, since: 1000, left: 5000 },
        { seat: 3, since: 1000 },
      ],
    };
    expect(absentAt(waiting(aside))?.seat).toBe(3);
  });

  test('H.7 more than half of those who are there, never the absent one', () => {
    const late = [{ seat: 3, since: 7 }];
    const aside: Aside = { late, votes: [{ on: 'stand-in', seat: 3, since: 7, yes: [1, 3] }] };
    const before: Aside = { late, votes: [{ on: 'stand-in', seat: 3, since: 5, yes: [1] }] };
    expect(standInPoll({ aside: before, seats, mine: [0] }, 3).yes).toEqual([]);
    expect(standInPoll({ aside, seats, mine: [0] }, 3)).toEqual({
      voters: [0, 1, 2],
      yes: [1],
      needed: 2,
      mine: false,
    });
    expect(standInPoll({ aside, seats, mine: [1] }, 3).mine).toBe(true);
    expect(standInPoll({ aside: {}, seats: seats.slice(2), mine: [0] }, 1).needed).toBe(1);
  });

  test('H.9 all who are there; whoever holds two seats is one', () => {
    const aside: Aside = { votes: [{ on: 'stop', yes: [0] }] };
    expect(pollOfAll({ aside, seats, mine: [0, 1] }, 'stop')).toMatchObject({
      voters: [0, 2],
      yes: [0],
      needed: 2,
      mine: true,
      open: true,
    });
    expect(pollOfAll({ aside: {}, seats, mine: [0] }, 'pause').open).toBe(false);
  });

  test('H.9 those who are there are more than half of those whom no bot replaces', () => {
    expect(mayStop({ aside: {}, seats })).toBe(true);
    const two = seats.slice(2);
    expect(mayStop({ aside: {}, seats: two })).toBe(false);
    const standIn = { seat: 1, bot: 'driver', since: 3, at: 0, why: 'vote' } as const;
    expect(mayStop({ aside: { standIns: [standIn] }, seats: two })).toBe(true);
  });

  test('a nudge counts for the turn it was made in', () => {
    const late = [{ seat: 3, since: 1000 }];
    expect(nudgedBy({ aside: { late, nudge: { seat: 3, by: 1, at: 1500 } } }, 3)).toBe(1);
    expect(nudgedBy({ aside: { late, nudge: { seat: 3, by: 1, at: 900 } } }, 3)).toBeUndefined();
    expect(nudgedBy({ aside: { late, nudge: { seat: 2, by: 1, at: 1500 } } }, 3)).toBeUndefined();
  });
});

describe('who stands in', () => {
  test('has a name of their own, which nobody at the table has, and keeps it', () => {
    const bot = standInBot('railroad-tycoon');
    expect(bot).toBe('driver');
    expect(standInBot('no game of ours')).toBe('');
    const names = [0, 1, 2, 3].map((seat) => standInName(seats, seat, bot, 'fr'));
    expect(new Set(names).size).toBe(4);
    const taken = seats.with(0, guest(names[1] ?? '')).with(2, { kind: 'bot', bot, name: bot });
    const other = standInName(taken, 3, bot, 'fr');
    expect([names[0], names[1]]).not.toContain(other);
    const six = Array.from({ length: 6 }, (_, i) => guest(`P${i}`));
    expect(standInName(six, 5, bot, 'en')).not.toBe(bot);
  });

  test('whoever resigned does not come back; whoever else does, while the game goes on', () => {
    const standIn = { seat: 0, bot: 'driver', since: 3, at: 0 };
    const at = (why: 'vote' | 'resigned', eyes: 0 | 1 | 'watcher', status: 'running' | 'over') =>
      isToReturn({ aside: { standIns: [{ ...standIn, why }] }, eyes, status });
    expect(at('vote', 0, 'running')).toBe(true);
    expect(at('vote', 1, 'running')).toBe(false);
    expect(at('vote', 'watcher', 'running')).toBe(false);
    expect(at('vote', 0, 'over')).toBe(false);
    expect(at('resigned', 0, 'running')).toBe(false);
    expect(hasFinished(0, [0])).toBe(false);
    expect(hasFinished(0, [1])).toBe(true);
  });

  test('H.8 those have won who have not resigned', () => {
    const standIn = { bot: 'driver', since: 3, at: 0 };
    const aside: Aside = {
      standIns: [
        { ...standIn, seat: 2, why: 'resigned' },
        { ...standIn, seat: 0, why: 'resigned' },
        { ...standIn, seat: 1, why: 'vote' },
      ],
    };
    const table = seats.with(3, { kind: 'bot', bot: 'driver', name: 'driver' });
    expect(resignation({ aside, seats: table })).toEqual({ resigned: [0, 2], won: [1] });
  });
});

describe('the report', () => {
  type Event = { is: string; money: number };
  const title = {
    game: { fold: (view: { table: unknown }, event: unknown) => add(view.table, event) },
    narrate: (event: unknown, { names }: { names: readonly string[] }) =>
      (event as Event).is === '' ? undefined : `${names[0]} ${(event as Event).is}`,
  } as unknown as Parameters<typeof reportOf>[3]['title'];
  function add(table: unknown, event: unknown): void {
    (table as { money: number }).money += (event as Event).money;
  }
  const face = {
    sums: ({ table }: { table: unknown }) => {
      const { money } = table as { money: number };
      return [{ name: 'cash', written: `$${money}`, worth: money }];
    },
  };
  const listener = { language: 'en' as const, names: ['Octave', 'Bob'], eyes: 'watcher' as const };
  const entry = (seq: number, actor: number | 'chance', is: string, money = 0) => ({
    seq,
    actor,
    events: [{ is, money }],
  });
  const journal = [
    entry(1, 0, 'began'),
    entry(2, 0, 'built', -4),
    entry(3, 'chance', '', 1),
    entry(4, 1, 'waited', 10),
    entry(5, 0, 'sold', 7),
    entry(6, 0, 'passed'),
  ];

  test('tells each deed of the seat since then, what it brought, and the sums before and after', () => {
    const before = { table: { money: 20 }, own: undefined };
    const teller = { title, face, listener, language: 'en' as const };
    const report = reportOf(journal, { seat: 0, since: 1 }, before, teller);
    expect(report.deeds.map(({ text, by }) => [text, by.map((change) => change.by)])).toEqual([
      ['Octave built', ['−4']],
      ['Octave sold', ['+7']],
      ['Octave passed', []],
    ]);
    expect(report.deeds.map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([
      [2],
      [5],
      [6],
    ]);
    expect(report.figures).toEqual([{ name: 'cash', from: '$20', to: '$34' }]);
    expect(report.entries.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
  });

  test('what chance does once the next turn has begun is not among them', () => {
    const turnOf = (event: unknown) => ((event as Event).is === 'turn' ? 2 : undefined);
    const teller = { title, face: { ...face, turnOf }, listener, language: 'en' as const };
    const told = [entry(2, 0, 'built'), entry(3, 'chance', 'turn'), entry(4, 'chance', 'drew')];
    const { deeds } = reportOf(told, { seat: 0, since: 1 }, undefined, teller);
    expect(deeds.map(({ text }) => text)).toEqual(['Octave built', 'Octave turn']);
  });

  test('without the table as it was, or sums, the deeds are told alone', () => {
    const teller = { title, face: {}, listener, language: 'en' as const };
    const report = reportOf(journal, { seat: 0, since: 4 }, undefined, teller);
    expect(report.figures).toEqual([]);
    expect(report.deeds.map(({ text }) => text)).toEqual(['Octave sold', 'Octave passed']);
    expect(reportOf(journal, { seat: 1, since: 4 }, undefined, teller).deeds).toEqual([]);
  });
});

describe('the ticket of a rematch', () => {
  test('has a hole for everybody, once', () => {
    const rematch = { by: 1, at: 5000, yes: [1, 2], no: [3] };
    expect(punchesOf({ aside: {}, seats, mine: [0] })).toBeUndefined();
    expect(punchesOf({ aside: { rematch }, seats, mine: [0] })?.map(({ is }) => is)).toEqual([
      'silent',
      'by',
      'yes',
      'no',
    ]);
    const two = punchesOf({ aside: { rematch }, seats, mine: [0, 2] });
    expect(two?.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(silentFrom({ aside: { rematch }, ahead: 1000 })).toBe(4000 + SILENT_MS);
  });

  test('says who would come for the silent', () => {
    const [bot] = botsInstead({ game: 'union-pacific', seats }, [1], 'en');
    expect(bot).toBe('Octave');
    expect(botsInstead({ game: 'union-pacific', seats }, [0, 1], 'fr')).toHaveLength(2);
  });
});
