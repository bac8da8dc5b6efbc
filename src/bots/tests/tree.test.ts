import { describe, expect, test } from 'vitest';
import type { Actor, Kind, Play, Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { ranked } from '#kernel/standings.ts';
import { diceRace } from '#kernel/tests/dice-race.ts';
import { type Node, newNode, triesOf } from '../node.ts';
import { plainBot } from '../plain.ts';
import type { Rollouts } from '../rollout.ts';
import { type Branching, grow, treeOf } from '../tree.ts';

/**
 * Two draw a card each, unseen. Both say at once whether they stay, and who stays and has more wins two; who leaves, one loses.
 * Then the first may double what is at stake. Small enough to know what is right.
 */
type Duel = Kind & {
  table: { phase: 'deal' | 'stay' | 'double' | 'over'; stays: (boolean | null)[]; stake: number };
  hidden: { cards: number[] };
  own: { card: number };
  action: { cards: number[] } | { stay: boolean } | { double: boolean };
  options: object;
};

const CARDS = 6;

const duel: Play<Duel> = {
  setup: () => ({ table: { phase: 'deal', stays: [null, null], stake: 1 }, hidden: { cards: [] } }),
  actors({ phase, stays }): Actor[] {
    if (phase === 'deal') return ['chance'];
    if (phase === 'stay') return [0, 1].filter((seat) => stays[seat] === null);
    return phase === 'double' ? [0] : [];
  },
  check: () => undefined,
  checkChance: () => undefined,
  choices: ({ phase }) =>
    phase === 'stay' ? [{ stay: false }, { stay: true }] : [{ double: false }, { double: true }],
  chance(_, rng) {
    const first = rng.below(CARDS);
    return { cards: [first, (first + 1 + rng.below(CARDS - 1)) % CARDS] };
  },
  apply({ table, hidden }, actor, action) {
    if ('cards' in action) {
      hidden.cards = action.cards;
      table.phase = 'stay';
    } else if ('stay' in action) {
      table.stays[actor as Seat] = action.stay;
      if (!table.stays.includes(null)) {
        table.phase = table.stays.every((stay) => stay) ? 'double' : 'over';
      }
    } else {
      if (action.double) table.stake = 2;
      table.phase = 'over';
    }
  },
  clone: (state) => structuredClone(state),
  own: ({ hidden }, seat) => ({ card: hidden.cards[seat] as number }),
  shown: (event) => event,
  fold() {},
  imagine(table, { card }, seat, rng) {
    const other = (card + 1 + rng.below(CARDS - 1)) % CARDS;
    return {
      table: structuredClone(table),
      hidden: { cards: seat === 0 ? [card, other] : [other, card] },
    };
  },
  standings: (state) =>
    ranked([0, 1].map((seat) => ({ seat, score: worthOf(state, seat), breakers: [] }))),
};

function worthOf(
  { table, hidden }: { table: Duel['table']; hidden: Duel['hidden'] },
  seat: Seat,
): number {
  const { stays, stake } = table;
  const [mine, theirs] = [hidden.cards[seat] as number, hidden.cards[1 - seat] as number];
  if (stays[seat] && stays[1 - seat]) return mine > theirs ? 2 * stake : -2 * stake;
  if (stays[seat] === stays[1 - seat]) return 0;
  return stays[seat] ? 1 : -1;
}

const rollouts: Rollouts<Duel> = {
  play: duel,
  isHorizon: () => false,
  act(state, seat, chanceAt) {
    const choices = duel.choices(state.table, duel.own(state, seat), seat);
    duel.apply(state, seat, choices[chanceAt(state.table).below(choices.length)] as Duel['action']);
  },
  evaluate: worthOf,
};

const branching: Branching<Duel, Duel['action']> = {
  depth: 10,
  candidates: (state, seat) =>
    duel.choices(state.table, duel.own(state, seat), seat).map((move) => ({ move, prior: 0 })),
  begin: (state, seat, move) => duel.apply(state, seat, move),
};

/** What seat 0, with this card, has tried how often. */
function grown(
  card: number,
  more: Partial<Branching<Duel, Duel['action']>> = {},
  tries = 400,
): Node {
  const tree = treeOf(rollouts, { ...branching, ...more });
  const root = newNode();
  const rng = rngFrom(7);
  const { table } = duel.setup(2, {});
  table.phase = 'stay';
  for (let n = 0; n < tries; n++)
    grow(tree, root, duel.imagine(table, { card }, 0, rng), 0, () => rng);
  return root;
}

const STAY = '{"stay":true}';
const LEAVE = '{"stay":false}';

describe('the tree', () => {
  test('stays with the best card and leaves with the worst', () => {
    const strong = grown(CARDS - 1);
    expect(triesOf(strong, 0, STAY)).toBeGreaterThan(triesOf(strong, 0, LEAVE) * 3);
    const weak = grown(0);
    expect(triesOf(weak, 0, LEAVE)).toBeGreaterThan(triesOf(weak, 0, STAY) * 3);
  });

  test('those who decide at once learn each for themselves, at one moment', () => {
    const root = grown(3);
    expect(triesOf(root, 1, STAY) + triesOf(root, 1, LEAVE)).toBe(400);
    expect(triesOf(root, 0, STAY) + triesOf(root, 0, LEAVE)).toBe(400);
    // Both stay: only then does anything follow.
    expect([...root.next.values()].filter(({ visits }) => visits > 0)).toHaveLength(1);
  });

  test('a way that comes late opens late', () => {
    expect(triesOf(grown(3, { ways: 0.5 }, 3), 0, STAY)).toBe(0);
    expect(triesOf(grown(3, { ways: 0.5 }, 100), 0, STAY)).toBeGreaterThan(0);
  });

  test('chance is drawn anew while there is room, and then as it came before', () => {
    const tree = treeOf(rollouts, branching);
    const root = newNode();
    const rng = rngFrom(3);
    for (let n = 0; n < 30; n++) grow(tree, root, duel.setup(2, {}), 0, () => rng);
    expect(root.outcomes.length).toBeGreaterThan(4);
    expect(root.outcomes.length).toBeLessThan(15);
    expect([...root.next.values()].some(({ visits }) => visits > 2)).toBe(true);
  });
});

describe('the yardstick', () => {
  test('finds what wins by nothing but games played out', () => {
    const bot = plainBot(diceRace, (tries) => tries < 300);
    const { table } = diceRace.setup(2, { goal: 10 });
    Object.assign(table, { phase: 'walk', left: 4, at: [6, 9] });
    expect(bot.decide(table, null, 0, rngFrom(1))).toEqual({ walk: 4 });
  });
});
