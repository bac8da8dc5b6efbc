import { describe, expect, test } from 'vitest';
import type { TalkLine } from '#protocol/talk.ts';
import type { RequestAnswer, UnnamedRequest } from '../../../requests.ts';
import { mayTalk, Tapes, unreadIn } from '../tapes.ts';

const line = (n: number, part: Partial<TalkLine> = {}): TalkLine => ({
  n,
  at: n,
  tape: 'table',
  who: 'bob',
  name: 'Bob',
  text: `line ${n}`,
  ...part,
});

/** A table that answers what it is told to, one request after the other. */
function wired(...answers: object[]) {
  const asked: UnnamedRequest[] = [];
  const wire = {
    onSaid: undefined as ((lines: readonly TalkLine[]) => void) | undefined,
    request: async (wish: UnnamedRequest): Promise<RequestAnswer> => {
      asked.push(wish);
      return { id: 'x', ...answers.shift() } as RequestAnswer;
    },
  };
  const tapes = new Tapes(wire);
  return { wire, tapes, asked };
}

const page = (lines: TalkLine[], more = false) => ({ t: 'talk', you: 'ada', lines, more });
const texts = (tapes: Tapes) => tapes.getShown().lines.table.map(({ n }) => n);

describe('a tape', () => {
  test('begins with the latest page, and goes on by what is said', async () => {
    const { wire, tapes, asked } = wired(page([line(4), line(5)], true));
    const close = tapes.open();
    await tapes.catchUp('table');
    expect(asked).toEqual([{ t: 'talk', tape: 'table' }]);
    wire.onSaid?.([line(5), line(6), line(7, { tape: 'platform' })]);
    expect(texts(tapes)).toEqual([4, 5, 6]);
    expect(tapes.getShown()).toMatchObject({
      you: 'ada',
      more: { table: true },
      heard: { n: 7 },
      lines: { platform: [{ n: 7 }] },
    });
    close();
    expect(wire.onSaid).toBeUndefined();
  });

  test('shows one’s own line once, also when it is told before the answer to it', async () => {
    const { wire, tapes } = wired(page([line(1, { who: 'ada', text: 'again' })]), { t: 'done' });
    tapes.open();
    await tapes.catchUp('table');
    tapes.say('table', { text: 'again' }, 'Ada');
    // An old line of the same words is another one.
    wire.onSaid?.([line(1, { who: 'ada', text: 'again' })]);
    expect(tapes.getShown().unsent).toHaveLength(1);
    wire.onSaid?.([line(2, { who: 'ada', text: 'again' })]);
    expect(tapes.getShown().unsent).toEqual([]);
    expect(texts(tapes)).toEqual([1, 2]);
  });

  test('asks from its last line when it comes back, until it has all', async () => {
    const { tapes, asked } = wired(
      page([line(1)]),
      page([line(2), line(3)], true),
      page([line(4)]),
    );
    await tapes.catchUp('table');
    await tapes.catchUp('table');
    expect(asked.slice(1)).toEqual([
      { t: 'talk', tape: 'table', after: 1 },
      { t: 'talk', tape: 'table', after: 3 },
    ]);
    expect(texts(tapes)).toEqual([1, 2, 3, 4]);
  });

  test('brings in what was said before', async () => {
    const { tapes, asked } = wired(page([line(9)], true), page([line(7), line(8)]));
    await tapes.catchUp('table');
    await tapes.earlier('table');
    expect(asked[1]).toEqual({ t: 'talk', tape: 'table', before: 9 });
    expect(texts(tapes)).toEqual([7, 8, 9]);
    expect(tapes.getShown().more.table).toBe(false);
  });

  test('that may not be read stays empty', async () => {
    const { tapes } = wired({ t: 'refused', why: 'not-yours' });
    await tapes.catchUp('platform');
    expect(tapes.getShown().lines.platform).toEqual([]);
  });
});

test('what is said is dim until it is kept; what was refused can be tried again, or dropped', async () => {
  const { tapes, asked } = wired({ t: 'refused', why: 'too-often' }, { t: 'done', seq: 3 });
  tapes.say('table', { text: 'hello' }, 'Ada');
  expect(tapes.getShown().unsent).toEqual([
    { key: 0, tape: 'table', words: { text: 'hello' }, name: 'Ada' },
  ]);
  await Promise.resolve();
  await Promise.resolve();
  const [refused] = tapes.getShown().unsent;
  expect(refused).toMatchObject({ why: 'too-often' });
  if (refused) tapes.retry(refused);
  expect(tapes.getShown().unsent[0]?.why).toBeUndefined();
  await Promise.resolve();
  await Promise.resolve();
  expect(tapes.getShown().unsent).toEqual([]);
  expect(asked).toEqual(
    Array.from({ length: 2 }, () => ({ t: 'say', tape: 'table', text: 'hello', name: 'Ada' })),
  );
});

test('unread is what others said after what was read, but for those one does not read', () => {
  const lines = [line(1), line(2, { who: 'ada' }), line(3, { who: 'eve' }), line(4)];
  expect(unreadIn(lines, { upTo: 0, you: 'ada', muted: {} })).toBe(3);
  expect(unreadIn(lines, { upTo: 1, you: 'ada', muted: { eve: true } })).toBe(1);
});

test('players read the platform when the game is over', () => {
  expect(mayTalk(true, false)).toEqual({ read: ['table'], write: ['table'] });
  expect(mayTalk(true, true).read).toContain('platform');
  expect(mayTalk(false, false)).toEqual({ read: ['table', 'platform'], write: ['platform'] });
});
