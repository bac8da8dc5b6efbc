import type { ReactNode, Ref } from 'react';
import type { Dragged as Drag } from '#ui/handling/drag.ts';
import { CardFace } from '../art/card-face.tsx';
import { TramCard } from '../art/tram-card.tsx';
import type { Lying } from '../logic/places.ts';

/** The piece under the finger. It starts where it lay; the drag moves it. */
export function Dragged({ dragged, ref }: DraggedProps): ReactNode {
  const {
    thing: { piece },
    box,
  } = dragged;
  return (
    <div
      ref={ref}
      className="tram-dragged"
      style={{ left: box.x, top: box.y, width: box.width }}
      aria-hidden="true"
    >
      {piece.is === 'card' ? <CardFace card={piece.card} /> : <TramCard tram={piece.tram} />}
    </div>
  );
}

type DraggedProps = { dragged: Drag<Lying>; ref: Ref<HTMLDivElement> };
