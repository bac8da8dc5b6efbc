import { type Action, STEPS, type Step, type Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import type { BoardProps } from '#ui/face.ts';
import {
  type Deed,
  deedOf,
  type Piece,
  type Place,
  pieceOf,
  placesOf,
  STEP_OF,
  samePiece,
} from './places.ts';

/** What a hand on the board is judged by. */
export type Bench = Pick<BoardProps<Trambahn>, 'table' | 'own' | 'check' | 'after'> & {
  seat: Seat;
};

/** What a gesture comes to: actions to be done in order, or the one that is refused and why. */
export type Verdict =
  | { ok: true; actions: readonly Action[] }
  | { ok: false; refusal: Refusal; action: Action };

const isStep = (phase: string): phase is Step => (STEPS as readonly string[]).includes(phase);
const orderOf = (step: Step): number => STEPS.indexOf(step);

/**
 * A deed whose step is still to come ends the steps before it on the way. The first passenger is never passed over
 * (4.2), and a step that is gone does not come back (3.3).
 */
export function verdictOn(deed: Deed, bench: Bench): Verdict {
  const refusal = bench.check(deed);
  if (refusal === undefined) return { ok: true, actions: [deed] };
  const wanted = STEP_OF[deed.do];
  const { phase } = bench.table;
  if (refusal.rule !== '3.3' || !isStep(phase) || orderOf(phase) > orderOf(wanted)) {
    return { ok: false, refusal, action: deed };
  }
  const first: Action = { do: 'end-step', step: phase };
  const duty = bench.check(first);
  if (duty) return { ok: false, refusal: duty, action: first };
  const inItsStep = checkIn(wanted, deed, bench);
  if (inItsStep) return { ok: false, refusal: inItsStep, action: deed };
  const endings = endingsUntil(wanted, bench);
  return endings ? { ok: true, actions: [...endings, deed] } : { ok: false, refusal, action: deed };
}

/** What the judge would say of the deed if its step were the current one. */
function checkIn(step: Step, deed: Deed, { table, own, seat }: Bench): Refusal | undefined {
  if (own === undefined) return { rule: '3.2' };
  return play.check({ ...table, phase: step }, own, seat, deed);
}

/** What ends the steps from now until this one is the current one; nothing, if it would be passed over (3.8). */
function endingsUntil(wanted: Step, { table, after }: Bench): readonly Action[] | undefined {
  const endings: Action[] = [];
  let phase: string = table.phase;
  while (phase !== wanted) {
    if (!isStep(phase) || orderOf(phase) > orderOf(wanted)) return undefined;
    endings.push({ do: 'end-step', step: phase });
    const seen = after(endings);
    if (seen === undefined) return undefined;
    phase = seen.table.phase;
  }
  return endings;
}

export function verdictAt(piece: Piece, place: Place, bench: Bench): Verdict {
  return verdictOn(deedOf(piece, place, columnsOf(bench)), bench);
}

/** Every place that takes this piece. */
export function placesFor(piece: Piece, bench: Bench): ReadonlySet<Place> {
  const places = placesOf(columnsOf(bench));
  return new Set(places.filter((place) => verdictAt(piece, place, bench).ok));
}

/** Every piece within reach that this place takes. */
export function piecesFor(place: Place, bench: Bench): readonly Piece[] {
  return piecesOf(bench).filter((piece) => verdictAt(piece, place, bench).ok);
}

/**
 * Why nothing goes there: what is wrong with the piece that comes nearest, a card of the right line before any
 * other. Nothing, if there is no piece to speak of.
 */
export function whyNothing(place: Place, bench: Bench): Verdict | undefined {
  const verdicts = piecesOf(bench).map((piece) => verdictAt(piece, place, bench));
  return verdicts.find((verdict) => !verdict.ok && isNear(verdict.refusal)) ?? verdicts[0];
}

const isNear = ({ rule }: Refusal): boolean => rule === '5.3' || rule === '5.4' || rule === '7.3';

/** The one thing to do with this piece in this step, if there is just one. */
export function obviousDeed(piece: Piece, choices: readonly Action[]): Deed | undefined {
  const deeds = choices.filter(isDeed).filter((deed) => samePiece(pieceOf(deed), piece));
  return deeds.length === 1 ? deeds[0] : undefined;
}

export const isDeed = (action: Action): action is Deed => action.do in STEP_OF;

function piecesOf({ table, own }: Bench): readonly Piece[] {
  const cards = [...new Set(own?.hand)].map((card): Piece => ({ is: 'card', card }));
  const trams = [...new Set(table.display)].map((tram): Piece => ({ is: 'tram', tram }));
  return table.phase === 'trams' ? [...trams, ...cards] : [...cards, ...trams];
}

const columnsOf = ({ table, seat }: Bench): number => table.players[seat as 0 | 1].columns.length;
