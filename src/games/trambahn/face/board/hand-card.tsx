import { memo, type ReactNode } from 'react';
import type { Card } from '#games/trambahn/rules/model.ts';
import { CardFace } from '../art/card-face.tsx';
import { useHands } from '../handling/hands.ts';
import type { PieceLook } from '../handling/looks.ts';
import { useViewer } from '../viewer.ts';
import { PieceButton } from './piece-button.tsx';

/** A card in hand. Picked up, it is raised, and offers the way to the money where that is open. */
export const HandCard = memo(function HandCard(props: HandCardProps): ReactNode {
  const { card, at, look, toMoney, tabbable, onFocus } = props;
  const { words } = useViewer();
  const hands = useHands();
  const held = look === 'held' || look === 'refused';
  return (
    <div className={held ? 'tb-in-hand raised' : 'tb-in-hand'} data-spot={`hand:${at}`}>
      <div className="tb-lying">
        <CardFace card={card} />
        <PieceButton
          lying={{ piece: { is: 'card', card }, at }}
          name={words.cardName(card)}
          look={look}
          tabbable={tabbable}
          onFocus={() => onFocus(at)}
        />
      </div>
      {held && toMoney ? (
        <button
          type="button"
          className="btn brass tb-to-money"
          onClick={(event) => hands?.put('money', event.currentTarget, event.detail === 0)}
        >
          {words.board.toMoney}
        </button>
      ) : null}
    </div>
  );
});

type HandCardProps = {
  card: Card;
  at: number;
  look: PieceLook;
  toMoney: boolean;
  tabbable: boolean;
  onFocus: (at: number) => void;
};
