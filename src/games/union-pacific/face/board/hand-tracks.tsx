import { memo, type ReactNode } from 'react';
import { canSwap } from '#games/union-pacific/rules/actions/tracks.ts';
import { boardOf, isDead } from '#games/union-pacific/rules/board.ts';
import type { Track } from '#games/union-pacific/rules/model.ts';
import { useDock } from '../handling/dock.ts';
import { tracksIn } from '../logic/building.ts';
import { useViewer } from '../viewer.ts';
import { TrackCard } from './track-card.tsx';

/** So few cards in the pile are told apart. */
const LOW = 3;

/** The track cards of one's own hand. What a press means depends on what is asked. */
export const HandTracks = memo(function HandTracks({
  drawn,
}: {
  drawn: Track | undefined;
}): ReactNode {
  const { words } = useViewer();
  const { table, own, turn } = useDock();
  const { ask, mode, buildings } = turn;
  const useful = tracksIn(buildings);
  // Others stay within reach: what does not go with them is let go.
  const fitting = tracksIn(buildings, { company: turn.company, space: turn.space });
  const board = boardOf(table.board);
  const counts = (own?.tracks ?? []).flatMap((count, track) =>
    count > 0 ? [{ track, count }] : [],
  );
  const discarded = table.discards.flatMap((count, track) =>
    count > 0 ? [[track, count] as const] : [],
  );
  return (
    <fieldset className="up-tracks">
      <legend title={words.papers.discards(discarded)}>
        {words.papers.tracks}{' '}
        <small
          className={table.trackPile <= LOW ? 'up-low' : undefined}
          data-hint={words.marks.tracks(table.trackPile)}
          data-hint-rule="4.3"
        >
          {words.papers.tracksSub(table.trackPile)}
        </small>
      </legend>
      <div className="up-cards">
        {counts.map(({ track, count }) => {
          const dead = isDead(board, table.spaces, track);
          const builds = ask === 'act' && mode === 'build';
          const asked = builds
            ? useful.has(track)
            : ask === 'swap'
              ? canSwap(table, track)
              : isDiscard(ask);
          const note = dead
            ? words.papers.dead
            : builds && !asked
              ? words.papers.cannotBuild
              : track === drawn
                ? words.papers.drawn
                : undefined;
          return (
            <TrackCard
              key={track}
              track={track}
              name={words.trackCard(track)}
              hint={words.marks.card(track)}
              count={count}
              picked={turn.track === track}
              lit={(builds ? fitting.has(track) : asked) && turn.track === undefined}
              off={(builds || ask === 'swap') && !asked}
              note={note}
              onPress={
                ask === undefined || ask === 'open' || ask === 'take' || ask === 'exchange'
                  ? undefined
                  : (at, byKeys) => turn.press({ is: 'track', track, byKeys }, at)
              }
            />
          );
        })}
        {counts.length === 0 ? <p className="up-none">{words.papers.none}</p> : null}
      </div>
    </fieldset>
  );
});

const isDiscard = (ask: string | undefined): boolean => ask === 'discard' || ask === 'idle';
