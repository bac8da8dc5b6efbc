import type { Actor, Play, Refusal, Seat, State } from '#kernel/game.ts';
import { ranked } from '#kernel/standings.ts';
import { actors } from './flow.ts';
import { fold } from './fold.ts';
import {
  type Action,
  type Event,
  type LastWagon,
  LEAST_WAGONS,
  MOST_UNCOUPLED,
  MOST_WAGONS,
  type Table,
} from './model.ts';

function check(table: Table, seat: Seat, { do: verb, wagons }: Action): Refusal | undefined {
  if (table.phase === 'over') return { rule: '3.2' };
  if (actors(table)[0] !== seat) return { rule: '1.3' };
  if (verb === 'shunt') return { rule: '1.2' };
  if (wagons > MOST_UNCOUPLED) return { rule: '2.1' };
  return wagons > table.wagons ? { rule: '2.2' } : undefined;
}

function checkChance({ table }: State<LastWagon>, { do: verb, wagons }: Action) {
  const isDue = table.phase === 'shunting' && verb === 'shunt';
  const isPossible = wagons >= LEAST_WAGONS && wagons <= MOST_WAGONS;
  return isDue && isPossible ? undefined : ({ rule: '1.1' } satisfies Refusal);
}

/** 2.1, 2.2 */
function choices(table: Table, seat: Seat): Action[] {
  if (actors(table)[0] !== seat) return [];
  const most = Math.min(MOST_UNCOUPLED, table.wagons);
  return Array.from({ length: most }, (_, i) => ({ do: 'uncouple', wagons: i + 1 }));
}

function eventsOf({ wagons: there }: Table, actor: Actor, { wagons }: Action): Event[] {
  if (actor === 'chance') return [{ is: 'wagons-shunted', wagons }];
  const uncoupled: Event = { is: 'wagons-uncoupled', seat: actor, wagons };
  // 3.1
  return wagons === there ? [uncoupled, { is: 'game-won', seat: actor }] : [uncoupled];
}

const copyOf = (table: Table): Table => ({ ...table, uncoupled: [...table.uncoupled] });

export const play: Play<LastWagon> = {
  setup: () => ({
    table: { phase: 'shunting', turn: 0, wagons: 0, uncoupled: [0, 0] },
    hidden: {},
  }),
  actors,
  check: (table, _own, seat, action) => check(table, seat, action),
  checkChance,
  choices: (table, _own, seat) => choices(table, seat),
  chance: (_state, rng) => ({
    do: 'shunt',
    wagons: LEAST_WAGONS + rng.below(MOST_WAGONS - LEAST_WAGONS + 1),
  }),
  apply({ table }, actor, action, tell) {
    for (const event of eventsOf(table, actor, action)) {
      fold({ table }, event);
      tell?.(event);
    }
  },
  clone: ({ table }) => ({ table: copyOf(table), hidden: {} }),
  own: () => ({}),
  shown: (event) => event,
  fold,
  imagine: (table) => ({ table: copyOf(table), hidden: {} }),
  standings: ({ table: { phase, turn } }) =>
    ranked(
      [0, 1].map((seat) => ({
        seat,
        score: phase === 'over' && seat === turn ? 1 : 0,
        breakers: [],
      })),
    ),
};
