import type { Actor, Kind, Play, Refusal, RuleId, Seat, State } from './game.ts';
import type { Rng } from './rng.ts';

/** A game whose table says which phase it is in, and whose actions have a name: what `playOf` can assemble. */
export type PhasedKind = Kind & { table: { phase: string }; action: { do: string } };

/** The types of one game, in this order, as a `Kind`. */
export type KindOf<Table, Hidden, Own, Action, Event, Options> = {
  table: Table;
  hidden: Hidden;
  own: Own;
  action: Action;
  event: Event;
  options: Options;
};

/** Who is told what happens, if anybody listens. */
export type Tell<Event> = ((event: Event) => void) | undefined;

type NameOf<K extends PhasedKind> = K['action']['do'];
type Named<K extends PhasedKind, D> = Extract<K['action'], { do: D }>;

/** An action of a seat: when it may be taken, what forbids it, how it is offered, and what it does. */
export type SeatAction<K extends PhasedKind, D extends NameOf<K>> = {
  readonly phases: readonly K['table']['phase'][];
  /** Asked of a seat whose turn it is, in one of the phases. Without it, all is allowed then. */
  check?(table: K['table'], own: K['own'], seat: Seat, action: Named<K, D>): Refusal | undefined;
  /** Why a seat whose turn it is not may not, where the rulebook knows better than 3.2. */
  checkOutOfTurn?(table: K['table'], seat: Seat): Refusal | undefined;
  /** All of it that `check` allows now. Without it, another action offers both. */
  offer?(table: K['table'], own: K['own'], seat: Seat, into: K['action'][]): void;
  apply(state: State<K>, seat: Seat, action: Named<K, D>, tell: Tell<K['event']>): void;
};

/** An action of chance: when it is due, could it be so, what is drawn, and what that does. */
export type ChanceAction<K extends PhasedKind, D extends NameOf<K>> = {
  readonly phases: readonly K['table']['phase'][];
  check?(state: State<K>, action: Named<K, D>): Refusal | undefined;
  draw(state: State<K>, rng: Rng): K['action'];
  apply(state: State<K>, action: Named<K, D>, tell: Tell<K['event']>): void;
};

/** What `playOf` assembles. */
export type Parts<K extends PhasedKind> = Omit<
  Play<K>,
  'check' | 'checkChance' | 'choices' | 'chance'
> & {
  /** Every action by its name. */
  readonly actions: {
    readonly [D in NameOf<K>]: SeatAction<K, D> | ChanceAction<K, D>;
  };
  /** Offers every action of the phase. This one and `apply` are switches, not tables, to be fast: decision 0025. */
  offer(table: K['table'], own: K['own'], seat: Seat, into: K['action'][]): void;
  /** The rules by which nobody plays on when the game is over, and chance does what is due and nothing else. */
  readonly rules: { readonly over: RuleId; readonly due: RuleId };
};

/** The rules of play: what all games judge alike (whose turn, which phase) around what each action says of itself. */
export function playOf<K extends PhasedKind>(parts: Parts<K>): Play<K> {
  const { actions, offer, rules, actors } = parts;
  const ofSeats: Record<string, SeatAction<K, NameOf<K>>> = {};
  const ofChance: Record<string, ChanceAction<K, NameOf<K>>> = {};
  const due: Record<string, ChanceAction<K, NameOf<K>>> = {};
  type AnyAction = SeatAction<K, NameOf<K>> | ChanceAction<K, NameOf<K>>;
  for (const [name, action] of Object.entries(actions) as [string, AnyAction][]) {
    if (!('draw' in action)) ofSeats[name] = action;
    else {
      ofChance[name] = action;
      for (const phase of action.phases) due[phase] = action;
    }
  }
  return {
    setup: parts.setup,
    actors,
    apply: parts.apply,
    clone: parts.clone,
    own: parts.own,
    shown: parts.shown,
    fold: parts.fold,
    imagine: parts.imagine,
    standings: parts.standings,
    ...(parts.isFinal ? { isFinal: parts.isFinal } : {}),

    check(table, own, seat, action) {
      const taken = ofSeats[action.do];
      const acting = actors(table);
      if (!isActing(acting, seat)) {
        if (acting.length === 0) return { rule: rules.over };
        return taken?.checkOutOfTurn?.(table, seat) ?? { rule: '3.2' };
      }
      if (!taken || !isIn(taken.phases, table.phase)) return { rule: '3.3' };
      return taken.check?.(table, own, seat, action as Named<K, NameOf<K>>);
    },

    checkChance(state, action) {
      const drawn = ofChance[action.do];
      if (!drawn || !isIn(drawn.phases, state.table.phase)) return { rule: rules.due };
      return drawn.check?.(state, action as Named<K, NameOf<K>>);
    },

    choices(table, own, seat) {
      const into: K['action'][] = [];
      if (isActing(actors(table), seat)) offer(table, own, seat, into);
      return into;
    },

    chance(state, rng) {
      const { phase } = state.table;
      const action = due[phase];
      if (!action) throw new Error(`chance does nothing in the phase ${phase}`);
      return action.draw(state, rng);
    },
  };
}

// Two functions alike, for most lists have one: the compiler compares numbers in the first and names in the second.

function isActing(acting: readonly Actor[], seat: Seat): boolean {
  return acting[0] === seat || (acting.length > 1 && acting.includes(seat));
}

function isIn(phases: readonly string[], phase: string): boolean {
  return phases[0] === phase || (phases.length > 1 && phases.includes(phase));
}
