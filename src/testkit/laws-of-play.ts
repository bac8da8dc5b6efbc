import type { Kind, Refusal, Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { seatsOf } from './script.ts';
import { bytes, type Clause, eventsOf, type Step, shownTo, type Trial } from './trial.ts';

/** Laws 1 to 3, 6 and 7: what anybody who plays on relies on. */
export const lawsOfPlay: readonly Clause[] = [
  { law: 1, sampled: false, position: somebodyCanAct },
  { law: 2, sampled: false, position: choicesAreWhatCheckAllows },
  { law: 2, sampled: false, step: chancePasses },
  { law: 3, sampled: false, step: sameAgain },
  { law: 6, sampled: false, end: hasEnded },
  { law: 7, sampled: false, position: refereeIsContent },
];

function somebodyCanAct<K extends Kind>({ title: { game }, script, state }: Trial<K>) {
  const actors = game.actors(state.table);
  if (new Set(actors).size !== actors.length) return `somebody acts twice: ${bytes(actors)}`;
  for (const actor of actors) {
    if (actor === 'chance') continue;
    if (!seatsOf(script.seats).includes(actor)) return `there is no seat ${actor} to act`;
    if (game.choices(state.table, game.own(state, actor), actor).length === 0) {
      return `seat ${actor} must act and has no choice`;
    }
  }
  return undefined;
}

/** How many of the latest actions are held against `check` again, when most of them have become illegal. */
const STALE = 8;

function choicesAreWhatCheckAllows<K extends Kind>(trial: Trial<K>) {
  const { title, script, state } = trial;
  const { game } = title;
  const { table } = state;
  const text = bytes(state);
  const acting = game.actors(table);
  const stale = trial.log.slice(-STALE).map((entry) => entry.action);
  for (const seat of seatsOf(script.seats)) {
    const own = game.own(state, seat);
    const choices = game.choices(table, own, seat);
    for (const choice of choices) {
      const refusal = game.check(table, own, seat, choice);
      if (refusal) return `seat ${seat} is offered ${bytes(choice)}, against rule ${refusal.rule}`;
    }
    const offered = acting.includes(seat) ? new Set(choices.map(bytes)) : undefined;
    for (const action of stale) {
      const refusal = game.check(table, own, seat, action);
      if (refusal && !hasRule(refusal)) return `a refusal cites no rule: ${bytes(refusal)}`;
      if (!refusal && offered && !offered.has(bytes(action))) {
        return `seat ${seat} may do ${bytes(action)} but is not offered it`;
      }
    }
  }
  game.standings(state);
  if (bytes(state) !== text) return 'asking (own, choices, check, standings) changed the state';
  return undefined;
}

/** Does the refusal carry a number in the form that the rulebooks use? */
export function hasRule(refusal: Refusal): boolean {
  return /^(\d+|H)\.\d+$/.test(refusal.rule);
}

function chancePasses<K extends Kind>({ title: { game }, before, actor, action }: Step<K>) {
  if (actor !== 'chance') return undefined;
  const text = bytes(before);
  const refusal = game.checkChance(before, action);
  if (refusal) return `chance does ${bytes(action)}, against rule ${refusal.rule}`;
  return bytes(before) === text ? undefined : 'checkChance changed the state';
}

/** The trial applied the action to one clone; here it is applied to another. */
function sameAgain<K extends Kind>({ title: { game }, before, after, ...step }: Step<K>) {
  const { actor, action, events, number, beforeText, afterText } = step;
  const done = bytes(action);
  const told = bytes(events);
  if (bytes(before) !== beforeText) return `${done} applied to a clone changed the original`;
  const clone = game.clone(before);
  if (bytes(clone) !== beforeText) return 'a clone differs from its original';
  const toldAgain = bytes(eventsOf(game, clone, actor, action));
  if (bytes(action) !== done) return `apply changed the action ${done} itself`;
  if (bytes(clone) !== afterText) return `${done} applied again gives another state`;
  if (toldAgain !== told) return `${done} applied again tells other events`;
  if (bytes(after) !== afterText) return 'what was applied to one clone changed another';
  for (const eyes of [...seatsOf(step.seats), 'watcher'] as const) shownTo(game, events, eyes);
  if (bytes(events) !== told) return 'shown changed an event';
  if (actor === 'chance' && bytes(game.chance(before, rngFrom(number))) !== done) {
    return 'chance draws otherwise from the same generator';
  }
  return undefined;
}

function hasEnded<K extends Kind>({ title: { game }, script, bound, log, state }: Trial<K>) {
  if (game.actors(state.table).length > 0) {
    return log.length < bound ? undefined : `after ${log.length} entries the game is not over`;
  }
  const standings = game.standings(state);
  const seats = standings.map(({ seat }) => seat).sort((a: Seat, b: Seat) => a - b);
  const eachOnce = bytes(seats) === bytes(seatsOf(script.seats));
  if (!eachOnce) return `standings name the seats ${bytes(seats)}`;
  // A game may have a player who sits nowhere and takes a place.
  if (Math.min(...standings.map(({ place }) => place)) > 2) return 'nobody is in place 1 or 2';
  return undefined;
}

function refereeIsContent<K extends Kind>({ title, state }: Trial<K>) {
  const faults = title.faults(state);
  return faults.length === 0 ? undefined : faults.join(' ');
}
