import type { Eyes, Kind, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { moveFor, seatsOf } from './script.ts';
import {
  bytes,
  type Clause,
  eventsOf,
  lastNumberOf,
  nameOf,
  type Step,
  shownTo,
  type Trial,
} from './trial.ts';

/**
 * Laws 8 to 10: nobody learns what the rules do not tell. Each compares the true state with one that a seat
 * imagines. Two states that differ only in what the seat cannot know must look the same to it.
 *
 * Not tried: whether `imagine` reaches every state the seat cannot rule out, nor how likely it makes each.
 */
export const lawsOfSecrets: readonly Clause[] = [
  { law: 8, sampled: true, position: imaginesWhatItKnows },
  { law: 9, sampled: true, step: isSilent },
  { law: 10, sampled: true, step: doesNotPeek },
];

/** How far an imagined state is played on, to see whether it is bound to the true one. */
const PLAYED_ON = 8;

function imaginesWhatItKnows<K extends Kind>(trial: Trial<K>) {
  const { title, script, state } = trial;
  const { game } = title;
  if (game.actors(state.table).length === 0) return undefined;
  const text = bytes(state);
  const rng = rngFrom(lastNumberOf(trial));
  for (const seat of seatsOf(script.seats)) {
    const imagined = imagine(title, state, seat, lastNumberOf(trial));
    const other = imaginedOtherwise(title, state, imagined, seat);
    if (other) return `seat ${seat} imagines ${other}`;
    for (let entry = 0; entry < PLAYED_ON; entry++) {
      const move = moveFor(game, imagined, rng.below(1000));
      if (!move) break;
      game.apply(imagined, move.actor, move.action);
    }
    if (bytes(state) !== text) return `what seat ${seat} imagines is bound to the true state`;
  }
  return undefined;
}

function imaginedOtherwise<K extends Kind>(
  title: Title<K>,
  state: State<K>,
  imagined: State<K>,
  seat: Seat,
): string | undefined {
  const { game } = title;
  const [own, ownThere] = [state, imagined].map((each) => game.own(each, seat));
  if (bytes(imagined.table) !== bytes(state.table)) return 'another table';
  if (bytes(ownThere) !== bytes(own)) return 'knowing something else';
  const choices = game.choices(state.table, own, seat);
  const choicesThere = game.choices(imagined.table, ownThere, seat);
  if (bytes(choicesThere) !== bytes(choices)) return 'having other choices';
  const faults = title.faults(imagined);
  return faults.length === 0 ? undefined : `what cannot be: ${faults.join(' ')}`;
}

/**
 * Somebody else acts in the true state, and likewise in the one a seat imagines. If the seat then stands before the
 * same table with the same knowledge, it was shown the same. A watcher has only the table.
 *
 * So an event tells nothing that neither `table` nor `own` keeps, be it the order in which cards came: whoever was
 * away and reads the table afterwards would know less than whoever was there.
 */
function isSilent<K extends Kind>(step: Step<K>) {
  const { title, before, actor } = step;
  for (const seat of seatsOf(step.seats)) {
    if (seat === actor) continue;
    const imagined = imagine(title, before, seat, step.number);
    for (const action of likeActions(step, imagined)) {
      const there = title.game.clone(imagined);
      const leak = leakTo(seat, step, there, eventsOf(title.game, there, actor, action));
      if (leak) return leak;
    }
  }
  return undefined;
}

/** How often chance draws in an imagined state: the more often, the more likely is something that looks the same. */
const DRAWS = 4;

/** What the actor could do in the imagined state: the same, and for chance also what it draws there. */
function likeActions<K extends Kind>(step: Step<K>, imagined: State<K>): K['action'][] {
  const { game } = step.title;
  const { actor, action } = step;
  if (actor === 'chance') {
    const rng = rngFrom(step.number, 1);
    const drawn = Array.from({ length: DRAWS }, () => game.chance(imagined, rng));
    return game.checkChance(imagined, action) ? drawn : [action, ...drawn];
  }
  const refusal = game.check(imagined.table, game.own(imagined, actor), actor, action);
  return refusal ? [] : [action];
}

function leakTo<K extends Kind>(
  seat: Seat,
  { title: { game }, actor, after, events }: Step<K>,
  there: State<K>,
  eventsThere: readonly K['event'][],
): string | undefined {
  if (bytes(there.table) !== bytes(after.table)) return undefined;
  const sameOwn = bytes(game.own(there, seat)) === bytes(game.own(after, seat));
  const alike: Eyes[] = sameOwn ? [seat, 'watcher'] : ['watcher'];
  for (const eyes of alike) {
    const shown = shownTo(game, events, eyes);
    const shownThere = shownTo(game, eventsThere, eyes);
    if (shown === shownThere) continue;
    const who = eyes === 'watcher' ? 'a watcher' : nameOf(eyes);
    const other = `${shownThere} in another that looks the same to it`;
    return `when ${nameOf(actor)} acts, ${who} is shown ${shown} in this state, and ${other}`;
  }
  return undefined;
}

/**
 * What comes of a seat's own action follows from what that seat knew: free undo rests on it, for whoever takes an
 * action back has learnt nothing by it. What is to be brought to light is for chance to bring.
 */
function doesNotPeek<K extends Kind>(step: Step<K>) {
  const { title, number, before, actor, action, after, events } = step;
  const { game } = title;
  if (actor === 'chance') return undefined;
  const there = imagine(title, before, actor, number);
  const eventsThere = eventsOf(game, there, actor, action);
  const done = `by ${bytes(action)} seat ${actor} learns something hidden`;
  if (bytes(there.table) !== bytes(after.table)) return `${done}: it shows on the table`;
  if (bytes(game.own(there, actor)) !== bytes(game.own(after, actor))) return `${done}: it is told`;
  for (const eyes of [actor, 'watcher'] as const) {
    const shown = shownTo(game, events, eyes);
    if (shown === shownTo(game, eventsThere, eyes)) continue;
    return `${done}: ${eyes === 'watcher' ? 'a watcher' : 'it'} is shown ${shown}`;
  }
  return undefined;
}

function imagine<K extends Kind>({ game }: Title<K>, state: State<K>, seat: Seat, seed: number) {
  return game.imagine(state.table, game.own(state, seat), seat, rngFrom(seed, seat));
}
