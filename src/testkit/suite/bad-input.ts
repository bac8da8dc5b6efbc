import { describe, expect, it } from 'vitest';
import {
  type Game,
  type Kind,
  Malformed,
  type RuleId,
  type Seat,
  type State,
} from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { ScriptPlan } from '../script.ts';
import { refuseBadActions } from './refuse-bad-actions.ts';

/** What one game must refuse, beyond what every game must. */
export type BadInput<K extends Kind> = {
  /** A moment at which seat 0 is to act. */
  state: State<K>;
  /** An action that has its form. It is spoilt in several ways. */
  sound: K['action'] & { do: string };
  /** What has not the form of an action, and what is answered. */
  malformed: readonly (readonly [what: string, raw: unknown, answer: string])[];
  /** What has it, but is not allowed to that seat now, and by which rule. */
  refused: readonly (readonly [what: string, seat: Seat, action: K['action'], rule: RuleId])[];
  options: {
    /** What the game makes of none. */
    usual: K['options'];
    malformed: readonly unknown[];
    /** The option that may be a whole board, and what such a board is called. */
    board?: { field: string; called: string };
  };
  /** Bad actions made at random: of so many at least so many are malformed, and as many refused by a rule. */
  random: { runs: number; least: number; seed: number } & Partial<ScriptPlan<K>>;
};

/** The answer where `do` names no action. */
export const NO_SUCH_ACTION = 'bad field do: invalid_union';
export const MEGABYTE = 'x'.repeat(2 ** 20);
const LONGEST_ANSWER = 500;

/** Keys that mean something to the language itself. */
export const TRAPS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
];
const TRAPPED = '{"__proto__":{"polluted":1}}';

/** Holds a game to its doors: what is no action, no option or not allowed is refused in a few words, and changes nothing. */
export function badInput<K extends Kind>(title: Title<K>, bad: BadInput<K>): void {
  const { game } = title;
  describe('what has not the form of an action', () => {
    malformedActions(game, bad);
    malformedOptions(game, bad);
  });

  describe('what is an action, but not now', () => {
    it.each(bad.refused)('%s', (_, seat, action, rule) => {
      expect(answerTo(game, bad.state, seat, action)).toBe(rule);
    });
  });

  const { runs, least, ...plan } = bad.random;
  const many = runs.toLocaleString('en');
  it(`refuses ${many} bad actions made at random, each in a few words, and changes nothing`, () => {
    const { malformed, refused } = refuseBadActions(title, { runs, ...plan });
    expect(malformed + refused).toBe(runs);
    expect(malformed).toBeGreaterThan(least);
    expect(refused).toBeGreaterThan(least);
  });
}

/** The answer of the table service to what a seat sends: nothing, if it is legal. Nothing is changed by asking. */
export function answerTo<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  raw: unknown,
): string | undefined {
  const before = JSON.stringify(state);
  try {
    const action = game.parseAction(raw);
    return game.check(state.table, game.own(state, seat), seat, action)?.rule;
  } catch (error) {
    if (error instanceof Malformed) return error.message;
    throw error;
  } finally {
    expect(JSON.stringify(state)).toBe(before);
    expect({}).not.toHaveProperty('polluted');
  }
}

function malformedActions<K extends Kind>(
  game: Game<K>,
  { state, sound, malformed }: BadInput<K>,
): void {
  it.each<readonly [string, unknown, string]>([
    ['nothing', undefined, 'not an object'],
    ['null', null, 'not an object'],
    ['a number', 3, 'not an object'],
    ['a word', sound.do, 'not an object'],
    ['a list', [sound], 'not an object'],
    ['no action', {}, NO_SUCH_ACTION],
    ['an action in capitals', { ...sound, do: sound.do.toUpperCase() }, NO_SUCH_ACTION],
    ['an undo, which is the log’s', { undo: 3 }, NO_SUCH_ACTION],
    ['an undo in disguise', { ...sound, undo: 1 }, 'unknown field undo'],
    ...malformed,
    ['a megabyte as action', { do: MEGABYTE }, NO_SUCH_ACTION],
    ['a megabyte as field', { ...sound, [MEGABYTE]: 1 }, `unknown field ${'x'.repeat(40)}`],
    ['a megabyte', MEGABYTE, 'not an object'],
  ])('%s', (_, raw, answer) => {
    expect(answerTo(game, state, 0, raw)).toBe(answer);
  });

  it.each(TRAPS)('a field %s', (key) => {
    const text = `{${JSON.stringify(key)}:{"polluted":1},${JSON.stringify(sound).slice(1)}`;
    expect(answerTo(game, state, 0, JSON.parse(text))).toBe(`unknown field ${key}`);
    expect(answerTo(game, state, 0, { do: key })).toBe(NO_SUCH_ACTION);
  });
}

function malformedOptions<K extends Kind>(
  game: Game<K>,
  { options: { usual, malformed, board } }: BadInput<K>,
): void {
  it('options that the game does not have', () => {
    expect(game.parseOptions({})).toEqual(usual);
    expect(game.parseOptions(undefined)).toEqual(usual);
    const trapped = JSON.parse(TRAPPED) as unknown;
    const never: unknown[] = [{ variant: 1 }, trapped, [], 'x', 7];
    if (board) never.push(...[null, {}, trapped].map((raw) => ({ [board.field]: raw })));
    for (const raw of [...never, ...malformed]) {
      expect(() => game.parseOptions(raw)).toThrow(Malformed);
    }
    expect({}).not.toHaveProperty('polluted');
  });

  if (!board) return;
  it(`a ${board.called} of a megabyte, refused in a few words`, () => {
    for (const large of [{ name: MEGABYTE }, { name: MEGABYTE, [MEGABYTE]: 1 }]) {
      try {
        game.parseOptions({ [board.field]: large });
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(Malformed);
        expect((error as Error).message.length).toBeLessThan(LONGEST_ANSWER);
      }
    }
  });
}
