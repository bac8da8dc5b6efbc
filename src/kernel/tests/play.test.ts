import { describe, expect, it } from 'vitest';
import type { Actor, Seat, State } from '../game.ts';
import { type ChanceAction, type KindOf, playOf, type SeatAction } from '../play.ts';
import { rngFrom } from '../rng.ts';

/** One die, then the seats say in any order whether they saw it. */
type Phase = 'throw' | 'say' | 'over';
type Table = { phase: Phase; die: number; waiting: Seat[] };
type Action = { do: 'say'; number: number } | { do: 'nod' } | { do: 'throw'; die: number };
type Dice = KindOf<Table, null, null, Action, never, null>;

const actors = ({ phase, waiting }: Table): readonly Actor[] =>
  phase === 'throw' ? ['chance'] : waiting;

const done = (table: Table, seat: Seat) => {
  table.waiting = table.waiting.filter((other) => other !== seat);
  if (table.waiting.length === 0) table.phase = 'over';
};

const say = {
  phases: ['say'],
  check: ({ die }, _own, _seat, { number }) => (number === die ? undefined : { rule: '4.1' }),
  checkOutOfTurn: ({ phase }) => (phase === 'say' ? { rule: '4.2' } : undefined),
  offer: ({ die }, _own, _seat, into) => {
    into.push({ do: 'say', number: die });
  },
  apply: ({ table }, seat) => done(table, seat),
} satisfies SeatAction<Dice, 'say'>;

const nod = {
  phases: ['say'],
  apply: ({ table }, seat) => done(table, seat),
} satisfies SeatAction<Dice, 'nod'>;

const thrown = {
  phases: ['throw'],
  check: (_state, { die }) => (die >= 1 && die <= 6 ? undefined : { rule: '5.1' }),
  draw: (_state, rng) => ({ do: 'throw', die: 1 + rng.below(6) }),
  apply: ({ table }, { die }) => {
    table.die = die;
    table.phase = 'say';
  },
} satisfies ChanceAction<Dice, 'throw'>;

const play = playOf<Dice>(
  { say, nod, throw: thrown },
  { over: '6.1', turn: '3.2', moment: '3.3', due: '5.2' },
  {
    setup: (seats) => ({
      table: { phase: 'throw', die: 0, waiting: Array.from({ length: seats }, (_, seat) => seat) },
      hidden: null,
    }),
    actors,
    choices: () => [],
    apply: (state, actor, action) => {
      if (action.do === 'throw') thrown.apply(state, action);
      else say.apply(state, actor as Seat);
    },
    clone: (state) => structuredClone(state),
    own: () => null,
    shown: (event) => event,
    fold: () => undefined,
    imagine: (table) => ({ table, hidden: null }),
    standings: () => [],
  },
);

const stateAfter = (...actions: [Actor, Action][]): State<Dice> => {
  const state = play.setup(2, null);
  for (const [actor, action] of actions) play.apply(state, actor, action);
  return state;
};
const check = ({ table }: State<Dice>, seat: Seat, action: Action) =>
  play.check(table, null, seat, action)?.rule;

const three: [Actor, Action] = ['chance', { do: 'throw', die: 3 }];
const right: Action = { do: 'say', number: 3 };

describe('what all games judge alike', () => {
  it('is whose turn it is', () => {
    expect(check(stateAfter(), 0, { do: 'nod' })).toBe('3.2');
    expect(check(stateAfter(three), 1, { do: 'nod' })).toBeUndefined();
    expect(check(stateAfter(three), 2, { do: 'nod' })).toBe('3.2');
  });

  it('is the moment of an action; what is chance’s never has one', () => {
    expect(check(stateAfter(three), 0, { do: 'throw', die: 3 })).toBe('3.3');
  });

  it('is that the game is over', () => {
    expect(check(stateAfter(three, [0, right], [1, right]), 0, right)).toBe('6.1');
  });

  it('is that chance does what is due', () => {
    const due = (state: State<Dice>, action: Action) => play.checkChance(state, action)?.rule;
    expect(due(stateAfter(), { do: 'throw', die: 3 })).toBeUndefined();
    expect(due(stateAfter(three), { do: 'throw', die: 3 })).toBe('5.2');
    expect(due(stateAfter(), { do: 'nod' })).toBe('5.2');
  });
});

describe('what an action says of itself', () => {
  it('is asked when the rest is right', () => {
    expect(check(stateAfter(three), 0, right)).toBeUndefined();
    expect(check(stateAfter(three), 0, { do: 'say', number: 4 })).toBe('4.1');
    expect(play.checkChance(stateAfter(), { do: 'throw', die: 7 })?.rule).toBe('5.1');
  });

  it('may be a better reason than that it is not your turn', () => {
    expect(check(stateAfter(three, [0, right]), 0, right)).toBe('4.2');
    expect(check(stateAfter(), 0, right)).toBe('3.2');
  });

  it('is what chance draws, and nothing where chance has nothing to do', () => {
    expect(play.chance(stateAfter(), rngFrom(1))).toMatchObject({ do: 'throw' });
    expect(() => play.chance(stateAfter(three), rngFrom(1))).toThrow('say');
  });
});
