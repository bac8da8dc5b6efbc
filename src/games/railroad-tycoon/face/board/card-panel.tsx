import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { media } from '#ui/media.ts';
import { capital } from '#ui/phrases.ts';
import { useMedia } from '#ui/use-media.ts';
import { useDock } from '../handling/dock.ts';
import { useViewer } from '../viewer.ts';
import { ShownCards } from './cards.tsx';
import { Head } from './head.tsx';
import { Lever } from './lever.tsx';

/** 12.2: a card to take. On a desk they lie below; on a phone they come into the sheet. */
export function CardPanel(): ReactNode {
  const { words } = useViewer();
  const { turn, table } = useDock();
  const phone = useMedia(media.phone);
  const { card } = turn.held;
  const takes = table.show.some(
    (each) => turn.check({ do: 'take-card', card: each }) === undefined,
  );
  return (
    <>
      <Head>{card === undefined ? words.actions.name.card[0] : words.cards.name(card)}</Head>
      <p>
        {card !== undefined
          ? [words.cards.does(card), words.cards.sign(card)]
              .map((one) => `${capital(one)}.`)
              .join(' ')
          : takes
            ? words.hint.card.choose
            : words.hint.card.none}
      </p>
      {phone ? (
        <div className="rt-scroll">
          <ShownCards />
        </div>
      ) : null}
      <div className="rt-foot">
        <Lever idle={words.cards.take} />
        <Button data-back="" onClick={(event) => turn.press({ on: 'back' }, event.currentTarget)}>
          {words.actions.cancel}
        </Button>
      </div>
    </>
  );
}
