import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Listener } from '#kernel/title.ts';
import { calledAt } from '#protocol/cast.ts';
import { Toast } from '#ui/toast.tsx';
import { useLanguage } from '../../preferences.ts';
import { replayWords } from '../../words/replay/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { TableLayout, type TableView, usePanels } from '../desk/layout.tsx';
import { useToast } from '../desk/use-toast.ts';
import { turnsOf } from '../journal.ts';
import { Controls } from './controls.tsx';
import { type ReplayEyes, shownTo } from './frames.ts';
import { Player } from './player.ts';
import type { Film } from './replay.tsx';

/** The same table, for looking only, with the controls of the replay under the bar. */
export function ReplayDesk({ film, from, onReport, onClose }: DeskProps): ReactNode {
  const { title, face, frames, record } = film;
  const replay = useCatalogue(replayWords);
  const language = useLanguage();
  const player = usePlayer(film, from);
  const now = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const panels = usePanels();
  const { told: toast, tell } = useToast(now.at);
  const names = useMemo(() => calledAt(record.seats, language), [record, language]);
  const eyes = now.drawnFor;
  const { turns, told } = useTold(film, now, { language, names, eyes });
  const seq = frames[now.at]?.seq ?? 0;
  // Not every entry has a sentence: the last one told stands for those after it.
  const line = turns.flatMap(({ lines }) => lines).findLast((one) => one.seq <= seq);
  const look = useCallback(
    (at: number) => player.go(frames.findIndex((frame) => frame.seq === at)),
    [player, frames],
  );
  const everyone = useEveryone(film, now.at, now.eyes);
  const onlyLook = (): void => tell(replay.unplayable);
  const sight: TableView = { ...now.showing, title, face, eyes, names, language, told };
  return (
    <TableLayout
      className="replay"
      sight={sight}
      panels={panels}
      turns={turns}
      at={line?.seq}
      upTo={seq}
      onLook={look}
      banners={
        <Controls
          player={player}
          now={now}
          names={names}
          text={line?.text}
          film={film}
          onReport={onReport}
          onClose={onClose}
        />
      }
      board={(tools) => (
        <face.Board
          {...now.showing.view}
          eyes={eyes}
          names={names}
          language={language}
          choices={[]}
          readOnly
          act={async () => {
            onlyLook();
            return { is: 'refused' };
          }}
          check={() => ({ rule: 'H.4' })}
          after={() => undefined}
          refuse={onlyLook}
          happening={now.showing.happening}
          tools={tools}
          {...everyone}
        />
      )}
    >
      <Toast>{toast?.text}</Toast>
    </TableLayout>
  );
}

type DeskProps = {
  film: Film;
  /** The moment that is shown at first. */
  from: number;
  onReport: () => void;
  onClose: () => void;
};

/** The journal of the whole game, and what has happened up to now, as these eyes are shown it. */
function useTold({ title, face, frames }: Film, now: Played, { language, names, eyes }: Listener) {
  const entries = useMemo(
    () => frames.slice(1).map((frame) => shownTo(title, frame, now.eyes)),
    [frames, title, now.eyes],
  );
  const turns = useMemo(
    () => turnsOf(entries, { title, face, listener: { language, names, eyes } }),
    [entries, title, face, language, names, eyes],
  );
  const told = useMemo(
    () => entries.slice(0, now.at).flatMap(({ events }) => events),
    [entries, now.at],
  );
  return { turns, told };
}

type Played = ReturnType<Player['getSnapshot']>;

function usePlayer({ title, frames, face }: Film, from: number): Player {
  const player = useMemo(
    () => new Player(title, frames, (event) => face.durationOf(event)),
    [title, frames, face],
  );
  useEffect(() => {
    player.go(from);
    return () => player.close();
  }, [player, from]);
  return player;
}

/** All hands, when they are to be open. */
function useEveryone({ title, frames, record }: Film, at: number, eyes: ReplayEyes) {
  return useMemo(() => {
    const state = frames[at]?.state;
    if (eyes !== 'everyone' || !state) return {};
    return { everyone: record.seats.map((_, seat) => title.game.own(state, seat)) };
  }, [title, frames, record, at, eyes]);
}
