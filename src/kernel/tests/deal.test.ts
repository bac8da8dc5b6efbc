import { describe, expect, it } from 'vitest';
import { rngOf } from '../chance.ts';
import {
  BEGINNING,
  dealFrom,
  isDeal,
  momentAfter,
  nameOfDraw,
  namesOfDraws,
  rngAt,
  rngOfBot,
} from '../deal.ts';
import type { Actor } from '../game.ts';
import type { Entry, Undo } from '../log.ts';
import { BadEntry, replayChecked } from '../replay.ts';
import { type DiceRace, diceRace } from './dice-race.ts';

type Action = DiceRace['action'];

const SECRET = '5e'.repeat(32);
const DEAL = dealFrom(SECRET);
const OPTIONS = { goal: 40 };

const entries = (...actors: readonly Actor[]) => actors.map((actor, i) => ({ seq: i + 1, actor }));
const drawsOf = (secret: string, ...actors: readonly Actor[]) => [
  ...namesOfDraws(secret, entries(...actors)).values(),
];

describe('a deal', () => {
  it('says by its secret that it is one, and keeps 24 bytes of chance', () => {
    expect([isDeal(SECRET), isDeal(DEAL)]).toEqual([false, true]);
    expect(DEAL).toMatch(/^[0-9a-f]{64}$/);
    expect(DEAL.slice(16)).toBe(SECRET.slice(16));
  });

  it('any other secret draws by the number of the entry, as ever', () => {
    expect(drawsOf(SECRET, 'chance', 0, 'chance')).toEqual(['1', '3']);
    const moment = entries('chance', 0, 0).reduce(momentAfter, BEGINNING);
    expect(rngAt(SECRET, 4, moment).below(1e6)).toBe(rngOf(SECRET, 4).below(1e6));
    expect(rngOfBot(SECRET, 4, 1, moment).below(1e6)).toBe(rngOf(SECRET, -4).below(1e6));
    expect(rngOfBot(SECRET, 0, 1, BEGINNING).below(1e6)).toBe(rngOf(SECRET, -0).below(1e6));
  });

  it('draws the same for the same seat at the same time, however many entries it took', () => {
    const short = drawsOf(DEAL, 'chance', 0, 'chance', 1, 'chance', 0, 'chance');
    const long = drawsOf(DEAL, 'chance', 0, 0, 0, 'chance', 1, 'chance', 0, 0, 'chance');
    expect(short).toEqual(['table.0', '0.0', '1.0', '0.1']);
    expect(long).toEqual(short);
  });

  it('who draws once more leaves the others what they would have drawn', () => {
    const once = drawsOf(DEAL, 0, 'chance', 1, 'chance', 0, 'chance', 1, 'chance');
    const twice = drawsOf(DEAL, 0, 'chance', 0, 'chance', 1, 'chance', 0, 'chance', 1, 'chance');
    const of = (names: readonly string[], seat: number) =>
      names.filter((name) => name.startsWith(`${seat}.`));
    expect(of(twice, 1)).toEqual(of(once, 1));
  });

  it('never draws by one name twice, so an undo brings other luck', () => {
    // The third entry takes the first two back.
    const names = drawsOf(DEAL, 0, 'chance', 0, 0, 'chance', 'chance', 1, 'chance', 0, 'chance');
    expect(new Set(names).size).toBe(names.length);
  });

  it('a bot is asked with the same chance where its seat has decided as often', () => {
    const short = entries(0, 'chance', 1, 'chance', 0, 'chance').reduce(momentAfter, BEGINNING);
    const long = entries(0, 0, 'chance', 1, 0, 0, 'chance').reduce(momentAfter, BEGINNING);
    const seed = (seq: number, moment: typeof BEGINNING) =>
      rngOfBot(DEAL, seq, 1, moment).below(1e9);
    expect(seed(6, short)).toBe(seed(7, long));
    const later = entries(1).reduce(momentAfter, short);
    expect(seed(7, later)).not.toBe(seed(6, short));
  });
});

describe('the log of a deal', () => {
  /** Walks one step in each of several entries, or all in one, and takes one turn back. */
  function logOf(steps: readonly number[], undoes: boolean): Entry<Action>[] {
    const state = diceRace.setup(2, OPTIONS);
    const log: Entry<Action>[] = [];
    let moment = BEGINNING;
    const put = (actor: Actor, action: Action | Undo): void => {
      const entry = { seq: log.length + 1, actor, action, at: 0 };
      if (!('undo' in action)) diceRace.apply(state, actor, action);
      log.push(entry);
      moment = momentAfter(moment, entry);
    };
    const draw = (): void => {
      const action = diceRace.chance(state, rngAt(DEAL, log.length + 1, moment));
      put('chance', action);
    };
    draw();
    for (const walk of steps) put(0, { walk });
    if (undoes) {
      // Nothing of chance lies between: it is free, and counts all the same.
      put(0, { undo: log.length - 1 });
    }
    return log;
  }

  it('is checked by its moments', () => {
    const log = logOf([1], false);
    expect(() => replayChecked(diceRace, 2, OPTIONS, log, DEAL)).not.toThrow();
    expect(nameOfDraw(DEAL, 1, BEGINNING)).toBe('table.0');
  });

  it('and what was not drawn so is found false', () => {
    const log = logOf([1], false);
    for (const secret of [DEAL, SECRET]) {
      const forged = [1, 2, 3, 4, 5, 6].filter((roll) => {
        const first: Entry<Action> = { seq: 1, actor: 'chance', action: { roll }, at: 0 };
        try {
          replayChecked(diceRace, 2, OPTIONS, [first], secret);
          return false;
        } catch (error) {
          return error instanceof BadEntry;
        }
      });
      // One throw of the six is the one that the secret gives.
      expect(forged).toHaveLength(5);
    }
    expect(log[0]?.action).not.toBeUndefined();
  });
});
