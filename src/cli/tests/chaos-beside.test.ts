import { expect, test } from 'vitest';
import type { HallRow } from '#protocol/hall.ts';
import type { TalkLine } from '#protocol/talk.ts';
import { BoardSeen } from '../chaos/board-seen.ts';
import { Faults, newCounts, verifyHarm } from '../chaos/counts.ts';
import { answerIn } from '../chaos/letters.ts';
import { TalkLedger } from '../chaos/talk-ledger.ts';

test('a letter is read for its link and its table, however it was broken for the way', () => {
  const token = 'a'.repeat(43);
  const text = `see http://127.0.0.1/t/abcdefgh=\r\nij and /answer/${'a'.repeat(20)}=\r\n${'a'.repeat(23)}?which=3D1`;
  expect(answerIn(text)).toEqual({ token, table: 'abcdefghij' });
  expect(answerIn('http://127.0.0.1/t/abcdefghij')).toBeUndefined();
});

test('lines that are lost, twice, numbered with a gap or told in two ways are found', () => {
  const line = (n: number, text: string) => ({
    n,
    text,
    at: 0,
    tape: 'table' as const,
    who: '',
    name: '',
  });
  const judged = (told: TalkLine[], kept: TalkLine[]): string[] => {
    const kinds: string[] = [];
    const talk = new TalkLedger((kind) => kinds.push(kind));
    talk.asked.set('one', { text: 'one', n: 1 });
    talk.asked.set('two', { text: 'two', n: 2 });
    talk.heard(told);
    talk.verify(kept);
    return kinds;
  };
  const [one, two] = [line(1, 'one'), line(2, 'two')];
  expect(judged([one, two, one], [two, one])).toEqual([]);
  expect(judged([one], [one])).toEqual(['lost']);
  expect(judged([], [one, line(3, 'two')])).toEqual(['talk', 'lost']);
  expect(judged([], [one, two, line(3, 'two')])).toEqual(['said twice', 'lost']);
  expect(judged([one, line(1, 'two')], [one, two])).toEqual(['two lines']);
  expect(judged([line(3, 'three')], [one, two])).toEqual(['talk']);
  expect(judged([], [one, two, line(3, 'three')])).toEqual(['unasked']);
});

test('a board that shows a table or somebody twice, or a table as it was, is found', () => {
  const found: string[] = [];
  const seen = new BoardSeen((kind, what) => found.push(`${kind}: ${what}`));
  const row = (id: string, status: HallRow['status'], entries: number): HallRow => ({
    id,
    status,
    entries,
    game: 'trambahn',
    seats: [],
    mine: [],
    hosting: false,
    at: 0,
    touched: 0,
  });
  const board = { mine: [], invited: [], waiting: [], running: [], arrivals: [], people: [] };
  seen.shown({ ...board, mine: [row('a', 'running', 3)], people: [{ name: 'Eve' }] });
  seen.shown({ ...board, arrivals: [row('a', 'over', 4)], waiting: [row('b', 'waiting', 0)] });
  expect(found).toEqual([]);
  seen.shown({ ...board, mine: [row('a', 'running', 4)], running: [row('a', 'running', 3)] });
  seen.shown({ ...board, people: [{ name: 'Eve' }, { name: 'Eve' }] });
  expect(found).toEqual([
    'went back: table a, over with 4 entries, then running with 4',
    'shown twice: table a',
    'went back: table a, running with 4 entries, then running with 3',
    'shown twice: Eve, Eve',
  ]);
});

test('a run in which something was never harmed says so', () => {
  const faults = new Faults();
  const counts = { ...newCounts(), kills: 3, databaseRestarts: 1, lost: 40 };
  verifyHarm(['kills', 'databaseRestarts', 'lost'], counts, faults);
  expect(faults.count).toBe(0);
  verifyHarm(['kills', 'databaseRestarts', 'busRestarts', 'lost'], counts, faults);
  expect(faults.first).toEqual([
    'no harm: the house: the bus was never restarted: it takes a longer run, or a smaller --every',
  ]);
});
