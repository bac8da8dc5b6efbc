import { Fragment, type ReactNode } from 'react';
import { cardsOf } from '#games/union-pacific/rules/counts.ts';
import { type Event, type Table, UP } from '#games/union-pacific/rules/model.ts';
import { narrate } from '#games/union-pacific/rules/narrate.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useAttention } from '../handling/attention.ts';
import { type Dock, useDock } from '../handling/dock.ts';
import { useReach } from '../handling/use-reach.ts';
import { shareAt } from '../handling/use-sheet.ts';
import { investEffects } from '../logic/forecast.ts';
import { fortunesOf } from '../logic/history.ts';
import { standingOf } from '../logic/standing.ts';
import { sharesToTake, takingOf } from '../logic/worth.ts';
import { useViewer, type Viewer, whoIs } from '../viewer.ts';
import { Building, Effects } from './effects.tsx';
import { hintOf } from './hint.ts';
import { Lever } from './lever.tsx';

/** The yellow line: what the space looked at would change, what is still to be chosen, or what happens. */
export function Line({ event }: { event: Event | undefined }): ReactNode {
  const viewer = useViewer();
  const dock = useDock();
  const said = event && narrate(event, viewer);
  const tip = useReach<HTMLDivElement>();
  return (
    <div className={dock.turn.ask === undefined ? 'up-line' : 'up-line yours'}>
      {/* What a choice would bring is heard as well, but not twice what is told. */}
      <div
        ref={tip}
        className="up-tip"
        data-preview={said || dock.turn.ask === undefined ? undefined : ''}
      >
        {said ? (
          <p>
            <Sentence text={said} />
          </p>
        ) : dock.turn.ask === undefined && dock.own?.opening == null ? (
          <Idle viewer={viewer} table={dock.table} />
        ) : (
          <Asked viewer={viewer} dock={dock} />
        )}
      </div>
      <Lever />
    </div>
  );
}

/** While others act: what a dividend would bring everybody; at the end, what everybody has. */
function Idle({ viewer, table }: { viewer: Viewer; table: Table }): ReactNode {
  const { hint } = viewer.words;
  const over = table.phase === 'over';
  if (!over && table.turns === 0) return null;
  const sums = over ? fortunesOf(table) : standingOf(table).sums;
  return (
    <p className="changes figures">
      {over ? hint.ended : hint.now}{' '}
      {sums.map((sum, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
        <Fragment key={seat}>
          {seat > 0 ? ' · ' : ''}
          <span>
            {seat === table.players.length
              ? viewer.words.dividend.third
              : hint.change(whoIs(viewer, seat), 0, 0)[0]}{' '}
            <b>{sum}</b>
          </span>
        </Fragment>
      ))}
    </p>
  );
}

function Asked({ viewer, dock }: { viewer: Viewer; dock: Dock }): ReactNode {
  const { turn } = dock;
  const { words, eyes } = viewer;
  if (turn.ask === 'act' && turn.mode === 'build') return <Building viewer={viewer} dock={dock} />;
  if (turn.ask === 'act' && eyes !== 'watcher') {
    const shares = cardsOf(turn.selection);
    if (shares.length > 0) {
      const counts = turn.selection.flatMap((count, share) =>
        count > 0 ? [[share, count] as const] : [],
      );
      return (
        <>
          <h3>{words.hint.lays(counts)}</h3>
          {investEffects(dock.table, eyes, shares).map((effect) => (
            <Effects key={effect.share} viewer={viewer} effect={effect} />
          ))}
        </>
      );
    }
  }
  if (turn.ask === 'take') return <Taken viewer={viewer} dock={dock} />;
  return (
    <p>
      <Sentence text={hintOf(dock, words.hint)} />
    </p>
  );
}

/** What the share that is chosen, or else pointed at, would bring. */
function Taken({ viewer, dock }: { viewer: Viewer; dock: Dock }): ReactNode {
  const { turn, table, own } = dock;
  const { words, eyes, names } = viewer;
  const { pointed } = useAttention();
  const looked = turn.source === undefined ? pointed : shareAt(turn.source, table);
  if (own && eyes !== 'watcher' && looked !== undefined && sharesToTake(table).includes(looked)) {
    const taking = takingOf(table, own, eyes, looked);
    const rest = looked === UP ? words.hint.takeUp(table.upPile) : '';
    return (
      <>
        <h3>{words.share(looked)}</h3>
        <p>
          <Sentence
            text={`${words.hint.taking(taking, (seat) => names[seat] ?? words.dividend.third)} ${rest}`}
          />
        </p>
      </>
    );
  }
  return (
    <p>
      <Sentence text={hintOf(dock, words.hint)} />
    </p>
  );
}
