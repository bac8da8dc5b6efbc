import type { ReactNode } from 'react';
import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { Card, Table } from '#games/railroad-tycoon/rules/model.ts';
import { Pause } from '#ui/ear/said.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { useDock } from '../handling/dock.ts';
import { useHints } from '../handling/use-hints.ts';
import { type Worth, worthOf } from '../logic/card-worth.ts';
import { signRule } from '../logic/sign-rule.ts';
import { useViewer } from '../viewer.ts';
import { Head } from './head.tsx';

/** The operations cards that lie open, and what each would bring one now. A press takes one up. */
export function CardsOnShow(): ReactNode {
  const { words } = useViewer();
  const { table } = useDock();
  if (table.options.beginner) return null;
  const pile = table.pile.reduce((sum, count) => sum + count, 0);
  return (
    <section className="rt-cards" aria-label={words.cards.title}>
      <Head side={words.cards.sub(table.show.length, pile)}>{words.cards.title}</Head>
      <ShownCards />
    </section>
  );
}

export function ShownCards(): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  if (table.show.length === 0) return <p>{words.cards.none}</p>;
  return (
    <ul className="rt-show" tabIndex={turn.ask === 'act' ? -1 : 0} aria-label={words.cards.title}>
      {inOrder(table).map((card) => (
        <li key={card}>
          <ShownCard card={card} copies={table.show.filter((other) => other === card).length} />
        </li>
      ))}
    </ul>
  );
}

/** 12.3: what can be taken first, then what must be earned. */
function inOrder({ show }: Table): Card[] {
  const earned = (card: Card): number => Number(CARDS[card]?.sign === 'circle');
  return [...new Set(show)].sort((a, b) => earned(a) - earned(b));
}

function ShownCard({ card, copies }: { card: Card; copies: number }): ReactNode {
  const hints = useHints();
  const { words, eyes } = useViewer();
  const { table, turn, name } = useDock();
  const sign = CARDS[card]?.sign ?? 'none';
  const idle = eyes === 'watcher' || table.phase === 'over';
  const worth = idle ? undefined : worthOf(table, eyes, card);
  const takes = turn.ask === 'act' && turn.check({ do: 'take-card', card }) === undefined;
  const face = (
    <span className="rt-card-face">
      <span className="rt-card-sign" data-hint={hints?.card(card)} data-hint-rule={signRule(card)}>
        <Icon name={iconOf(card)} size={20} />
      </span>
      <span>
        {copies > 1 ? `${words.cards.count(copies)} ` : ''}
        {words.cards.name(card)}
        <Pause />
      </span>
      {takes ? (
        <b className="rt-card-takes">
          {words.cards.toTake}
          <Pause />
        </b>
      ) : null}
      <small>{words.cards.does(card)}</small>
      {worth ? <Pause /> : null}
      {worth ? (
        <em className={isGood(worth) ? 'good' : undefined}>
          <Sentence text={words.cards.worth(worth, name)} />
        </em>
      ) : null}
    </span>
  );
  if (turn.ask !== 'act') return <div className={`rt-card ${sign}`}>{face}</div>;
  return (
    <button
      type="button"
      className={`rt-card ${sign}`}
      data-piece={`card:${card}`}
      aria-pressed={turn.held.mode === 'card' && turn.held.card === card}
      aria-disabled={!takes}
      onClick={(event) => turn.press({ on: 'card', card }, event.currentTarget)}
    >
      {face}
    </button>
  );
}

export function iconOf(card: Card): IconName {
  const { is } = effectOf(card);
  return is === 'first' ? 'first-delivery' : is;
}

/** Points that are there to be had at once. */
const isGood = (worth: Worth): boolean => 'now' in worth && worth.now;
