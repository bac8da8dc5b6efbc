import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import {
  type ByKeys,
  type Judged,
  judged,
  type Outcome,
  type Pressed,
} from '#ui/handling/outcome.ts';
import {
  judgedAt,
  judgedOn,
  obviousLaying,
  piecesFor,
  placesFor,
  type Situation,
  whyNothing,
} from '../logic/gesture.ts';
import { stepOf } from '../logic/hint.ts';
import { type Lying, layingOf, type Place } from '../logic/places.ts';
import { type Held, isHeld, NOTHING } from './held.ts';

/** What can be pressed, dragged and let go. */
export type Press = ByKeys &
  (
    | { is: 'piece'; lying: Lying }
    /** Does the one thing there is to do with this piece in this step. */
    | { is: 'piece-twice'; lying: Lying }
    | { is: 'place'; place: Place }
    /** A drag: picks the piece up whatever was in hand, and lays it there. */
    | { is: 'grab'; lying: Lying }
    | { is: 'drop'; lying: Lying; place: Place }
    | { is: 'lever' }
    /** Puts down what is in hand; `from`: what has the focus. */
    | { is: 'back'; from?: 'place' | undefined }
  );

type Pressing = Outcome<Held, Action>;

const LEVER = '[data-lever]';

export const pressed: Pressed<Trambahn, Held, Press, Situation> = (held, press, situation) => {
  switch (press.is) {
    case 'piece': {
      const lying = asItLies(press.lying, situation);
      return lying ? taken(held, lying, situation) : { held };
    }
    case 'piece-twice':
      return sent(held, press.lying, situation);
    case 'place':
      return put(held, press.place, situation);
    case 'grab':
      return { held: inHand(press.lying) };
    case 'drop': {
      const lying = asItLies(press.lying, situation);
      return lying ? laid(lying, press.place, situation) : { held: NOTHING };
    }
    case 'lever': {
      const step = stepOf(situation.table) ?? 'trams';
      return judged<Trambahn, Held>(held, { do: 'end-step', step }, situation);
    }
    case 'back':
      return held.is === 'piece' && press.from === 'place'
        ? { held: NOTHING, focus: `[data-piece="${markOf(held)}"]` }
        : { held: held.is === 'nothing' ? held : NOTHING };
  }
};

/** Where it lies now: what lay before it may have left since. */
function asItLies({ piece, at }: Lying, { table, own }: Situation): Lying | undefined {
  const where = <T>(all: readonly T[], one: T): number => (all[at] === one ? at : all.indexOf(one));
  const now =
    piece.is === 'card' ? where(own?.hand ?? [], piece.card) : where(table.display, piece.tram);
  return now < 0 ? undefined : { piece, at: now };
}

const inHand = ({ piece, at }: Lying): Held => ({ is: 'piece', piece, at });

/** How the piece is marked on its element. */
export const markOf = ({ piece, at }: Lying): string =>
  `${piece.is === 'card' ? 'hand' : 'display'}:${at}`;

/** Does what is allowed; says why not otherwise. The piece stays in hand until it lies. */
function carried(lying: Lying, come: Judged<Action>, no: Place | 'itself' | undefined): Pressing {
  const held = inHand(lying);
  if ('deed' in come) return { held, deed: come.deed };
  return { held: no === undefined ? held : { is: 'piece', ...lying, no }, refused: come.refused };
}

function laid(lying: Lying, place: Place, situation: Situation): Pressing {
  const outcome = carried(lying, judgedAt(lying.piece, place, situation), place);
  return outcome.deed ? { ...outcome, focus: nextAfter(lying, situation) } : outcome;
}

/** The card that comes to lie there once this one has left the hand, or the lever. */
function nextAfter({ piece, at }: Lying, { own }: Situation): string {
  const left = (own?.hand.length ?? 0) - 1;
  if (piece.is === 'tram' || left < 1) return LEVER;
  return `[data-piece="hand:${Math.min(at, left - 1)}"], ${LEVER}`;
}

/** Picks a piece up, or puts it down again; with a place asked about, lays it there. */
function taken(held: Held, lying: Lying, situation: Situation): Pressing {
  if (held.is === 'place') return laid(lying, held.place, situation);
  if (isHeld(held, lying)) return { held: NOTHING };
  if (lying.piece.is === 'tram') return takenTram(lying, situation);
  return { held: inHand(lying), focus: '[data-place].lit' };
}

/** A tram that only one column takes goes there at once. */
function takenTram(lying: Lying, situation: Situation): Pressing {
  const [only, other] = placesFor(lying.piece, situation);
  if (only === undefined) {
    const { columns } = situation.table.players[situation.seat];
    const bare = columns.findIndex((column) => column.tram === 0);
    const buying = layingOf(lying.piece, `column:${Math.max(bare, 0)}`, columns.length);
    return carried(lying, judgedOn(buying, situation), 'itself');
  }
  if (other === undefined) return laid(lying, only, situation);
  return { held: inHand(lying), focus: '[data-place].lit' };
}

/** Puts the piece in hand there; with empty hands, asks what could go there. */
function put(held: Held, place: Place, situation: Situation): Pressing {
  if (held.is === 'piece') return laid(held, place, situation);
  if (held.is === 'place' && held.place === place) return { held: NOTHING };
  if (piecesFor(place, situation).length > 0) {
    return { held: { is: 'place', place }, focus: '[data-piece].lit' };
  }
  const refused = whyNothing(place, situation);
  return refused ? { held: NOTHING, refused } : { held };
}

function sent(held: Held, lying: Lying, situation: Situation): Pressing {
  const laying = obviousLaying(lying.piece, situation.choices);
  return laying ? carried(lying, judgedOn(laying, situation), undefined) : { held };
}
