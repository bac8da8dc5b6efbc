import { beforeAll, describe, it } from 'vitest';
import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { type Failure, LAW_NUMBERS, LAWS, tryLaws } from '../laws.ts';
import type { ScriptPlan } from '../script.ts';
import { shrink } from '../shrink.ts';
import { keepFailingGame } from './failing-games.ts';

/** Time for many slow games, or for the search for a short one. */
const PATIENCE_MS = 300_000;

/**
 * Holds a game to the laws: one test for each, all on the same random games. A game that fails is cut as short as it
 * will go and kept as a file, which the message names; `rerun` plays it again.
 */
export function laws<K extends Kind>(
  title: Title<K>,
  { games = 200, ...rest }: Omit<ScriptPlan<K>, 'games'> & { games?: number },
): void {
  const plan = { games, ...rest };
  describe(`the laws on ${games} random games of ${title.game.id}`, () => {
    let failures: Failure<K>[] = [];
    beforeAll(() => {
      failures = tryLaws(title, plan);
    }, PATIENCE_MS);

    for (const law of LAW_NUMBERS) {
      it(`law ${law}: ${LAWS[law]}`, { timeout: PATIENCE_MS }, () => {
        const failure = failures.find(({ breach }) => breach.law === law);
        if (failure) throw new Error(kept(title, failure, plan.bound));
      });
    }
  });
}

/** Shrinks and keeps a failing game, and says what a person needs to know of it. */
export function kept<K extends Kind>(
  title: Title<K>,
  failure: Failure<K>,
  bound: number,
  folder?: string,
): string {
  const shortest = shrink(title, failure, bound);
  const { law, entry, sentence } = shortest.breach;
  const file = keepFailingGame(title, shortest, bound, folder);
  return `law ${law} is broken after entry ${entry}: ${sentence}\nThe whole game: ${file}`;
}
