import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import {
  type Bench,
  obviousDeed,
  piecesFor,
  placesFor,
  type Verdict,
  verdictAt,
  verdictOn,
  whyNothing,
} from '../logic/gesture.ts';
import { deedOf, type Place, samePiece } from '../logic/places.ts';
import { useFocus } from './focus.ts';
import type { Hands, Lying } from './hands.ts';
import { type Hold, NOTHING, stillHeld } from './hold.ts';
import { type Looks, looksOf } from './looks.ts';

const NONE: readonly Action[] = [];

export type Handling = { hands: Hands; hold: Hold; looks: Looks; drop: () => void };

/** Picking up, laying, asking: what clicks, keys and drags come to. */
export function useHandling(
  props: BoardProps<Trambahn>,
  seat: 0 | 1,
  root: RefObject<HTMLElement | null>,
): Handling {
  const [held, setHold] = useState<Hold>(NOTHING);
  const { table, own, choices, check, after, sent = NONE } = props;
  const hold = stillHeld(held, table, own, seat);
  const bench = useMemo<Bench>(
    () => ({ table, own, check, after, seat }),
    [table, own, check, after, seat],
  );
  const looks = useMemo(() => looksOf(hold, choices, bench, sent), [hold, choices, bench, sent]);
  const focus = useFocus(root, own?.hand.length ?? 0);

  // Hands are given to every place: they stay the same, and look here for what is now.
  const now = useRef({ props, bench, hold, focus });
  now.current = { props, bench, hold, focus };
  const hands = useMemo(() => handsOver(now, setHold), []);
  const drop = useCallback(() => setHold(NOTHING), []);
  return { hands, hold, looks, drop };
}

type Now = {
  props: BoardProps<Trambahn>;
  bench: Bench;
  hold: Hold;
  focus: ReturnType<typeof useFocus>;
};

function handsOver(now: RefObject<Now>, setHold: (hold: Hold) => void): Hands {
  /** Does what is allowed; says why not otherwise, and keeps the piece in hand. */
  const carryOut = (verdict: Verdict, element: Element, refused: Hold): boolean => {
    const { props } = now.current;
    if (verdict.ok) {
      setHold(NOTHING);
      props.act(verdict.actions);
      return true;
    }
    setHold(refused);
    props.refuse(verdict.refusal, verdict.action, element);
    return false;
  };

  const lay = (lying: Lying, place: Place, element: Element): boolean =>
    carryOut(verdictAt(lying.piece, place, now.current.bench), element, {
      is: 'piece',
      ...lying,
      no: place,
    });

  /** After the keys have laid something. */
  const goOn = ({ piece, at }: Lying): void => {
    if (piece.is === 'card') now.current.focus.toHand(at);
    else now.current.focus.toLever();
  };

  const takeTram = (lying: Lying, element: Element, byKeys: boolean): void => {
    const { bench, focus } = now.current;
    const places = [...placesFor(lying.piece, bench)];
    const [only] = places;
    if (only === undefined) {
      const { columns } = bench.table.players[bench.seat as 0 | 1];
      const bare = columns.findIndex((column) => column.tram === 0);
      const deed = deedOf(lying.piece, `column:${Math.max(bare, 0)}`, columns.length);
      carryOut(verdictOn(deed, bench), element, { is: 'piece', ...lying, no: 'itself' });
    } else if (places.length === 1) {
      lay(lying, only, element);
      if (byKeys) focus.toLever();
    } else {
      setHold({ is: 'piece', ...lying });
      if (byKeys) focus.toLit();
    }
  };

  return {
    take(lying, element, byKeys) {
      const { hold, focus } = now.current;
      if (hold.is === 'place') {
        if (lay(lying, hold.place, element) && byKeys) goOn(lying);
      } else if (
        hold.is === 'piece' &&
        hold.at === lying.at &&
        samePiece(hold.piece, lying.piece)
      ) {
        setHold(NOTHING);
      } else if (lying.piece.is === 'tram') takeTram(lying, element, byKeys);
      else {
        setHold({ is: 'piece', ...lying });
        if (byKeys) focus.toLit();
      }
    },
    put(place, element, byKeys) {
      const { hold, bench, focus } = now.current;
      if (hold.is === 'piece') {
        if (lay(hold, place, element) && byKeys) goOn(hold);
      } else if (hold.is === 'place' && hold.place === place) setHold(NOTHING);
      else if (piecesFor(place, bench).length > 0) {
        setHold({ is: 'place', place });
        if (byKeys) focus.toLitPiece();
      } else {
        const verdict = whyNothing(place, bench);
        if (verdict && !verdict.ok) carryOut(verdict, element, NOTHING);
      }
    },
    grab: (lying) => setHold({ is: 'piece', ...lying }),
    lay,
    send(lying, element) {
      const { props, bench } = now.current;
      const deed = obviousDeed(lying.piece, props.choices);
      if (deed) carryOut(verdictOn(deed, bench), element, { is: 'piece', ...lying });
    },
  };
}
