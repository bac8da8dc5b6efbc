import { memo, type ReactNode } from 'react';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import { NO_SHARE, type Share, UP } from '#games/union-pacific/rules/model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useDock } from '../handling/dock.ts';
import { isSame } from '../handling/held.ts';
import { upRow } from '../logic/standing.ts';
import { upToTake, type Worth, worthOf } from '../logic/worth.ts';
import { useViewer } from '../viewer.ts';
import { Pile, PileKnown } from './pile.tsx';
import { ShareCard } from './share-card.tsx';
import { usePress } from './use-press.ts';

/** So few Union Pacific shares are told apart. */
const LAST = 2;

/** What a share would bring who takes it now. */
function useWorth(): (share: Share) => Worth | undefined {
  const { eyes } = useViewer();
  const { table, own, turn } = useDock();
  return (share) =>
    turn.ask === 'take' && own && eyes !== 'watcher' ? worthOf(table, own, eyes, share) : undefined;
}

/** `bare`: the cards alone, where what is known of them stands elsewhere. */
type MarketProps = { bare?: boolean };

/** The display and the pile. */
export const Market = memo(function Market({ bare = false }: MarketProps): ReactNode {
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
        {table.phase === 'over' ? null : (
          <small>{taking ? words.papers.displayNow : words.papers.displayLater}</small>
        )}
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
        <Pile bare={bare} />
      </div>
    </fieldset>
  );
});

/** Union Pacific: how many are left, and what its places are paid next. */
export const UpMarket = memo(function UpMarket({ bare = false }: MarketProps): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const press = usePress()({ from: 'up' });
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
            tag={
              brings && upToTake(table)
                ? { text: words.papers.worth(brings), more: brings.to > brings.from }
                : undefined
            }
            picked={isSame(turn.source, { from: 'up' }) ? 1 : 0}
            lit={press !== undefined && turn.source === undefined && !shut}
            off={press !== undefined && shut}
            why={words.papers.upExchangeOnly}
            onPress={press}
          />
        )}
        {bare ? null : <UpKnown />}
      </div>
    </fieldset>
  );
});

/** How many are left, and what the places are paid next. */
function UpKnown(): ReactNode {
  const { words } = useViewer();
  const { table } = useDock();
  const row = upRow(table);
  const over = table.paid >= paymentsInAll(table.players.length);
  const [next, places] = words.papers.upNext(table.paid + 1, row);
  return (
    <p>
      <b
        className={table.upPile <= LAST ? 'line figures up-low' : 'line figures'}
        data-hint={words.marks.upPile(table.upPile)}
        data-hint-rule="6.4"
      >
        {table.upPile === 0 ? words.papers.upNone : words.papers.upLeft(table.upPile)}
      </b>
      {table.options.second ? <span className="line">{words.papers.upExchangeOnly}</span> : null}
      {over ? null : row.some((sum) => sum > 0) ? (
        <>
          <span className="line">
            <Sentence text={next} />
          </span>
          <span className="line figures">{places}</span>
        </>
      ) : (
        <span className="line">{words.papers.upNothing}</span>
      )}
    </p>
  );
}

/** What everybody knows of what can be taken, below its cards. */
export function MarketKnown(): ReactNode {
  const { words } = useViewer();
  return (
    <div className="up-known">
      <PileKnown />
      <div className="up-known-up">
        <span>{words.papers.up}</span> <UpKnown />
      </div>
    </div>
  );
}
