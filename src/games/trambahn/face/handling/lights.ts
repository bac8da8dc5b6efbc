import type { Action, Card, Tram } from '#games/trambahn/rules/model.ts';
import { isLaying, piecesFor, placesFor, type Situation } from '../logic/gesture.ts';
import { type Piece, type Place, pieceOf, samePiece } from '../logic/places.ts';
import { type Held, isHeld } from './held.ts';

/** What is lit in brass and what is ringed in red, with what is in hand just now. */
export type Lights = {
  at: (place: Place) => PlaceLight;
  card: (card: Card, at: number) => PieceLight;
  tram: (tram: Tram, at: number) => PieceLight;
  /** Whether anything takes what is in hand, and whether laying it ends this step wherever it goes. */
  somewhere: boolean;
  endsStep: boolean;
};

/** How a place looks to somebody with a piece in hand: it takes the piece, it was refused, it is being asked about. */
export type PlaceLight =
  | { is: 'plain' }
  | { is: 'lit'; thing: Piece }
  | { is: 'bad' }
  | { is: 'aimed' };

const PLAIN: PlaceLight = { is: 'plain' };
const BAD: PlaceLight = { is: 'bad' };
const AIMED: PlaceLight = { is: 'aimed' };

/** `sent`: it is on its way to the table, and the answer is not here yet. */
export type PieceLight = 'plain' | 'lit' | 'held' | 'refused' | 'sent';

export function lightsOf(held: Held, situation: Situation, sent: readonly Action[]): Lights {
  const layings = situation.choices.filter(isLaying);
  const fitting = held.is === 'place' ? piecesFor(held.place, situation) : layings.map(pieceOf);
  const onTheirWay = sentFrom(situation.own?.hand ?? [], sent);
  const lit = held.is === 'piece' ? placesFor(held.piece, situation) : NOWHERE;
  const litPlace: PlaceLight = held.is === 'piece' ? { is: 'lit', thing: held.piece } : PLAIN;
  const lightOf = (piece: Piece, at: number): PieceLight => {
    if (isHeld(held, { piece, at })) return held.is === 'piece' && held.no ? 'refused' : 'held';
    return fitting.some((one) => samePiece(one, piece)) ? 'lit' : 'plain';
  };
  return {
    at: (place) => {
      if (held.is === 'place') return held.place === place ? AIMED : PLAIN;
      if (held.is === 'piece' && held.no === place) return BAD;
      return lit.has(place) ? litPlace : PLAIN;
    },
    card: (card, at) => (onTheirWay.has(at) ? 'sent' : lightOf({ is: 'card', card }, at)),
    tram: (tram, at) => lightOf({ is: 'tram', tram }, at),
    somewhere: lit.size > 0,
    endsStep:
      held.is === 'piece' && !layings.some((laying) => samePiece(pieceOf(laying), held.piece)),
  };
}

/** Where in the hand the cards lie that have been sent. */
function sentFrom(hand: readonly Card[], sent: readonly Action[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const action of sent) {
    if (!('card' in action)) continue;
    const at = hand.findIndex((card, i) => card === action.card && !places.has(i));
    if (at >= 0) places.add(at);
  }
  return places;
}

const NOWHERE: ReadonlySet<Place> = new Set();
