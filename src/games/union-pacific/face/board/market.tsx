import { memo, type ReactNode } from 'react';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import { NO_SHARE, type Share, UP } from '#games/union-pacific/rules/model.ts';
import { ShareBack } from '../art/share-card.tsx';
import { useDock } from '../handling/dock.ts';
import { isSame, type Source } from '../handling/held.ts';
import { outlookOf } from '../logic/outlook.ts';
import { upRow } from '../logic/standing.ts';
import { upToTake, type Worth, worthOf } from '../logic/worth.ts';
import { useViewer } from '../viewer.ts';
import { ShareCard } from './share-card.tsx';

/** From here on a dividend is told apart; and so few Union Pacific shares. */
const LIKELY = 0.15;
const LAST = 2;

/** A press on something that can be taken. */
function usePress(): (source: Source) => ((at: Element, byKeys: boolean) => void) | undefined {
  const { turn } = useDock();
  return (source) =>
    turn.ask === 'take'
      ? (at, byKeys) => turn.press({ is: 'source', source, byKeys }, at)
      : undefined;
}

/** What a share would bring who takes it now. */
function useWorth(): (share: Share) => Worth | undefined {
  const { eyes } = useViewer();
  const { table, own, turn } = useDock();
  return (share) =>
    turn.ask === 'take' && own && eyes !== 'watcher' ? worthOf(table, own, eyes, share) : undefined;
}

/** The display and the pile. */
export const Market = memo(function Market(): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const press = usePress();
  const worth = useWorth();
  const taking = turn.ask === 'take';
  // 2.7: the pile is made once the display lies.
  if (table.display.length === 0) return null;
  return (
    <fieldset className={taking ? 'up-market' : 'up-market wait'}>
      <legend>
        {words.papers.display}{' '}
        <small>{taking ? words.papers.displayNow : words.papers.displayLater}</small>
      </legend>
      <div className="up-cards">
        {table.display.map((share, place) => {
          const brings = share === NO_SHARE ? undefined : worth(share);
          return share === NO_SHARE ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the display is named by its number.
            <span key={place} className="up-slot">
              <span className="visually-hidden">{words.papers.empty}</span>
            </span>
          ) : (
            <ShareCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the display is named by its number.
              key={`${place}:${share}`}
              share={share}
              name={words.share(share)}
              piece={`display:${place}`}
              picked={isSame(turn.source, { from: 'display', place }) ? 1 : 0}
              lit={taking && turn.source === undefined}
              note={brings && words.papers.worthSaid(brings)}
              tag={brings && { text: words.papers.worth(brings), more: brings.to > brings.from }}
              onPress={press({ from: 'display', place })}
            />
          );
        })}
        <Pile />
      </div>
    </fieldset>
  );
});

function Pile(): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const press = usePress()({ from: 'pile' });
  const outlook = outlookOf(table.groups);
  const { cards, dividends, chance, earliest, latest } = outlook;
  const all = paymentsInAll(table.players.length);
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
  const known = words.pile.dividends(dividends);
  return (
    <div className="up-pile">
      {press ? (
        <button
          type="button"
          className={classes}
          data-piece="display:pile"
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
      <p>
        <b>{known[0]}</b> {known[1]}
        <br />
        {table.phase === 'over' ? null : (
          <>
            <span
              className={chance >= LIKELY ? 'up-low' : undefined}
              data-hint={words.marks.chance}
              data-hint-rule="9.1"
            >
              {words.pile.chance(words.pile.percent(chance))}
            </span>
            <br />
          </>
        )}
        {earliest === undefined || latest === undefined || table.phase === 'over' ? null : (
          <>
            {words.pile.from(earliest, latest)}
            <br />
          </>
        )}
        <span
          className={table.paid === all - 1 ? 'up-low' : undefined}
          data-hint={words.marks.paid(table.paid, all)}
          data-hint-rule="11.1"
        >
          <span className="dots" aria-hidden="true">
            {Array.from({ length: all }, (_, i) => (i < table.paid ? '●' : '○')).join('')}
          </span>{' '}
          {words.pile.paid(table.paid, all)}
        </span>
      </p>
    </div>
  );
}

/** Union Pacific: how many are left, and what its places are paid next. */
export const UpMarket = memo(function UpMarket(): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const press = usePress()({ from: 'up' });
  const row = upRow(table);
  const over = table.paid >= paymentsInAll(table.players.length);
  const [next, places] = words.papers.upNext(table.paid + 1, row);
  const shut = table.options.second;
  const brings = useWorth()(UP);
  return (
    <fieldset className={turn.ask === 'take' && upToTake(table) ? 'up-up' : 'up-up wait'}>
      <legend>{words.papers.up}</legend>
      <div className="up-cards">
        {table.upPile === 0 ? (
          <span className="up-slot" />
        ) : (
          <ShareCard
            share={UP}
            name={words.share(UP)}
            count={table.upPile}
            note={[
              words.papers.upLeft(table.upPile),
              ...(brings && !shut ? [words.papers.worthSaid(brings)] : []),
            ].join(', ')}
            piece="display:up"
            picked={isSame(turn.source, { from: 'up' }) ? 1 : 0}
            lit={press !== undefined && turn.source === undefined && !shut}
            off={press !== undefined && shut}
            why={words.papers.upExchangeOnly}
            onPress={press}
          />
        )}
        <p>
          <b
            className={table.upPile <= LAST ? 'figures up-low' : 'figures'}
            data-hint={words.marks.upPile(table.upPile)}
            data-hint-rule="6.4"
          >
            {table.upPile === 0 ? words.papers.upNone : words.papers.upLeft(table.upPile)}
          </b>
          {brings && upToTake(table) ? (
            <span className={brings.to > brings.from ? 'up-tag more figures' : 'up-tag figures'}>
              {words.papers.worth(brings)}
            </span>
          ) : null}
          <br />
          {shut ? (
            <>
              {words.papers.upExchangeOnly}
              <br />
            </>
          ) : null}
          {over ? null : row.some((sum) => sum > 0) ? (
            <>
              {next}
              <br />
              <span className="figures">{places}</span>
            </>
          ) : (
            words.papers.upNothing
          )}
        </p>
      </div>
    </fieldset>
  );
});
