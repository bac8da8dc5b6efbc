import type { Action, Card, Tram } from '#games/trambahn/rules/model.ts';
import { type Bench, isDeed, piecesFor, placesFor } from '../logic/gesture.ts';
import { type Piece, type Place, pieceOf, samePiece } from '../logic/places.ts';
import type { Hold } from './hold.ts';

/** What is lit in brass and what is ringed in red, with what is in hand just now. */
export type Looks = {
  at: (place: Place) => Look;
  card: (card: Card, at: number) => PieceLook;
  tram: (tram: Tram, at: number) => PieceLook;
  /** Whether anything takes what is in hand, and whether laying it ends this step wherever it goes. */
  somewhere: boolean;
  endsStep: boolean;
};

/** How a place looks to somebody with a piece in hand: it takes the piece, it was refused, it is being asked about. */
export type Look = { is: 'plain' } | { is: 'lit'; thing: Piece } | { is: 'bad' } | { is: 'aimed' };

const PLAIN: Look = { is: 'plain' };
const BAD: Look = { is: 'bad' };
const AIMED: Look = { is: 'aimed' };

/** `sent`: it is on its way to the table, and the answer is not here yet. */
export type PieceLook = 'plain' | 'lit' | 'held' | 'refused' | 'sent';

export function looksOf(
  hold: Hold,
  choices: readonly Action[],
  bench: Bench,
  sent: readonly Action[],
): Looks {
  const deeds = choices.filter(isDeed);
  const cards = new Set<Card>();
  const trams = new Set<Tram>();
  const light = (piece: Piece): void => {
    if (piece.is === 'card') cards.add(piece.card);
    else trams.add(piece.tram);
  };
  if (hold.is === 'place') for (const piece of piecesFor(hold.place, bench)) light(piece);
  else for (const deed of deeds) light(pieceOf(deed));
  const onTheirWay = sentFrom(bench.own?.hand ?? [], sent);
  const lit = hold.is === 'piece' ? placesFor(hold.piece, bench) : NOWHERE;
  const litLook: Look = hold.is === 'piece' ? { is: 'lit', thing: hold.piece } : PLAIN;
  const held = (is: 'card' | 'tram', at: number): PieceLook | undefined =>
    hold.is === 'piece' && hold.piece.is === is && hold.at === at
      ? hold.no === undefined
        ? 'held'
        : 'refused'
      : undefined;
  return {
    at: (place) => {
      if (hold.is === 'place') return hold.place === place ? AIMED : PLAIN;
      if (hold.is === 'piece' && hold.no === place) return BAD;
      return lit.has(place) ? litLook : PLAIN;
    },
    card: (card, at) =>
      onTheirWay.has(at) ? 'sent' : (held('card', at) ?? (cards.has(card) ? 'lit' : 'plain')),
    tram: (tram, at) => held('tram', at) ?? (trams.has(tram) ? 'lit' : 'plain'),
    somewhere: lit.size > 0,
    endsStep: hold.is === 'piece' && !deeds.some((deed) => samePiece(pieceOf(deed), hold.piece)),
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
