import { expect, test } from 'vitest';
import { playMatch } from '#bots/match.ts';
import { botOf, titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { exportRecord } from '#kernel/record.ts';
import type { Title } from '#kernel/title.ts';
import type { LogLine, Stored } from '#tables/store.ts';
import { Faults, newCounts } from '../chaos/counts.ts';
import { TableLedger } from '../chaos/ledger.ts';
import { PlayedFor } from '../chaos/played-for.ts';
import { verifyTable } from '../chaos/verify.ts';

const { game } = (await titleOf('trambahn')) as Title<Kind>;
const bot = await botOf('trambahn', 'random');

/** A finished game as it is stored, and all that its clients were told of it, which is the truth. */
function honest() {
  if (!bot) throw new Error('nobody plays');
  const options = game.parseOptions({});
  const { log, secret, commitment } = playMatch(game, [bot, bot], options, { seed: 1, number: 1 });
  const faults = new Faults();
  const ledger = new TableLedger('table', game.id, { counts: newCounts(), faults });
  const state = game.setup(2, options);
  const lines = log.map((entry): LogLine => {
    const { seq, actor, action } = entry;
    const events: unknown[] = [];
    game.apply(state, actor, action, (event) => events.push(structuredClone(event)));
    for (const eyes of [0, 1, 'watcher'] as const) {
      const shown = events
        .map((event) => game.shown(event, eyes))
        .filter((one) => one !== undefined);
      ledger.shown(eyes, { seq, actor, events: shown }, 'somebody');
      const own = eyes === 'watcher' ? undefined : game.own(state, eyes);
      ledger.seen(eyes, seq, { table: state.table, own }, 'somebody');
    }
    if (actor === 'chance') return entry;
    ledger.asked.set(`request-${seq}`, { seat: actor, after: seq - 1, actions: [action] });
    ledger.acknowledged(`request-${seq}`, seq);
    return { ...entry, id: `request-${seq}` };
  });
  const seats = ['Ada', 'Bob'].map((name) => ({ kind: 'guest' as const, name, holder: name }));
  for (const [seat, name] of ['Ada', 'Bob'].entries()) ledger.sits(seat, name, name);
  ledger.record = exportRecord(game, { options, seats, commitment, secret, log });
  const header = { id: 'table', game: game.id, rules: game.rules, options, secret, at: 0 };
  const turn = { toAct: [], since: 0 };
  const whole = {
    header,
    seats,
    entries: lines.length,
    over: true,
    snapshots: [],
    turn,
    beside: {},
  };
  const stored = whole as unknown;
  const judged = async (kept = lines, more: Partial<Stored> = {}): Promise<string[]> => {
    const load = async () => ({ ...(stored as Stored), entries: kept.length, ...more });
    await verifyTable({ load, lines: async () => kept }, game, ledger);
    return [...faults.kinds.keys()];
  };
  return { ledger, lines, judged };
}

test('what is told truly is without fault', async () => {
  expect(await honest().judged()).toEqual([]);
});

test('a move that was acknowledged and is not there is found', async () => {
  const { lines, judged } = honest();
  expect(await judged(lines.slice(0, -1), { over: false })).toEqual(
    expect.arrayContaining(['lost', 'unfinished', 'not the log']),
  );
});

test('a request that was done twice is found', async () => {
  const { lines, judged } = honest();
  const twice = lines.map((line, i) => (i === 20 ? { ...line, id: lines[10]?.id ?? '' } : line));
  expect(await judged(twice)).toContain('done twice');
});

test('a move that was refused and done is found', async () => {
  const { ledger, judged } = honest();
  const [asked] = ledger.asked.values();
  if (asked) Object.assign(asked, { done: undefined, refused: 'stale' });
  expect(await judged()).toEqual(['refused and done']);
});

test('an entry that was shown otherwise than it is stored is found', async () => {
  const { ledger, judged } = honest();
  ledger.entries.get('watcher')?.set(5, 12_345);
  expect(await judged()).toEqual(['not the log']);
});

test('a table or a hand that never was is found', async () => {
  const { ledger, judged } = honest();
  ledger.tables.set(7, 1);
  ledger.owns.get(1)?.set(7, 1);
  expect(await judged()).toEqual(['another table', 'another hand']);
});

test('two who are told of two tables find it at once', () => {
  const faults = new Faults();
  const ledger = new TableLedger('table', game.id, { counts: newCounts(), faults });
  ledger.shown(0, { seq: 1, actor: 0, events: ['one'] }, 'Ada');
  ledger.shown(0, { seq: 1, actor: 0, events: ['other'] }, 'Ada again');
  ledger.seen(0, 1, { table: { a: 1 }, own: 1 }, 'Ada');
  ledger.seen(0, 1, { table: { a: 2 }, own: 2 }, 'Ada again');
  ledger.asked.set('request-1', { seat: 0, after: 0, actions: [] });
  ledger.acknowledged('request-1', 1);
  ledger.acknowledged('request-1', 2);
  expect([...faults.kinds.keys()]).toEqual([
    'two entries',
    'two tables',
    'two hands',
    'two answers',
  ]);
  expect(faults.count).toBe(4);
});

/** Two entries of one seat, one after the other. */
function pairIn(lines: readonly LogLine[]): [LogLine, LogLine] {
  const at = lines.findIndex(({ actor }, i) => actor !== 'chance' && actor === lines[i + 1]?.actor);
  return [lines[at] as LogLine, lines[at + 1] as LogLine];
}

test('a gesture is found whole, or what of it is missing or another', async () => {
  const asPart = (ledger: TableLedger, lines: LogLine[], action: unknown): LogLine[] => {
    const [first, second] = pairIn(lines);
    const asked = ledger.asked.get(`request-${first.seq}`);
    if (asked) asked.actions = [first.action, action];
    ledger.asked.delete(`request-${second.seq}`);
    const { id: _, ...unnamed } = second;
    return lines.with(second.seq - 1, unnamed);
  };
  const whole = honest();
  const [, second] = pairIn(whole.lines);
  expect(await whole.judged(asPart(whole.ledger, whole.lines, second.action))).toEqual([]);
  const other = honest();
  expect(await other.judged(asPart(other.ledger, other.lines, other.lines[0]?.action))).toEqual([
    'altered',
  ]);
  const half = honest();
  const asked = half.ledger.asked.get(`request-${second.seq - 1}`);
  if (asked) asked.actions = [...(asked.actions ?? []), second.action];
  expect(await half.judged()).toEqual(['half done']);
});

test('a seat that two were given, and one that was given and is another’s, is found', async () => {
  const { ledger, judged } = honest();
  ledger.sits(1, 'Cleo', 'Cleo');
  expect(await judged()).toEqual(['two in a seat', 'lost']);
});

test('what is moved for somebody is found once they were told that nobody does so any more', async () => {
  const moved = honest();
  const [{ seq, actor }] = pairIn(moved.lines);
  const seat = actor as number;
  moved.ledger.asked.delete(`request-${seq}`);
  const { id: _, ...unnamed } = moved.lines[seq - 1] as LogLine;
  const kept = moved.lines.with(seq - 1, unnamed);
  moved.ledger.played.ordered(seat, seq - 1)();
  moved.ledger.played.standsIn(seat, seq - 3, 1);
  moved.ledger.played.end(moved.ledger.played.endedBy(seat, 'order'), seq - 1);
  expect(await moved.judged(kept)).toEqual([]);
  moved.ledger.played.end(moved.ledger.played.endedBy(seat, 'stand-in'), seq - 1);
  expect(await moved.judged(kept)).toEqual(['unasked']);
});

test('an order that is not answered yet is not withdrawn with the others', () => {
  const played = new PlayedFor();
  const stands = played.ordered(0, 4);
  played.end(played.endedBy(0, 'order'), 6);
  expect([4, 5, 9].map((entry) => played.allows(0, entry))).toEqual([false, true, true]);
  stands();
  played.end(played.endedBy(0, 'order'), 8);
  expect([8, 9].map((entry) => played.allows(0, entry))).toEqual([true, false]);
});

test('what all have agreed to and nobody did is found', async () => {
  const { ledger, judged } = honest();
  ledger.consents.set('request-of-nobody', { of: [0, 1], yes: new Set([1]) });
  expect(await judged()).toEqual([]);
  ledger.consents.get('request-of-nobody')?.yes.add(0);
  expect(await judged()).toEqual(['lost']);
});

test('what a letter’s link was said to have done is found, or missed', async () => {
  const { ledger, lines, judged } = honest();
  const [{ seq, id = '' }] = pairIn(lines);
  ledger.asked.delete(id);
  ledger.links.set(id, true);
  ledger.links.set('answer-that-was-not-given', false);
  expect(await judged(lines), `entry ${seq}`).toEqual([]);
  ledger.links.set('answer-that-is-lost', true);
  expect(await judged(lines)).toEqual(['lost']);
});

test('who has resigned and moves again is found, and so is an end that was told and is not there', async () => {
  const { ledger, lines, judged } = honest();
  const [{ seq, actor }] = pairIn(lines);
  ledger.resigned.set(actor as number, seq - 1);
  ledger.endedBy({ why: 'resigned', at: -10_000 });
  ledger.endedBy({ why: 'resigned', at: -9000 });
  const standIn = { seat: actor as number, bot: 'random', since: seq - 1, at: 7 };
  const found = await judged(lines, { beside: { standIns: [{ ...standIn, why: 'vote' }] } });
  expect(found).toEqual(['two ends', 'lost', 'resigned', 'played on']);
  const honestly = honest();
  const last = lines.length;
  honestly.ledger.resigned.set(0, last);
  honestly.ledger.endedBy({ why: 'resigned', at: Number.MAX_SAFE_INTEGER });
  const ended = { why: 'resigned', at: Number.MAX_SAFE_INTEGER } as const;
  const standIns = [{ ...standIn, seat: 0, why: 'resigned' } as const];
  expect(await honestly.judged(lines, { beside: { ended, standIns } })).toEqual([]);
});
