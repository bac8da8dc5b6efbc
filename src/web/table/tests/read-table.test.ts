import { expect, it } from 'vitest';
import type { Actor, Kind } from '#kernel/game.ts';
import type { Face } from '#ui/face.ts';
import { readTable } from '../desk/read-table.ts';

const FACE: Partial<Face<Kind>> = {
  steps: () => ({ names: ['Stations', 'Income'], now: 1 }),
  subtitle: () => 'Turn 4',
};

function heard(actors: readonly Actor[], face: Partial<Face<Kind>> = {}): string {
  const whole = { ...FACE, ...face } as Face<Kind>;
  const names = ['Ada', 'Basile', 'Inès'];
  const scores = { table: {}, own: {}, eyes: 0, names, language: 'en' } as const;
  return readTable(whole, scores, actors, ['a', 'b']);
}

it('says whose turn it is and at which step, then what the face says', () => {
  const readAloud: Face<Kind>['readAloud'] = (_, choices) =>
    `**12** points; ${choices.length} ways.`;
  expect(heard([0], { readAloud })).toBe('Your turn: income. 12 points; 2 ways.');
  expect(heard([1], { readAloud })).toBe('Basile plays: income. 12 points; 2 ways.');
});

it('says what it can of a face that says nothing, and of a table where nobody acts', () => {
  expect(heard([1, 2])).toBe('Basile and Inès play: income. Turn 4.');
  expect(heard(['chance'])).toBe('Nobody is to play. Turn 4.');
});
