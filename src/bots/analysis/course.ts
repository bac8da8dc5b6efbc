import type { Actor, Kind, Play, Seat, State } from '#kernel/game.ts';
import { type Entry, standing } from '#kernel/log.ts';
import { winsIn } from '../chances.ts';
import type { PlayOut } from '../play-out.ts';

/** What one actor did in a row. */
export type Run<K extends Kind> = {
  readonly actor: Actor;
  readonly actions: readonly K['action'][];
  /** How many entries were in force before it, and after it. */
  readonly from: number;
  readonly to: number;
};

/** A finished game as an analysis reads it: its runs, and the positions before, between and after them. */
export type Course<K extends Kind> = {
  readonly seats: number;
  readonly runs: readonly Run<K>[];
  readonly positions: readonly State<K>[];
  /** By seat: 1 to whoever has won, shared if several have. */
  readonly result: readonly number[];
};

/** A game that is not over has no course: it is nobody's to analyse. */
export class NotOver extends Error {
  override name = 'NotOver';
}

/** What each did in a row, of what is in force. */
export function runsOf<K extends Kind>(log: readonly Entry<K['action']>[]): Run<K>[] {
  const runs: { actor: Actor; actions: K['action'][]; from: number; to: number }[] = [];
  for (const [at, { actor, action }] of standing(log).entries()) {
    const last = runs.at(-1);
    if (last?.actor === actor) {
      last.actions.push(action);
      last.to = at + 1;
    } else runs.push({ actor, actions: [action], from: at, to: at + 1 });
  }
  return runs;
}

export function courseOf<K extends Kind>(
  play: Play<K>,
  seats: number,
  options: K['options'],
  log: readonly Entry<K['action']>[],
): Course<K> {
  const state = play.setup(seats, options);
  const positions: State<K>[] = [play.clone(state)];
  const runs = runsOf<K>(log);
  for (const { actor, actions } of runs) {
    apply(play, state, actor, actions);
    positions.push(play.clone(state));
  }
  if (play.actors(state.table).length > 0) throw new NotOver('the game is not over');
  return { seats, runs, positions, result: winsIn(play, state) };
}

export function apply<K extends Kind>(
  play: Play<K>,
  state: State<K>,
  actor: Actor,
  actions: readonly K['action'][],
): void {
  for (const action of actions) play.apply(state, actor, action);
}

/** Did this seat do otherwise than those who play on quickly would have done? Only then has its choice changed anything. */
export function isOwnWay<K extends Kind>(
  playOut: PlayOut<K>,
  { positions, runs }: Course<K>,
  at: number,
): boolean {
  const actor = runs[at]?.actor;
  if (actor === undefined || actor === 'chance') return false;
  const usual = playOut.play.clone(positions[at] as State<K>);
  goOn(playOut, usual, actor);
  return JSON.stringify(usual) !== JSON.stringify(positions[at + 1]);
}

/** Plays on for this seat until somebody else is next. */
export function goOn<K extends Kind>({ play, act }: PlayOut<K>, state: State<K>, seat: Seat): void {
  while (play.actors(state.table)[0] === seat) act(state, seat);
}
