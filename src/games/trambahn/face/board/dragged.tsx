import type { ReactNode, Ref } from 'react';
import { CardFace } from '../art/card-face.tsx';
import { TramCard } from '../art/tram-card.tsx';
import type { Dragged as Drag } from '../handling/use-drag.ts';

/** The piece under the finger. It starts where it lay; the drag moves it. */
export function Dragged({ dragged, ref }: { dragged: Drag; ref: Ref<HTMLDivElement> }): ReactNode {
  const { lying, box } = dragged;
  return (
    <div
      ref={ref}
      className="tb-dragged"
      style={{ left: box.x, top: box.y, width: box.width }}
      aria-hidden="true"
    >
      {lying.piece.is === 'card' ? (
        <CardFace card={lying.piece.card} />
      ) : (
        <TramCard tram={lying.piece.tram} />
      )}
    </div>
  );
}
