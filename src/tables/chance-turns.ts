import { type Moment, momentAfter, rngAt } from '#kernel/deal.ts';
import type { Game, Kind, State } from '#kernel/game.ts';
import { entered } from './advance.ts';
import type { LogLine } from './store.ts';
import type { LineEvents } from './stored-log.ts';

/** What chance does as long as it is its turn, after what has just been done at a table that stood here; done to the state. */
export function chanceTurns(
  game: Game<Kind>,
  secret: string,
  state: State<Kind>,
  told: readonly LineEvents[],
  stood: { seq: number; moment: Moment },
  now: number,
): LineEvents[] {
  const turns: LineEvents[] = [];
  let seq = told.at(-1)?.line.seq ?? stood.seq;
  let moment = told.reduce((before, { line }) => momentAfter(before, line), stood.moment);
  while (game.actors(state.table)[0] === 'chance') {
    seq++;
    const action = game.chance(state, rngAt(secret, seq, moment));
    const line: LogLine = { seq, actor: 'chance', action, at: now };
    turns.push(entered(game, state, line));
    moment = momentAfter(moment, line);
  }
  return turns;
}
