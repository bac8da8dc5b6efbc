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

/** Lists of actors, made once: `actors` is asked at every entry. By seat; no game has more. */
export const SEATS: readonly (readonly Actor[])[] = [[0], [1], [2], [3], [4], [5]];
export const CHANCE: readonly Actor[] = ['chance'];
export const NOBODY: readonly Actor[] = [];

/** Who is told what happens, if anybody listens. */
export type Tell<Event> = ((event: Event) => void) | undefined;

type NameOf<K extends PhasedKind> = K['action']['do'];
type Named<K extends PhasedKind, D> = Extract<K['action'], { do: D }>;

/** An action of a seat: when it may be taken, what forbids it, how it is offered, and what it does. */
export type SeatAction<K extends PhasedKind, D extends NameOf<K>> = {
  readonly phases: readonly K['table']['phase'][];
  /** Asked of a seat whose turn it is, in one of the phases. Without it, all is allowed then. */
  readonly check?: (
    table: K['table'],
    own: K['own'],
    seat: Seat,
    action: Named<K, D>,
  ) => Refusal | undefined;
  /** Why a seat whose turn it is not may not, where the rulebook knows better. */
  readonly checkOutOfTurn?: (table: K['table'], seat: Seat) => Refusal | undefined;
  /** All of it that `check` allows now. Without it, another action offers both. */
  readonly offer?: (table: K['table'], own: K['own'], seat: Seat, into: K['action'][]) => void;
  readonly apply: (
    state: State<K>,
    seat: Seat,
    action: Named<K, D>,
    tell: Tell<K['event']>,
  ) => void;
};

/** An action of chance: when it is due, could it be so, what is drawn, and what that does. */
export type ChanceAction<K extends PhasedKind, D extends NameOf<K>> = {
  readonly phases: readonly K['table']['phase'][];
  readonly check?: (state: State<K>, action: Named<K, D>) => Refusal | undefined;
  readonly draw: (state: State<K>, rng: Rng) => K['action'];
  readonly apply: (state: State<K>, action: Named<K, D>, tell: Tell<K['event']>) => void;
};

/** Every action by its name. */
export type Actions<K extends PhasedKind> = {
  readonly [D in NameOf<K>]: SeatAction<K, D> | ChanceAction<K, D>;
};

/** The numbers of the rules that every game has, in words of its own. */
export type CommonRules = {
  /** The game is over. */
  readonly over: RuleId;
  /** It is not your turn. */
  readonly turn: RuleId;
  /** It is not the moment for this. */
  readonly moment: RuleId;
  /** Chance does what is due, and nothing else. */
  readonly due: RuleId;
};

/**
 * The rules of play: what all games judge alike (whose turn, which phase) around what each action says of itself. Of the
 * rest, `choices` and `apply` are the game's own switches over its actions, to be fast: decision 0025.
 */
export function playOf<K extends PhasedKind>(
  actions: Actions<K>,
  rules: CommonRules,
  rest: Omit<Play<K>, 'check' | 'checkChance' | 'chance'>,
): Play<K> {
  const { actors } = rest;
  const { ofSeats, ofChance, due } = tablesOf<K>(actions);
  return {
    ...rest,

    check(table, own, seat, action) {
      const taken = ofSeats[action.do];
      const acting = actors(table);
      if (acting[0] !== seat && !acting.includes(seat)) {
        if (acting.length === 0) return { rule: rules.over };
        return taken?.checkOutOfTurn(table, seat) ?? { rule: rules.turn };
      }
      if (!taken || !isIn(taken.phases, table.phase)) return { rule: rules.moment };
      return taken.check(table, own, seat, action as Named<K, NameOf<K>>);
    },

    checkChance(state, action) {
      const drawn = ofChance[action.do];
      if (!drawn || !isIn(drawn.phases, state.table.phase)) return { rule: rules.due };
      return drawn.check(state, action as Named<K, NameOf<K>>);
    },

    chance(state, rng) {
      const { phase } = state.table;
      const draw = due[phase];
      if (!draw) throw new Error(`chance does nothing in the phase ${phase}`);
      return draw(state, rng);
    },
  };
}

/** Most actions have one phase. */
function isIn(phases: readonly string[], phase: string): boolean {
  return phases[0] === phase || (phases.length > 1 && phases.includes(phase));
}

const nothingAgainst = () => undefined;

/** The actions by name and chance's by phase, all of one form: looking into them costs less. */
function tablesOf<K extends PhasedKind>(actions: Actions<K>) {
  type Judged<A extends { readonly phases: unknown }, F extends keyof A> = Pick<A, 'phases'> &
    Required<Pick<A, F>>;
  type OfSeat = SeatAction<K, NameOf<K>>;
  type OfChance = ChanceAction<K, NameOf<K>>;
  const ofSeats: Record<string, Judged<OfSeat, 'check' | 'checkOutOfTurn'>> = {};
  const ofChance: Record<string, Judged<OfChance, 'check'>> = {};
  const due: Record<string, OfChance['draw']> = {};
  for (const [name, action] of Object.entries(actions) as [string, OfSeat | OfChance][]) {
    const { phases } = action;
    if ('draw' in action) {
      ofChance[name] = { phases, check: action.check ?? nothingAgainst };
      for (const phase of phases) due[phase] = action.draw;
    } else {
      const { check = nothingAgainst, checkOutOfTurn = nothingAgainst } = action;
      ofSeats[name] = { phases, check, checkOutOfTurn };
    }
  }
  return { ofSeats, ofChance, due };
}
