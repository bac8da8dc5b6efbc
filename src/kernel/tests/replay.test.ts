import { describe, expect, it } from 'vitest';
import { rngOf } from '../chance.ts';
import type { Actor } from '../game.ts';
import type { Entry, Undo } from '../log.ts';
import { BadEntry, replay, replayChecked } from '../replay.ts';
import { type DiceRace, diceRace } from './dice-race.ts';

type Action = DiceRace['action'];
type Line = [Actor, Action | Undo];

const SECRET = '5e'.repeat(32);
const OPTIONS = { goal: 12 };

const logOf = (...lines: readonly Line[]): Entry<Action>[] =>
  lines.map(([actor, action], i) => ({ seq: i + 1, actor, action, at: 1000 + i }));

/** Seat 0 walks 1 of 4 and 2 of what is left; seat 1 is thrown a 6. */
const BEGINNING: readonly Line[] = [
  ['chance', { roll: 4 }],
  [0, { walk: 1 }],
  [0, { walk: 2 }],
  [0, { stop: true }],
  ['chance', { roll: 6 }],
];

const checked = (...lines: readonly Line[]) => replayChecked(diceRace, 2, OPTIONS, logOf(...lines));

function badEntry(lines: readonly Line[], secret?: string): BadEntry {
  try {
    replayChecked(diceRace, 2, OPTIONS, logOf(...lines), secret);
  } catch (error) {
    if (error instanceof BadEntry) return error;
    throw error;
  }
  throw new Error('no entry was found bad');
}

describe('replay', () => {
  it('gives the state the game was in', () => {
    const state = replay(diceRace, 2, OPTIONS, logOf(...BEGINNING));
    expect(state.table).toEqual({ phase: 'walk', turn: 1, left: 6, at: [3, 0], goal: 12 });
    expect(state.hidden).toEqual({ rolls: 2 });
  });

  it('begins every time with a fresh table', () => {
    const once = replay(diceRace, 2, OPTIONS, logOf(...BEGINNING));
    once.table.at[0] = 99;
    expect(replay(diceRace, 2, OPTIONS, logOf(...BEGINNING)).table.at).toEqual([3, 0]);
  });

  it('plays only what is in force', () => {
    const state = replay(diceRace, 2, OPTIONS, logOf(...BEGINNING.slice(0, 3), [0, { undo: 2 }]));
    expect(state.table).toMatchObject({ at: [1, 0], left: 3, turn: 0 });
  });

  it('tells each event with its entry, and nothing of what was struck', () => {
    const told: [string, number][] = [];
    const log = logOf(...BEGINNING.slice(0, 3), [0, { undo: 1 }], [0, { stop: true }]);
    replay(diceRace, 2, OPTIONS, log, (event, entry) => told.push([event.is, entry.seq]));
    expect(told).toEqual([
      ['rolled', 1],
      ['stopped', 5],
    ]);
  });
});

