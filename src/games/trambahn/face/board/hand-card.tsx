import { memo, type ReactNode } from 'react';
import { type Card, isConductor, POINTS_OF } from '#games/trambahn/rules/model.ts';
import { CardFace } from '../art/card-face.tsx';
import type { PieceLight } from '../handling/lights.ts';
import { usePress } from '../handling/press-context.ts';
import { useViewer } from '../viewer.ts';
import { hintOn, Mark } from './mark.tsx';
import { PieceButton } from './piece-button.tsx';

/** A card in hand. Picked up, it is raised, and offers the way to the money where that is open. */
export const HandCard = memo(function HandCard(props: HandCardProps): ReactNode {
  const { card, at, light, toMoney, tabbable, onFocus } = props;
  const { words } = useViewer();
  const press = usePress();
  const held = light === 'held' || light === 'refused';
  return (
    <div className={held ? 'tram-in-hand raised' : 'tram-in-hand'} data-spot={`hand:${at}`}>
      <div className="tram-lying">
        <CardFace card={card} />
        <PieceButton
          lying={{ piece: { is: 'card', card }, at }}
          name={words.cardName(card)}
          light={light}
          tabbable={tabbable}
          onFocus={() => onFocus(at)}
        >
          <CardMarks card={card} />
        </PieceButton>
      </div>
      {held && toMoney ? (
        <button
          type="button"
          className="button brass tram-to-money"
          onClick={(event) => {
            const byKeys = event.detail === 0;
            press?.({ is: 'place', place: 'money', byKeys }, event.currentTarget);
          }}
        >
          {words.board.toMoney}
        </button>
      ) : null}
    </div>
  );
});

/** 1.3, 5.3, 5.6: what stars and value mean; a conductor has neither. */
function CardMarks({ card }: { card: Card }) {
  const { marks } = useViewer().words;
  if (isConductor(card)) return <Mark at="value" hint={hintOn(marks.conductor, '5.6')} />;
  return (
    <>
      <Mark at="stars" hint={hintOn(marks.stars(POINTS_OF[card] ?? 0), '1.3')} />
      <Mark at="value" hint={hintOn(marks.value(card), '5.3')} />
    </>
  );
}

type HandCardProps = {
  card: Card;
  at: number;
  light: PieceLight;
  toMoney: boolean;
  tabbable: boolean;
  onFocus: (at: number) => void;
};
