import { describe, expect, test } from 'vitest';
import type { Actor, Eyes, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { Face, Strip } from '#ui/face.ts';
import { befellBy, type Course, spanOf } from '../desk/digest-lines.ts';
import type { Journal } from '../journal.ts';

const journal = (...actors: Actor[]): Journal =>
  actors.map((actor, i): EntryShown => ({ seq: i + 1, actor, events: [`${actor}.${i + 1}`] }));

const nothing = () => false;
const spanFor = (log: Journal, eyes: Eyes, toAct: boolean) =>
  spanOf(log, eyes, toAct ? 'to-act' : 'waiting', nothing);

const seqs = (entries: Journal) => entries.map(({ seq }) => seq);

describe('what the digest tells of', () => {
  test('is what the others did since your turn, while it is yours', () => {
    const span = spanFor(journal(0, 'chance', 1, 2, 'chance', 0), 0, true);
    expect([span.is, seqs(span.entries)]).toEqual(['since', [3, 4, 5]]);
  });

  test('is what they have done so far, while they play; nothing of your own turn', () => {
    const live = (...actors: Actor[]) => seqs(spanFor(journal(...actors), 0, false).entries);
    expect(live(1, 0, 'chance')).toEqual([]);
    expect(live(1, 0, 'chance', 1)).toEqual([4]);
    expect(spanFor(journal(0, 1), 0, false).is).toBe('now');
  });

  test('is all that happened for who has not had a turn', () => {
    expect(seqs(spanFor(journal('chance', 1, 2), 0, true).entries)).toEqual([2, 3]);
  });

  test('begins with what befell the table after your own last deed, whoever acts next', () => {
    // 'chance.3' is an income; chance does other things too.
    const befell = ({ events }: EntryShown) => events.includes('chance.3');
    const log = journal(0, 'chance', 'chance', 'chance', 1);
    const seen = (to: number, course: Course) =>
      seqs(spanOf(log.slice(0, to), 0, course, befell).entries);
    expect(seen(5, 'waiting')).toEqual([3, 4, 5]);
    expect(seen(5, 'to-act')).toEqual([3, 4, 5]);
    expect(seen(4, 'to-act')).toEqual([3, 4]);
    expect(seen(2, 'to-act')).toEqual([]);
  });

  test('goes on to the end of the game, also when you acted last', () => {
    const log = journal(0, 1, 0, 'chance', 'chance');
    expect(seqs(spanOf(log, 0, 'over', nothing).entries)).toEqual([2, 3, 4, 5]);
    expect(seqs(spanOf(journal(0, 1), 0, 'over', nothing).entries)).toEqual([2]);
  });

  test('is the last round of everybody for who watches, whoever began it', () => {
    const round = (...actors: Actor[]) =>
      seqs(spanFor(journal(...actors), 'watcher', false).entries);
    expect(round(0, 1, 2, 0, 'chance', 1)).toEqual([3, 4, 5, 6]);
    expect(round('chance', 0, 0, 1)).toEqual([2, 3, 4]);
    expect(round()).toEqual([]);
  });
});

const strip = (seat: number | undefined, text: string, about: readonly unknown[] = []) => ({
  ...(seat === undefined ? {} : { seat }),
  text,
  about,
});

test('what befell the table is what has a strip of nobody, or of somebody else; not of what stood there before', () => {
  const listener = { language: 'en', names: ['Ann'], eyes: 'watcher' } as const;
  const strips: Record<string, Strip<unknown>> = {
    paid: strip(undefined, '', ['paid']),
    chosen: strip(1, '', ['chosen']),
    drawn: strip(0, '', ['drawn']),
    stands: strip(1, ''),
  };
  const digest = ([entry]: Journal) => [strips[`${entry?.events[0]}`]];
  const befell = (face: unknown, event: string) =>
    befellBy(
      {
        title: {} as Title<Kind>,
        face: face as Face<Kind>,
        seen: { table: undefined, own: undefined },
        listener,
      },
      0,
    )({ seq: 1, actor: 'chance', events: [event] });
  expect(befell({ digest }, 'paid')).toBe(true);
  expect(befell({ digest }, 'chosen')).toBe(true);
  expect(befell({ digest }, 'drawn')).toBe(false);
  expect(befell({ digest }, 'stands')).toBe(false);
  expect(befell({}, 'paid')).toBe(false);
});
