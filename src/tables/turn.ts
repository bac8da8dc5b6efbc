import type { Game, Kind, State } from '#kernel/game.ts';
import type { Turn } from './store.ts';

/** The turn that this state is the first of; nothing: the one before goes on. */
export function nextTurn(
  game: Game<Kind>,
  { table }: State<Kind>,
  before: Turn | undefined,
  since: number,
): Turn | undefined {
  const toAct = game.actors(table).filter((actor) => actor !== 'chance');
  const known = before?.toAct;
  const goesOn = known?.length === toAct.length && toAct.every((seat, i) => seat === known[i]);
  return goesOn ? undefined : { toAct, since };
}
