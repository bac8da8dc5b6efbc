import type { Actor, Game, Kind, RuleId, Seat, State } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { refereed } from './referee.ts';
import { nameOf } from './trial.ts';

/** A table for rule tests: it does what the rules allow, says which rule forbids the rest, and watches the books. */
export type Play<K extends Kind> = {
  /** The state now: to be read. */
  readonly state: State<K>;
  /** All that was told so far, unfiltered, and what the last entry told of it. */
  readonly events: readonly K['event'][];
  readonly lastEvents: readonly K['event'][];

  /** Makes an entry, chance's too. Throws with the rule's number if it is not allowed. */
  do(actor: Actor, action: K['action']): Play<K>;

  /** The rule by which this actor may not do so now; nothing, if it may. Nothing is changed, and that is checked. */
  refused(actor: Actor, action: K['action']): RuleId | undefined;

  /** Throws unless it is exactly this rule that forbids it. `triangle` looks for these calls by name. */
  refusedBy(rule: RuleId, actor: Actor, action: K['action']): Play<K>;

  own(seat: Seat): K['own'];
  choices(seat: Seat): K['action'][];
};

/** Opens a table with nothing done yet, not even chance's deal. */
export function play<K extends Kind>(
  title: Title<K>,
  seats: number,
  options: K['options'],
): Play<K> {
  return playFrom(title, title.game.setup(seats, options));
}

/** Opens a table in the middle of a game. The state given is not touched. */
export function playFrom<K extends Kind>(title: Title<K>, from: State<K>): Play<K> {
  const game = refereed(title);
  const state = game.clone(from);
  const events: K['event'][] = [];
  let lastEvents: K['event'][] = [];
  const table: Play<K> = {
    state,
    events,
    get lastEvents() {
      return lastEvents;
    },
    do(actor, action) {
      mustBeAllowed(game, state, actor, action);
      lastEvents = [];
      game.apply(state, actor, action, (event) => lastEvents.push(event));
      events.push(...lastEvents);
      return table;
    },
    refused(actor, action) {
      const text = JSON.stringify(state);
      const refusal = refusalOf(game, state, actor, action);
      if (JSON.stringify(state) !== text) throw new Error('check changed the state');
      return refusal?.rule;
    },
    refusedBy(rule, actor, action) {
      const found = table.refused(actor, action);
      if (found === rule) return table;
      const what = `${nameOf(actor)}'s ${JSON.stringify(action)}`;
      throw new Error(
        `${what} is ${found ? `refused by ${found}` : 'allowed'}, not refused by ${rule}`,
      );
    },
    own: (seat) => game.own(state, seat),
    choices: (seat) => game.choices(state.table, game.own(state, seat), seat),
  };
  return table;
}

function refusalOf<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  actor: Actor,
  action: K['action'],
) {
  const read = game.parseAction(action);
  if (actor === 'chance') return game.checkChance(state, read);
  return game.check(state.table, game.own(state, actor), actor, read);
}

function mustBeAllowed<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  actor: Actor,
  action: K['action'],
): void {
  const what = `${nameOf(actor)}'s ${JSON.stringify(action)}`;
  const refusal = refusalOf(game, state, actor, action);
  if (refusal) throw new Error(`${what} is refused by ${refusal.rule}`);
  if (!game.actors(state.table).includes(actor)) throw new Error(`${what}: not its turn`);
}
