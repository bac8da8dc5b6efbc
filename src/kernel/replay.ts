import { canonical } from './canonical.ts';
import type { Secret } from './chance.ts';
import { BEGINNING, type Moment, momentAfter, rngAt } from './deal.ts';
import { type Game, type Kind, Malformed, type Refusal, type Seat, type State } from './game.ts';
import { checkUndo, type Entry, isUndo, type Played, standing, strike } from './log.ts';

/** An entry that could not have been made. `seq` is its number, `refusal` the rule it breaks, if a rule does. */
export class BadEntry extends Error {
  override name = 'BadEntry';
  readonly seq: number;
  readonly refusal: Refusal | undefined;

  constructor(seq: number, reason: string, refusal?: Refusal) {
    super(`entry ${seq}: ${reason}`);
    this.seq = seq;
    this.refusal = refusal;
  }
}

/** Plays the entries in force onto a fresh table, trusting them: for logs that were checked when written. */
export function replay<K extends Kind>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  log: readonly Entry<K['action']>[],
  tell?: (event: K['event'], entry: Played<K['action']>) => void,
): State<K> {
  const state = game.setup(seats, options);
  for (const entry of standing(log)) {
    game.apply(
      state,
      entry.actor,
      entry.action,
      tell && ((event: K['event']) => tell(event, entry)),
    );
  }
  return state;
}

/** Plays every entry, struck ones too, trusting none. Throws `BadEntry` at the first that could not have been. */
export function replayChecked<K extends Kind>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  log: readonly Entry<K['action']>[],
  secret?: Secret,
): State<K> {
  let state = game.setup(seats, options);
  const force: Played<K['action']>[] = [];
  let moment = BEGINNING;
  for (const [index, entry] of log.entries()) {
    if (entry.seq !== index + 1) throw new BadEntry(index + 1, `numbered ${entry.seq}`);
    if (isUndo(entry.action)) {
      checkUndoEntry(game, state, seats, force, entry);
      strike(force, entry.action.undo);
      state = replay(game, seats, options, force);
    } else {
      const played = { ...entry, action: parsed(game, entry) };
      checkEntry(game, state, played, secret, moment);
      game.apply(state, played.actor, played.action);
      force.push(played);
    }
    moment = momentAfter(moment, entry);
  }
  return state;
}

function parsed<K extends Kind>(game: Game<K>, entry: Entry<K['action']>): K['action'] {
  try {
    return game.parseAction(entry.action);
  } catch (error) {
    if (error instanceof Malformed) throw new BadEntry(entry.seq, error.message);
    throw error;
  }
}

function checkEntry<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  entry: Played<K['action']>,
  secret: Secret | undefined,
  moment: Moment,
): void {
  const { seq, actor, action } = entry;
  if (!game.actors(state.table).includes(actor)) {
    throw new BadEntry(seq, `it was not the turn of ${nameOf(actor)}`);
  }
  const refusal =
    actor === 'chance'
      ? game.checkChance(state, action)
      : game.check(state.table, game.own(state, actor), actor, action);
  if (refusal) throw new BadEntry(seq, `against rule ${refusal.rule}`, refusal);
  if (actor === 'chance' && secret !== undefined) {
    const drawn = game.chance(state, rngAt(secret, seq, moment));
    if (canonical(drawn) !== canonical(action)) {
      throw new BadEntry(seq, 'chance drew otherwise: the secret does not give this');
    }
  }
}

function checkUndoEntry<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seats: number,
  force: readonly Played<K['action']>[],
  entry: Entry<K['action']>,
): void {
  const { seq, actor, action } = entry;
  if (actor === 'chance' || actor >= seats) {
    throw new BadEntry(seq, `${nameOf(actor)} cannot undo`);
  }
  if (!isUndo(action)) throw new BadEntry(seq, 'not an undo');
  const over = game.actors(state.table).length === 0;
  const refusal = checkUndo(force, seats, actor, action, over, game.isFinal);
  if (refusal) throw new BadEntry(seq, `against rule ${refusal.rule}`, refusal);
}

function nameOf(actor: Seat | 'chance'): string {
  return actor === 'chance' ? 'chance' : `seat ${actor}`;
}
