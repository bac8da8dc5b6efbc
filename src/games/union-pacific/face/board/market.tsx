import { memo, type ReactNode } from 'react';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import { NO_SHARE, UP } from '#games/union-pacific/rules/model.ts';
import { ShareBack } from '../art/share-card.tsx';
import { useDock } from '../handling/dock.ts';
import { isSame, type Source } from '../handling/held.ts';
import { outlookOf } from '../logic/outlook.ts';
import { upRow } from '../logic/standing.ts';
import { useViewer } from '../viewer.ts';
import { ShareCard } from './share-card.tsx';

/** A press on something that can be taken. */
function usePress(): (source: Source) => ((at: Element, byKeys: boolean) => void) | undefined {
  const { turn } = useDock();
  return (source) =>
    turn.ask === 'take'
      ? (at, byKeys) => turn.press({ is: 'source', source, byKeys }, at)
      : undefined;
}

/** The display and the pile. */
export const Market = memo(function Market(): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const press = usePress();
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
        {table.display.map((share, place) =>
          share === NO_SHARE ? (
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
              onPress={press({ from: 'display', place })}
            />
          ),
        )}
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
        <span className={classes}>{inside}</span>
      )}
      <p>
        <b>{known[0]}</b> {known[1]}
        <br />
        {table.phase === 'over' ? null : (
          <>
            {words.pile.chance(words.pile.percent(chance))}
            <br />
          </>
        )}
        {earliest === undefined || latest === undefined || table.phase === 'over' ? null : (
          <>
            {words.pile.from(earliest, latest)}
            <br />
          </>
        )}
        <span className="dots" aria-hidden="true">
          {Array.from({ length: all }, (_, i) => (i < table.paid ? '●' : '○')).join('')}
        </span>{' '}
        {words.pile.paid(table.paid, all)}
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
  return (
    <fieldset className={turn.ask === 'take' && !shut ? 'up-up' : 'up-up wait'}>
      <legend>{words.papers.up}</legend>
      <div className="up-cards">
        {table.upPile === 0 ? (
          <span className="up-slot" />
        ) : (
          <ShareCard
            share={UP}
            name={words.share(UP)}
            count={table.upPile}
            note={words.papers.upLeft(table.upPile)}
            piece="display:up"
            picked={isSame(turn.source, { from: 'up' }) ? 1 : 0}
            lit={press !== undefined && turn.source === undefined && !shut}
            off={press !== undefined && shut}
            why={words.papers.upExchangeOnly}
            onPress={press}
          />
        )}
        <p>
          <b className="figures">
            {table.upPile === 0 ? words.papers.upNone : words.papers.upLeft(table.upPile)}
          </b>
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