describe('replayChecked', () => {
  it('gives the state that replay gives when nothing is wrong', () => {
    const lines: Line[] = [...BEGINNING, [1, { walk: 6 }], [1, { undo: 5 }], [1, { walk: 2 }]];
    expect(checked(...lines)).toEqual(replay(diceRace, 2, OPTIONS, logOf(...lines)));
  });

  it('names the entry out of number', () => {
    const log = logOf(...BEGINNING).with(2, { seq: 7, actor: 0, action: { walk: 2 }, at: 0 });
    expect(() => replayChecked(diceRace, 2, OPTIONS, log)).toThrow('entry 3: numbered 7');
  });

  it('names the entry of one who was not to act', () => {
    expect(badEntry([...BEGINNING, [0, { walk: 1 }]]).message).toBe(
      'entry 6: it was not the turn of seat 0',
    );
    expect(badEntry([[0, { walk: 1 }]]).message).toBe('entry 1: it was not the turn of seat 0');
    expect(badEntry([...BEGINNING, ['chance', { roll: 1 }]]).message).toBe(
      'entry 6: it was not the turn of chance',
    );
    expect(badEntry([...BEGINNING, [7, { walk: 1 }]]).message).toBe(
      'entry 6: it was not the turn of seat 7',
    );
  });

  it('names the entry against a rule, and the rule', () => {
    const error = badEntry([...BEGINNING, [1, { walk: 7 }]]);
    expect(error.message).toBe('entry 6: against rule 1.3');
    expect(error).toMatchObject({ seq: 6, refusal: { rule: '1.3' } });
  });

  it('names the entry that chance could not have made', () => {
    expect(badEntry([['chance', { roll: 7 }]]).message).toBe('entry 1: against rule 1.2');
  });

  it('names the entry that is no action', () => {
    const line = ['chance', { roll: 'six' }] as unknown as Line;
    expect(badEntry([line]).message).toBe('entry 1: neither a roll, nor a walk, nor a stop');
  });

  it('names the entry that ends the game and what follows it', () => {
    const lines: Line[] = [
      ...BEGINNING,
      [1, { walk: 6 }],
      [1, { stop: true }],
      ['chance', { roll: 1 }],
      [0, { stop: true }],
      ['chance', { roll: 6 }],
      [1, { walk: 6 }],
    ];
    expect(checked(...lines).table.phase).toBe('over');
    expect(badEntry([...lines, [1, { stop: true }]]).message).toBe(
      'entry 12: it was not the turn of seat 1',
    );
    expect(badEntry([...lines, [1, { undo: 10 }]]).message).toBe('entry 12: against rule H.4');
  });

  it('refuses what was struck later as it refuses the rest: it was made when it was not allowed', () => {
    const error = badEntry([...BEGINNING.slice(0, 3), [0, { walk: 9 }], [0, { undo: 1 }]]);
    expect(error.message).toBe('entry 4: against rule 1.3');
  });

  it('holds an undo to the house rules', () => {
    expect(badEntry([...BEGINNING.slice(0, 3), [0, { undo: 3 }]]).message).toBe(
      'entry 4: against rule H.3',
    );
    expect(badEntry([...BEGINNING, [1, { undo: 4 }]]).message).toBe('entry 6: against rule H.2');
    expect(checked(...BEGINNING, [1, { undo: 4, agreed: [0] }]).table.phase).toBe('roll');
  });

  it('lets only a seat of this table undo', () => {
    const lines = BEGINNING.slice(0, 3);
    expect(badEntry([...lines, ['chance', { undo: 1 }]]).message).toBe(
      'entry 4: chance cannot undo',
    );
    expect(badEntry([...lines, [2, { undo: 1 }]]).message).toBe('entry 4: seat 2 cannot undo');
  });

  it('plays on from where an undo led, undo after undo', () => {
    const lines: Line[] = [
      ...BEGINNING.slice(0, 3),
      [0, { undo: 2 }],
      [0, { walk: 3 }],
      [0, { undo: 1 }],
      [0, { walk: 4 }],
    ];
    expect(checked(...lines).table.at).toEqual([4, 0]);
    expect(badEntry([...lines, [0, { walk: 1 }]]).message).toBe('entry 8: against rule 1.3');
  });

  it('holds chance to the secret, where there is one', () => {
    const roll = diceRace.chance(diceRace.setup(2, OPTIONS), rngOf(SECRET, 1)) as { roll: number };
    const other = { roll: (roll.roll % 6) + 1 };
    const log = logOf(['chance', roll]);
    expect(replayChecked(diceRace, 2, OPTIONS, log, SECRET).table.left).toBe(roll.roll);
    expect(badEntry([['chance', other]], SECRET).message).toBe(
      'entry 1: chance drew otherwise: the secret does not give this',
    );
    expect(checked(['chance', other]).table.left).toBe(other.roll);
  });

  it('throws a die anew after it was taken back: its entry has another number', () => {
    const rollAt = (seq: number) => ({ roll: 1 + rngOf(SECRET, seq).below(6) });
    expect(rollAt(3)).not.toEqual(rollAt(1));
    const lines: Line[] = [
      ['chance', rollAt(1)],
      [0, { undo: 0, agreed: [1] }],
    ];
    const log = logOf(...lines, ['chance', rollAt(3)]);
    expect(replayChecked(diceRace, 2, OPTIONS, log, SECRET).table.left).toBe(rollAt(3).roll);
    expect(badEntry([...lines, ['chance', rollAt(1)]], SECRET).message).toMatch(
      /^entry 3: chance drew otherwise/,
    );
  });
});
