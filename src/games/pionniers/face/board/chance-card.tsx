import type { ReactNode } from 'react';
import { BAD_CARDS } from '#games/pionniers/rules/data/cards.ts';
import type { Line } from '#games/pionniers/rules/model.ts';
import { cardWords } from '#games/pionniers/rules/words/cards.ts';
import { IconButton } from '#ui/button.tsx';
import { CardArt } from '../art/card-art.tsx';
import type { Drawn } from '../logic/kept-cards.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { Badge } from './badge.tsx';

/**
 * A Chance card, on the side where the train is not: large over a veil while it is drawn, and then until somebody puts
 * it away. It is large also then if nobody saw it drawn.
 */
export function ChanceCard(props: ChanceCardProps): ReactNode {
  const { drawn, drawing, beside, isRight, onPutAway } = props;
  const aside = beside !== undefined;
  const viewer = useViewer();
  const { words, language } = viewer;
  const { card, seat, line, space, seen } = drawn;
  const print = cardWords[language][card];
  const bad = card < BAD_CARDS;
  const who = whoIs(viewer, seat);
  const large = drawing || !(seen || aside);
  return (
    <div
      className={`pio-veil ${isRight(beside ?? line) ? 'left' : 'right'} ${drawing ? 'drawing' : 'kept'}${aside ? ' aside' : ''}`}
    >
      <article
        className={['pio-chance', bad ? 'ill' : '', large ? '' : 'small'].join(' ')}
        role="status"
        data-card={card + 1}
      >
        <header>
          <Badge seat={seat} line={line} size={28} />
          <span>{space ? words.card.stub(who, space) : words.call.draws(who)}</span>
          {drawing ? null : (
            <IconButton icon="close" label={words.card.putAway} onClick={onPutAway} />
          )}
        </header>
        <CardArt card={card} className="pio-vignette" />
        <div className="pio-print">
          <h3>{print?.title}</h3>
          <p>{print?.text}</p>
          <footer>{bad ? words.card.bad : words.card.good}</footer>
        </div>
      </article>
    </div>
  );
}

type ChanceCardProps = {
  drawn: Drawn;
  /** It is being drawn just now. */
  drawing: boolean;
  /** A rival's, and somebody else is asked already, on this line: only its words, at the foot of the map. */
  beside: Line | undefined;
  /** Whether the train of a line stands on the right of what is seen of the map. */
  isRight: (line: Line) => boolean;
  onPutAway: () => void;
};
