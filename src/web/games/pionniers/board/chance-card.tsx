import type { ReactNode } from 'react';
import { BAD_CARDS } from '#games/pionniers/data/cards.ts';
import type { Event, Table } from '#games/pionniers/model.ts';
import { cardWords } from '#games/pionniers/words/cards.ts';
import { CardArt } from '../art/card-art.tsx';
import { useSight, whoIs } from '../sight.ts';
import { Badge } from './badge.tsx';

/** A Chance card, large, over a veil; it stands on the side where the train is not. */
export function ChanceCard({ event, table, side }: ChanceCardProps): ReactNode {
  const sight = useSight();
  const { words, language } = sight;
  const print = cardWords[language][event.card];
  const bad = event.card < BAD_CARDS;
  return (
    <div className={`pio-veil ${side}`}>
      <article className={bad ? 'pio-chance ill' : 'pio-chance'} role="status">
        <header>
          <Badge seat={event.seat} line={event.line} size={28} />
          {words.card.stub(whoIs(sight, event.seat), table.trains[event.line]?.front ?? 0)}
        </header>
        <CardArt card={event.card} className="pio-vignette" />
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
  event: Extract<Event, { is: 'card-drawn' }>;
  /** As it was when the card was drawn. */
  table: Table;
  side: 'left' | 'right';
};
