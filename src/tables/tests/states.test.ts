import { expect, test } from 'vitest';
import { allTitles } from '#games/catalogue.ts';
import { sha256, toHex, utf8 } from '#kernel/sha256.ts';
import { STATES } from '../stored-log.ts';

const titles = await allTitles();

/** The names and types in a value; of a list, those of all that is in it. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join('|')}]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const fields = Object.entries(value).map(([name, part]) => `${name}:${shapeOf(part)}`);
  return `{${fields.toSorted().join(',')}}`;
}

/**
 * Stored snapshots outlive the code that wrote them. Whoever changes the shape of a game's state raises its `rules`, if old
 * logs could replay differently, or else `STATES`; and writes the new shape down here.
 */
test('states have the shapes that were stored', () => {
  const shapes = titles.map(({ game }) => {
    const shape = shapeOf(game.setup(game.seats[1], game.parseOptions({})));
    return `${game.id} ${toHex(sha256(utf8(shape))).slice(0, 8)}`;
  });
  expect({ STATES, shapes }).toEqual({
    STATES: 1,
    shapes: [
      'trambahn 15c2705f',
      'pionniers 34a94a58',
      'union-pacific be01e1c3',
      'railroad-tycoon 10e2f25b',
    ],
  });
});
