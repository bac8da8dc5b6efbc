import type { ReactNode } from 'react';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import { Pause } from '#ui/ear/said.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { ShareBack } from '../art/share-card.tsx';
import { useDock } from '../handling/dock.ts';
import { isSame } from '../handling/held.ts';
import { outlookOf } from '../logic/outlook.ts';
import { useViewer } from '../viewer.ts';
import { usePress } from './use-press.ts';

/** From here on a dividend is told apart. */
const LIKELY = 0.15;

/** The pile: how many cards, and how near a dividend is. */
export function Pile({ bare }: { bare: boolean }): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const press = usePress()({ from: 'pile' });
  const { cards, chance } = outlookOf(table.groups);
  const inside = (
    <>
      <ShareBack />
      <b className="figures">{cards}</b>
      <small>{words.pile.cards(cards)}</small>
      {press ? (
        <span className={chance > 0 ? 'up-tag more figures' : 'up-tag figures'}>
          {words.papers.dividendChance(chance)}
        </span>
      ) : null}
    </>
  );
  const on = isSame(turn.source, { from: 'pile' });
  const classes = ['up-pile-back', on ? 'on' : '', press && !turn.source ? 'lit' : ''].join(' ');
  return (
    <div className="up-pile">
      {press ? (
        <button
          type="button"
          className={classes}
          data-piece="display:pile"
          data-hint={words.marks.pile(cards)}
          data-hint-rule="6.3"
          aria-pressed={on}
          onClick={(event) => {
            if (event.detail < 2) press(event.currentTarget, event.detail === 0);
          }}
        >
          <span className="visually-hidden">{words.pile.name}</span>
          {inside}
        </button>
      ) : (
        <span className={classes} data-hint={words.marks.pile(cards)} data-hint-rule="6.3">
          {inside}
        </span>
      )}
      {bare ? null : <PileKnown />}
    </div>
  );
}

/** What everybody knows of it (15.3), and how many payments are made. */
export function PileKnown(): ReactNode {
  const { words } = useViewer();
  const { table } = useDock();
  const { dividends, chance, earliest, latest } = outlookOf(table.groups);
  const all = paymentsInAll(table.players.length);
  const [count, among] = words.pile.dividends(dividends);
  // After the last payment no card is drawn any more.
  const over = table.phase === 'over' || table.paid >= all;
  const oneLeft = !over && dividends > 0 && table.paid === all - 1;
  return (
    <p data-spot="pile">
      {over ? null : (
        <span className="line">
          <b>{count}</b> {among}
          <Pause />
        </span>
      )}
      {over ? null : (
        <span
          className={chance >= LIKELY ? 'line up-low' : 'line'}
          data-hint={words.marks.chance}
          data-hint-rule="9.1"
        >
          {words.pile.chance(words.pile.percent(chance))}
          <Pause />
        </span>
      )}
      {earliest === undefined || latest === undefined || over ? null : (
        <span className="line">
          <Sentence text={words.pile.from(earliest, latest, dividends === 1)} />
          <Pause />
        </span>
      )}
      <span className={oneLeft ? 'line up-low' : 'line'}>
        <Dividends /> {oneLeft ? words.pile.last : words.pile.paid(table.paid, all)}
      </span>
    </p>
  );
}

/** The payments, a dot each: those made are full. */
export function Dividends(): ReactNode {
  const { words } = useViewer();
  const { table } = useDock();
  const all = paymentsInAll(table.players.length);
  return (
    <span className="dots" data-hint={words.marks.paid(table.paid, all)} data-hint-rule="11.1">
      <span aria-hidden="true">{'●'.repeat(table.paid).padEnd(all, '○')}</span>
    </span>
  );
}
