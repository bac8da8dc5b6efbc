import { memo, type ReactNode } from 'react';
import type { Table } from '#games/trambahn/rules/model.ts';
import { Note } from '../art/note.tsx';
import type { PlaceLight } from '../handling/lights.ts';
import { countTo } from '../logic/count-to.ts';
import { atRisk } from '../logic/deck.ts';
import { useViewer } from '../viewer.ts';
import { hintOn } from './mark.tsx';
import { PlaceButton } from './place-button.tsx';

/** Notes as they lie: a few on top of each other say "more", the figure says how many. */
function Notes({ count }: { count: number }) {
  return (
    <span className="tram-notes">
      {countTo(Math.min(count, MOST_NOTES)).map((i) => (
        <Note key={i} />
      ))}
    </span>
  );
}

const MOST_NOTES = 8;

/** 6.1: the own money pile, a place for cards. */
const MoneyPlace = memo(function MoneyPlace(props: MoneyPlaceProps): ReactNode {
  const { seat, cards, lost, light } = props;
  const { words } = useViewer();
  return (
    <div className="tram-money" data-spot={`money:${seat}`}>
      <span className="tram-term" aria-hidden="true">
        {words.board.money}
      </span>
      <span className="tram-sum" aria-hidden="true">
        <Notes count={cards} />
        <b className="figures">{words.amount(cards)}</b>
        {lost > 0 ? <small className="tram-at-risk">{words.board.soonLess(lost)}</small> : null}
      </span>
      <PlaceButton
        place="money"
        name={words.moneyName(cards)}
        light={light}
        hint={
          lost > 0
            ? hintOn(words.marks.moneyAtRisk(lost), '8.2')
            : hintOn(words.marks.money(cards), '1.5')
        }
      />
    </div>
  );
});

type MoneyPlaceProps = {
  seat: 0 | 1;
  cards: number;
  /** 8.2: so many of them go when the deck runs out, and that is near. */
  lost: number;
  light: PlaceLight;
};

/** Somebody else's money: to be seen. */
export const MoneyShown = memo(function MoneyShown(props: MoneyShownProps): ReactNode {
  const { seat, cards } = props;
  const { words } = useViewer();
  return (
    <div
      className="tram-money"
      data-spot={`money:${seat}`}
      role="img"
      aria-label={words.moneyName(cards)}
      {...hintOn(words.marks.money(cards), '1.5')}
    >
      <span className="tram-term">{words.board.money}</span>
      <span className="tram-sum">
        <Notes count={cards} />
        <b className="figures">{words.amount(cards)}</b>
      </span>
    </div>
  );
});

type MoneyShownProps = { seat: 0 | 1; cards: number };

/** The money of the near side: a place for who plays. */
export function NearMoney({ table, light }: { table: Table; light: PlaceLight }): ReactNode {
  const { near, eyes } = useViewer();
  const cards = table.players[near].money;
  return eyes === near ? (
    <MoneyPlace seat={near} cards={cards} lost={atRisk(table, near)} light={light} />
  ) : (
    <MoneyShown seat={near} cards={cards} />
  );
}
