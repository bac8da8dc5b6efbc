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
  const { table } = course.state() ?? example.at();
  const [allowed] = game.choices(table, game.own(example.at(), PUPIL), PUPIL);
  // Not before the refusal: the table stands, and one is told so.
  expect(course.act([allowed])).toBe(false);
  course.refused(allowed);
  expect(course.getSnapshot()).toMatchObject({ mood: 'stops', tried: false });
  expect(course.lit).toBe(example.lit);
  expect(course.act([example.tried])).toBe(false);
  course.refused(example.tried);
  expect(course.getSnapshot()).toMatchObject({ mood: 'stops', tried: true, answered: { rule } });
  expect(course.lit).toEqual([]);
  expect(course.seq).toBe(0);
  // What is looked at is not touched: Enter belongs to the table.
  course.touched();
  expect(course.seq).toBe(0);
  expect(course.act([allowed])).toBe(true);
  expect(course.seq).toBe(1);
  course.arrived();
  expect(course.getSnapshot().mood).toBe('end');
  course.back();
  expect(course.getSnapshot()).toMatchObject({ mood: 'tells', tried: false });
  expect(course.seq).toBe(0);
});
