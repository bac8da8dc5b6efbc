import type { Seat } from '#kernel/game.ts';
import type { SimpleAnswer } from '#kernel/title.ts';
import type { Awake } from './awake.ts';

/** What a seat may answer without looking at the board, and after which entry. */
export type SimpleAnswers = { after: number; answers: readonly SimpleAnswer<unknown>[] };

/** Nothing: it is not this seat's turn, or the decision takes a board. */
export async function simpleAnswersAt({ parts, deeds }: Awake, seat: Seat): Promise<SimpleAnswers> {
  await deeds.lookIfShared();
  const { session, seating } = parts;
  const { title, state, seq: after } = session;
  const isTheirs =
    !deeds.isGone &&
    seating.hasBegun &&
    !seating.beside.ended &&
    !seating.standInAt(seat) &&
    session.actors.includes(seat);
  if (!isTheirs) return { after, answers: [] };
  const own = title.game.own(state, seat);
  return { after, answers: title.simpleAnswers?.(state.table, own, seat) ?? [] };
}
