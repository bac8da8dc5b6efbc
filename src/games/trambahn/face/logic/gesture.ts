import { type Action, STEPS, type Step, type Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Refusal } from '#kernel/game.ts';
import type { Judged, Refused, Situation as SituationOf } from '#ui/handling/outcome.ts';
import {
  type Laying,
  layingOf,
  type Piece,
  type Place,
  pieceOf,
  placesOf,
  STEP_OF,
  samePiece,
} from './places.ts';

/** What a press is judged by. */
export type Situation = SituationOf<Trambahn> & { seat: 0 | 1 };

const isStep = (phase: string): phase is Step => (STEPS as readonly string[]).includes(phase);
const orderOf = (step: Step): number => STEPS.indexOf(step);

/**
 * What is laid in a step still to come ends the steps before it on the way. The first passenger is never passed over
 * (4.2), and a step that is gone does not come back (3.3).
 */
export function judgedOn(laying: Laying, situation: Situation): Judged<Action> {
  const { table, check } = situation;
  const refusal = check(laying);
  if (refusal === undefined) return { deed: [laying] };
  const wanted = STEP_OF[laying.do];
  const { phase } = table;
  if (refusal.rule !== '3.3' || !isStep(phase) || orderOf(phase) > orderOf(wanted)) {
    return { refused: { refusal, action: laying } };
  }
  const first: Action = { do: 'end-step', step: phase };
  const duty = check(first);
  if (duty) return { refused: { refusal: duty, action: first } };
  const inItsStep = checkIn(wanted, laying, situation);
  if (inItsStep) return { refused: { refusal: inItsStep, action: laying } };
  const endings = endingsUntil(wanted, situation);
  return endings ? { deed: [...endings, laying] } : { refused: { refusal, action: laying } };
}

/** What the judge would say of it if its step were the current one. */
function checkIn(step: Step, laying: Laying, { table, own, seat }: Situation): Refusal | undefined {
  if (own === undefined) return { rule: '3.2' };
  return play.check({ ...table, phase: step }, own, seat, laying);
}

/** What ends the steps from now until this one is the current one; nothing, if it would be passed over (3.8). */
function endingsUntil(wanted: Step, { table, after }: Situation): readonly Action[] | undefined {
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

export function judgedAt(piece: Piece, place: Place, situation: Situation): Judged<Action> {
  return judgedOn(layingOf(piece, place, columnsOf(situation)), situation);
}

const takes = (place: Place, piece: Piece, situation: Situation): boolean =>
  'deed' in judgedAt(piece, place, situation);

/** Every place that takes this piece. */
export function placesFor(piece: Piece, situation: Situation): ReadonlySet<Place> {
  const places = placesOf(columnsOf(situation));
  return new Set(places.filter((place) => takes(place, piece, situation)));
}

/** Every piece within reach that this place takes. */
export function piecesFor(place: Place, situation: Situation): readonly Piece[] {
  return piecesOf(situation).filter((piece) => takes(place, piece, situation));
}

/**
 * Why nothing goes there: what is wrong with the piece that comes nearest, a card of the right line before any
 * other. Nothing, if there is no piece to speak of.
 */
export function whyNothing(place: Place, situation: Situation): Refused<Action> | undefined {
  const refusals = piecesOf(situation).flatMap((piece) => {
    const come = judgedAt(piece, place, situation);
    return 'refused' in come ? [come.refused] : [];
  });
  return refusals.find(({ refusal }) => isNear(refusal)) ?? refusals[0];
}

const isNear = ({ rule }: Refusal): boolean => rule === '5.3' || rule === '5.4' || rule === '7.3';

/** The one thing to do with this piece in this step, if there is just one. */
export function obviousLaying(piece: Piece, choices: readonly Action[]): Laying | undefined {
  const [only, other] = choices
    .filter(isLaying)
    .filter((laying) => samePiece(pieceOf(laying), piece));
  return other === undefined ? only : undefined;
}

export const isLaying = (action: Action): action is Laying => action.do in STEP_OF;

function piecesOf({ table, own }: Situation): readonly Piece[] {
  const cards = [...new Set(own?.hand)].map((card): Piece => ({ is: 'card', card }));
  const trams = [...new Set(table.display)].map((tram): Piece => ({ is: 'tram', tram }));
  return table.phase === 'trams' ? [...trams, ...cards] : [...cards, ...trams];
}

const columnsOf = ({ table, seat }: Situation): number => table.players[seat].columns.length;
