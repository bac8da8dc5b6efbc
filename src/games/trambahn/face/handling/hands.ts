import { createContext, useContext } from 'react';
import type { Piece, Place } from '../logic/places.ts';

/** A piece as it lies: which, and where in the hand or on the display. */
export type Lying = { piece: Piece; at: number };

/** What a hand can do on the board. The same functions for as long as the board stands. */
export type Hands = {
  /** Picks a piece up, or puts it down again. By keys, the focus goes on to where it can be laid. */
  take: (lying: Lying, element: Element, byKeys: boolean) => void;
  /** Puts the piece in hand there; with empty hands, asks what could go there. */
  put: (place: Place, element: Element, byKeys: boolean) => void;
  /** A drag: picks the piece up whatever was in hand, and lays it there. */
  grab: (lying: Lying) => void;
  lay: (lying: Lying, place: Place, element: Element) => void;
  /** Does the one thing there is to do with this piece in this step. */
  send: (lying: Lying, element: Element) => void;
};

const Handed = createContext<Hands | undefined>(undefined);
export const HandsProvider = Handed.Provider;

/** Nothing for those who only watch. */
export function useHands(): Hands | undefined {
  return useContext(Handed);
}
