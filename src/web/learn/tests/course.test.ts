import { expect, test } from 'vitest';
import { games } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import { type Example, say } from '#kernel/lesson.ts';
import { lessonOf, PUPIL } from '#kernel/teach.ts';
import type { Title } from '#kernel/title.ts';
import { Course } from '../course.ts';

const files = import.meta.glob<readonly Example<Kind>[]>(
  '../../../games/*/lessons/examples/index.ts',
  { import: 'examples' },
);

const WORDS = {
  title: say('Rule', 'Règle'),
  said: say('What it says', 'Ce qu’elle dit'),
  farewell: say('Good', 'Bien'),
};

/** All that can be tried, with the game as it is played now. */
async function everyExample(): Promise<[title: Title<Kind>, example: Example<Kind>][]> {
  const all = games.map(async ({ id, rules }) => {
    const title = await rules[Math.max(...Object.keys(rules).map(Number))]?.();
    const examples = await files[`../../../games/${id}/lessons/examples/index.ts`]?.();
    return title && examples
      ? examples.map((one): [Title<Kind>, Example<Kind>] => [title, one])
      : [];
  });
  return (await Promise.all(all)).flat();
}

const examples = await everyExample();

test('there is something to try in each game', () => {
  const played = new Set(examples.map(([{ game }]) => game.id));
  expect([...played].toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

test.each(
  examples.map(([title, example]) => [title.game.id, example.rule, title, example] as const),
)('%s %s: refused first, and then what is allowed is done', (_, rule, title, example) => {
  const { game } = title;
  const course = new Course(title, lessonOf(example, WORDS), 0);
  const allowed = (): unknown => {
    const state = course.state() ?? example.at();
    return game.choices(state.table, game.own(state, PUPIL), PUPIL)[0];
  };
  const { lit, tried, after = [] } = example;
  // Not before the refusal: the table stands, and one is told so.
  const first = allowed();
  if (first !== undefined) {
    expect(course.act([first])).toBe(false);
    course.refused(first);
    expect(course.getSnapshot()).toMatchObject({ mood: 'stops', tried: false });
  }
  expect(course.lit).toEqual(lit ?? []);
  expect(course.act([tried])).toBe(false);
  expect(course.isOffered).toBe(lit === undefined);
  if (lit) course.refused(tried);
  else course.tryOffered();
  expect(course.getSnapshot()).toMatchObject({ mood: 'stops', tried: true, answered: { rule } });
  expect(course.lit).toEqual([]);
  expect(course.isOffered).toBe(false);
  expect(course.seq).toBe(0);
  // What is looked at is not touched: Enter belongs to the table.
  course.touched();
  expect(course.seq).toBe(0);
  expect(course.isOthers).toBe(after.length > 0);
  if (after.length > 0) {
    course.letPlay();
    course.arrived();
    expect(course.getSnapshot()).toMatchObject({ mood: 'tells', tried: true });
  }
  const second = allowed();
  // A game that is over goes no further.
  if (second === undefined) return expect(course.isOpen).toBe(false);
  expect(course.act([second])).toBe(true);
  expect(course.seq).toBe(after.length + 1);
  course.arrived();
  expect(course.getSnapshot().mood).toBe('end');
  course.back();
  expect(course.getSnapshot()).toMatchObject({ mood: 'tells', tried: false });
  expect(course.seq).toBe(0);
  return undefined;
});
