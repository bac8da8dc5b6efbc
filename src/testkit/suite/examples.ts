import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Kind, State } from '#kernel/game.ts';
import type { Example } from '#kernel/lesson.ts';
import { PUPIL } from '#kernel/teach.ts';
import type { Title } from '#kernel/title.ts';
import { playFrom } from '../play.ts';
import { excusedIn, refusingRules } from '../rule-triangle.ts';
import { bytes } from '../trial.ts';
import { isSaid } from './said.ts';
import { codeIn } from './triangle.ts';

/** What is held together: the examples, the rules that the book links to, the code that refuses, and the reasons for the rest. */
export type ExamplePlaces<K extends Kind> = {
  examples: readonly Example<K>[];
  tried: readonly string[];
  /** The folder of its rules. */
  sources: string;
  /** A file with lines like `- 3.4: a card that is not in hand is not on the screen`. */
  untried: string;
};

/** The pupil may do something, or nobody may any more. */
function isOpen<K extends Kind>({ game }: Title<K>, { table }: State<K>): boolean {
  const actors = game.actors(table);
  return actors.length === 0 || actors.includes(PUPIL);
}

/**
 * Holds the examples of a game to what they promise: the very thing is refused by that very rule; something else may be done, there or when
 * others have played on, unless the game is over; and each rule that refuses has an example or a reason why not.
 */
export function examples<K extends Kind>(title: Title<K>, places: ExamplePlaces<K>): void {
  const { game } = title;
  describe(`what the rules of ${game.id} refuse, to be tried`, () => {
    test.each(places.examples)('$rule: $task.en', (example) => {
      const { rule, seats, options, at, tried, task, after = [] } = example;
      isSaid(task);
      expect(seats).toBeGreaterThanOrEqual(game.seats[0]);
      expect(game.parseOptions(options)).toEqual(options);
      const state = at();
      expect(title.faults(state)).toEqual([]);
      expect(bytes(at()), 'it is the same each time').toBe(bytes(state));
      const table = playFrom(title, state).refusedBy(rule, PUPIL, tried);
      expect(isOpen(title, table.state), 'others play on where they must').toBe(after.length === 0);
      for (const { actor, action } of after) {
        expect(actor).not.toBe(PUPIL);
        table.do(actor, action);
      }
      expect(isOpen(title, table.state)).toBe(true);
    });

    test('are what the rulebook links to, and each other rule that refuses has its reason', () => {
      const rules = places.examples.map(({ rule }) => rule);
      expect(new Set(rules).size).toBe(rules.length);
      expect([...places.tried].toSorted()).toEqual(rules.toSorted());
      const reasons = { name: places.untried, text: readFileSync(places.untried, 'utf8') };
      const accounted = [...rules, ...excusedIn(reasons)].toSorted();
      expect(accounted).toEqual(refusingRules(codeIn(places.sources, ['**/tests/**'])).toSorted());
    });
  });
}
