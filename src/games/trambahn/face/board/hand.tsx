import { type ReactNode, useState } from 'react';
import { HAND_SIZE } from '#games/trambahn/rules/data/cards.ts';
import type { Card } from '#games/trambahn/rules/model.ts';
import { Note } from '../art/note.tsx';
import type { Lights } from '../handling/lights.ts';
import { countTo } from '../logic/count-to.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { HandCard } from './hand-card.tsx';
import { hintOn } from './mark.tsx';

/** Six places: cards, and the gaps that the refill will fill. One of them is in the tab order, arrows do the rest. */
export function Hand({ cards, lights, canBank, refills }: HandProps): ReactNode {
  const { words } = useViewer();
  const [last, setLast] = useState(0);
  const tabbable = Math.min(last, cards.length - 1);
  return (
    <div className="tram-cards" role="group" aria-label={words.board.hand}>
      {lyingIn(cards).map(({ card, at, key }) => (
        <HandCard
          key={key}
          card={card}
          at={at}
          light={lights.card(card, at)}
          toMoney={canBank && lights.at('money').is === 'lit'}
          tabbable={at === tabbable}
          onFocus={setLast}
        />
      ))}
      <Gaps from={cards.length} refills={refills} />
    </div>
  );
}

/** Cards by name, copies by number: a card keeps its drawing when others leave. */
function lyingIn(cards: readonly Card[]): { card: Card; at: number; key: string }[] {
  return cards.map((card, at) => ({ card, at, key: `${card}-${at - cards.indexOf(card)}` }));
}

type HandProps = {
  cards: readonly Card[];
  lights: Lights;
  canBank: boolean;
  /** 11.1: once the game is over, nobody draws any more. */
  refills: boolean;
};

function Gaps({ from, refills }: { from: number; refills: boolean }) {
  const { words } = useViewer();
  return countTo(HAND_SIZE - from).map((i) => (
    <div
      key={from + i}
      className="slot tram-gap"
      data-spot={`hand:${from + i}`}
      aria-hidden="true"
      {...(refills ? hintOn(words.marks.gap, '8.1') : {})}
    >
      {refills ? words.board.draw : null}
    </div>
  ));
}

/** A hand that these eyes may not see. */
export function HiddenHand({ count, refills }: HiddenHandProps): ReactNode {
  const viewer = useViewer();
  const { words, near } = viewer;
  return (
    <div
      className="tram-cards"
      role="img"
      aria-label={`${words.board.handOf(whoIs(viewer, near).name)}: ${words.backsName(count)}`}
    >
      {countTo(count).map((i) => (
        <div key={i} className="tram-back" data-spot={`hand:${i}`}>
          <Note />
        </div>
      ))}
      <Gaps from={count} refills={refills} />
    </div>
  );
}

type HiddenHandProps = { count: number; refills: boolean };
