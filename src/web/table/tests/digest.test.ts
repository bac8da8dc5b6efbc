import { describe, expect, test } from 'vitest';
import type { Actor, Eyes, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { Face, Strip } from '#ui/face.ts';
import {
  actorsShown,
  entriesWithSigns,
  lengthWritten,
  linesOf,
  spanOf,
  stripsOf,
  withoutName,
  withSigns,
} from '../desk/digest-lines.ts';
import { postedIn, readPutAway, withPutAway } from '../desk/sign-queue.ts';
import type { Journal } from '../journal.ts';

const journal = (...actors: Actor[]): Journal =>
  actors.map((actor, i): EntryShown => ({ seq: i + 1, actor, events: [`${actor}.${i + 1}`] }));

const nothing = () => false;
const spanFor = (log: Journal, eyes: Eyes, toAct: boolean) =>
  spanOf(log, eyes, toAct ? 'to-act' : 'waiting', nothing);

const seqs = (entries: Journal) => entries.map(({ seq }) => seq);

const strip = (seat: number | undefined, text: string, about: readonly unknown[] = []) => ({
  ...(seat === undefined ? {} : { seat }),
  text,
  about,
});

const told = (
  strips: readonly Strip<unknown>[],
  eyes: Eyes,
  actors: Actor[] = [],
  log: Actor[] = [],
  away: number[] = [],
) => {
  const span = { is: 'now', entries: journal(...log) } as const;
  return linesOf(strips, { eyes, seats: 3, actors, away, span }).map(
    ({ seat, strip: one, quiet }) => [seat, one?.text ?? quiet],
  );
};

describe('who acts on what is shown', () => {
  const all = journal(0, 'chance', 1, 'chance', 2);
  const shownAfter = (seq: number) => actorsShown(all, all.slice(0, seq), [2]);
  test('is who did what is shown next', () => expect(shownAfter(2)).toEqual([1]));
  test('is whoever chance plays for', () => expect(shownAfter(3)).toEqual([1]));
  test('is who is to act, when all is told', () => expect(shownAfter(5)).toEqual([2]));
  test('is whoever acted last, while chance is to act', () => {
    expect(actorsShown(all, all, ['chance'])).toEqual([2]);
    expect(actorsShown(journal('chance'), journal('chance'), ['chance'])).toEqual(['chance']);
  });
  test('is nobody when the game is over', () => expect(actorsShown(all, all, [])).toEqual([]));
});

describe('the lines', () => {
  test('begin with what befell the table, then come the rivals from your seat on', () => {
    const strips = [strip(0, 'A'), strip(2, 'C'), strip(undefined, 'all'), strip(0, 'A too')];
    expect(told(strips, 1)).toEqual([
      [undefined, 'all'],
      [2, 'C'],
      [0, 'A'],
      [0, 'A too'],
    ]);
  });

  test('leave no rival out: who plays, who comes next, who did nothing of note', () => {
    expect(told([], 0, [1], [])).toEqual([
      [1, 'acts'],
      [2, 'next'],
    ]);
    expect(told([strip(1, 'B')], 0, [1], [], [1, 2])).toEqual([
      [1, 'away'],
      [2, 'next'],
    ]);
    expect(told([strip(2, 'C')], 0, [0], [1, 2])).toEqual([
      [1, 'nothing'],
      [2, 'C'],
    ]);
  });

  test('say of who is still in their turn that they play, and of nobody that they come next when all is over', () => {
    expect(told([], 0, [1], [1])).toEqual([
      [1, 'acts'],
      [2, 'next'],
    ]);
    expect(told([], 0, [], [1])).toEqual([[1, 'nothing']]);
  });

  test('are of everybody for who watches', () => {
    expect(told([strip(1, 'B')], 'watcher', [1], [0])).toEqual([
      [0, 'nothing'],
      [1, 'B'],
      [2, 'next'],
    ]);
  });

  test('have names of their own', () => {
    const span = { is: 'now', entries: [] } as const;
    const lines = linesOf([strip(1, 'B'), strip(1, 'B')], { eyes: 0, seats: 2, actors: [], span });
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });

  test('can do without the name they begin with', () => {
    expect(withoutName('**Ada** links Troy', 'Ada')).toBe('links Troy');
    expect(withoutName('Ada links Troy', 'Ada')).toBe('links Troy');
    expect(withoutName('Adam links Troy', 'Ada')).toBe('Adam links Troy');
  });
});

describe('what a strip says', () => {
  const listener = { language: 'en', names: ['Ann', 'Bob'], eyes: 0 } as const;
  const seen = { table: undefined, own: undefined };
  const title = {
    narrate: (event: unknown) => (event === 'mute' ? undefined : `Bob did ${event}.`),
  } as unknown as Title<Kind>;
  const entries: Journal = [
    { seq: 1, actor: 1, events: ['this', 'mute'] },
    { seq: 2, actor: 'chance', events: ['that', 'that'] },
  ];

  test('is the journal, one strip for each seat, where the game does not say it', () => {
    const face = {} as Face<Kind>;
    const [one, ...more] = stripsOf(entries, { title, face, seen, listener });
    expect(one?.text.replaceAll('\u00a0', ' ')).toBe('Bob did this · did that');
    expect(one?.about).toEqual(['this', 'mute', 'that', 'that']);
    expect(more).toEqual([]);
  });

  test('is what the game says, where it does', () => {
    const face = { digest: (all: Journal) => [strip(1, `${all.length}`)] } as unknown as Face<Kind>;
    expect(stripsOf(entries, { title, face, seen, listener })).toEqual([strip(1, '2')]);
    expect(stripsOf([], { title, face, seen, listener })).toEqual([]);
  });
});

describe('a sign', () => {
  const signOf = (event: unknown) =>
    event === '0.2' || event === '2.5' ? { title: `${event}`, text: '' } : undefined;
  const log = journal(1, 0, 'chance', 1, 2, 0);

  test('remains in the digest from one\u2019s last turn on, with what that brought about', () => {
    const span = spanFor(log, 0, true);
    const posted = postedIn(entriesWithSigns(log, 0, span), signOf);
    expect(posted.map(({ seq, sign }) => [seq, sign.title])).toEqual([
      [2, '0.2'],
      [5, '2.5'],
    ]);
    expect(seqs(entriesWithSigns(log, 'watcher', spanFor(log, 'watcher', false)))).toEqual([
      4, 5, 6,
    ]);
  });

  test('stands first, and once if the digest of the game tells of it too', () => {
    const strips = [strip(1, 'B'), strip(undefined, 'own', ['x'])];
    const signs = [strip(undefined, 'sign x', ['x']), strip(undefined, 'sign y', ['y'])];
    expect(withSigns(strips, signs).map(({ text }) => text)).toEqual(['sign y', 'B', 'own']);
  });

  test('that was put away is remembered for the latest tables', () => {
    expect(readPutAway(null)).toEqual({});
    expect(readPutAway({ a: 3, b: 'x' })).toEqual({ a: 3 });
    expect(withPutAway({ a: 3, b: 4 }, 'a', 7)).toEqual({ b: 4, a: 7 });
    const many = Array.from({ length: 200 }, (_, i) => `t${i}`);
    const kept = many.reduce((known, table) => withPutAway(known, table, 1), {});
    expect(Object.keys(kept).at(-1)).toBe('t199');
    expect(Object.keys(kept).length).toBeLessThan(100);
  });
});

test('a film says how long it is', () => {
  expect([300, 14_400, 83_000].map(lengthWritten)).toEqual(['0:01', '0:14', '1:23']);
});
