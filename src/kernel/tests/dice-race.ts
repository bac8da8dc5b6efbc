import { type Game, Malformed, type Seat, type View } from '../game.ts';
import { ranked } from '../standings.ts';

/**
 * A game small enough to see through, for tests of the log and of records. Chance rolls a die; the seat walks that
 * far in as many strides as it likes, or stops; then the next seat's die is rolled. Who reaches the goal has won.
 */
export type DiceRace = {
  table: { phase: 'roll' | 'walk' | 'over'; turn: Seat; left: number; at: number[]; goal: number };
  hidden: { rolls: number };
  own: null;
  action: { roll: number } | { walk: number } | { stop: true };
  event: { is: 'rolled' | 'walked' | 'stopped'; seat: Seat; steps: number };
  options: { goal: number };
};

type Table = DiceRace['table'];
type Action = DiceRace['action'];
type Event = DiceRace['event'];

export const diceRace: Game<DiceRace> = {
  id: 'dice-race',
  name: { en: 'Dice race', fr: 'Course aux dés' },
  rules: 3,
  seats: [2, 4],
  parseAction,
  parseOptions,
  setup: (seats, { goal }) => ({
    table: { phase: 'roll', turn: 0, left: 0, at: new Array<number>(seats).fill(0), goal },
    hidden: { rolls: 0 },
  }),
  actors: ({ phase, turn }) => (phase === 'over' ? [] : [phase === 'roll' ? 'chance' : turn]),
  check(table, _own, seat, action) {
    if (table.phase !== 'walk' || table.turn !== seat) return { rule: '1.1' };
    if ('roll' in action) return { rule: '1.2' };
    return 'walk' in action && action.walk > table.left ? { rule: '1.3' } : undefined;
  },
  checkChance: (_state, action) =>
    'roll' in action && action.roll >= 1 && action.roll <= 6 ? undefined : { rule: '1.2' },
  choices: (table, _own, seat) =>
    table.phase === 'walk' && table.turn === seat ? [{ stop: true }, ...strides(table.left)] : [],
  chance: (_state, rng) => ({ roll: 1 + rng.below(6) }),
  apply(state, _actor, action, tell) {
    const event = eventOf(action, state.table.turn);
    fold({ table: state.table, own: null }, event);
    if ('roll' in action) state.hidden.rolls++;
    tell?.(event);
  },
  clone: (state) => structuredClone(state),
  own: () => null,
  shown: (event) => event,
  fold,
  imagine: (table) => ({ table: structuredClone(table), hidden: { rolls: 0 } }),
  standings: ({ table }) => ranked(table.at.map((score, seat) => ({ seat, score, breakers: [] }))),
};

function eventOf(action: Action, seat: number): Event {
  if ('roll' in action) return { is: 'rolled', seat, steps: action.roll };
  return 'walk' in action
    ? { is: 'walked', seat, steps: action.walk }
    : { is: 'stopped', seat, steps: 0 };
}

function fold({ table }: View<DiceRace>, { is, seat, steps }: Event): void {
  if (is === 'stopped') return pass(table);
  table.left = is === 'rolled' ? steps : table.left - steps;
  if (is === 'walked') table.at[seat] = (table.at[seat] as number) + steps;
  table.phase = (table.at[seat] as number) >= table.goal ? 'over' : 'walk';
}

const strides = (left: number): Action[] =>
  Array.from({ length: left }, (_, i) => ({ walk: i + 1 }));

function pass(table: Table): void {
  table.turn = (table.turn + 1) % table.at.length;
  table.left = 0;
  table.phase = 'roll';
}

function parseAction(raw: unknown): Action {
  const fields = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  const [key, value] = fields[0] ?? [];
  if (fields.length === 1 && key === 'stop' && value === true) return { stop: true };
  if (fields.length === 1 && Number.isSafeInteger(value) && (value as number) > 0) {
    if (key === 'roll') return { roll: value as number };
    if (key === 'walk') return { walk: value as number };
  }
  throw new Malformed('neither a roll, nor a walk, nor a stop');
}

function parseOptions(raw: unknown): { goal: number } {
  const { goal } = (raw ?? {}) as { goal?: unknown };
  if (Number.isSafeInteger(goal) && (goal as number) > 0) return { goal: goal as number };
  throw new Malformed('no goal');
}
