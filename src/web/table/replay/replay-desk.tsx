import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Toast } from '#web/kit/toast.tsx';
import { useLanguage } from '#web/preferences.ts';
import { botName } from '#web/words/table/bot-name.ts';
import { tableWords } from '#web/words/table/index.ts';
import { useCatalogue } from '#web/words/use-words.ts';
import { type Panel, PlayTools, TableBar } from '../bar.tsx';
import { turnsOf } from '../journal.ts';
import { JournalList } from '../journal-list.tsx';
import { TableMenu } from '../menu.tsx';
import { Panels, rulesOf } from '../panels.tsx';
import { SheetTools } from '../sheet-tools.tsx';
import { useMedia, WIDE } from '../use-media.ts';
import { useToast } from '../use-toast.ts';
import { Controls } from './controls.tsx';
import { type ReplayEyes, shownTo } from './frames.ts';
import { Player } from './player.ts';
import type { Film } from './replay.tsx';

/** The same table, for looking only, with the controls of the replay under the bar. */
export function ReplayDesk({ film, onClose }: { film: Film; onClose: () => void }): ReactNode {
  const { title, face, frames, record } = film;
  const words = useCatalogue(tableWords);
  const language = useLanguage();
  const wide = useMedia(WIDE);
  const player = useMemo(() => new Player(title, frames, face.durationOf), [title, frames, face]);
  useEffect(() => () => player.close(), [player]);
  const now = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const [panel, setPanel] = useState<{ name: Panel; rule?: string }>();
  const [menu, setMenu] = useState(false);
  const { told, tell } = useToast();
  const names = useMemo(
    () => record.seats.map(({ name, bot }) => (bot === undefined ? name : botName(bot, language))),
    [record, language],
  );
  const entries = useMemo(
    () => frames.slice(1).map((frame) => shownTo(title, frame, now.eyes)),
    [frames, title, now.eyes],
  );
  const turns = useMemo(() => {
    const eyes = now.eyes === 'everyone' ? 'watcher' : now.eyes;
    return turnsOf(entries, { title, face, listener: { language, names, eyes } });
  }, [entries, title, face, language, names, now.eyes]);
  const frame = frames[now.at];
  const { view, happening } = now.showing;
  const past = useMemo(
    () => entries.slice(0, now.at).flatMap(({ events }) => events),
    [entries, now.at],
  );
  const scores = { ...view, eyes: now.drawnFor, names, language, happening, told: past };
  const score = <face.Score {...scores} />;
  const journal = (
    <JournalList
      turns={turns}
      names={names}
      at={frame?.seq}
      upTo={frame?.seq ?? 0}
      onLook={(seq) => {
        player.go(frames.findIndex((one) => one.seq === seq));
        if (!wide) setPanel(undefined);
      }}
    />
  );
  const everyone = useEveryone(film, now.at, now.eyes);
  const look = (): void => tell(words.replay.unplayable);
  const openPanel = (name: Panel): void => setPanel({ name });
  const text = turns.flatMap(({ lines }) => lines).findLast(({ seq }) => seq === frame?.seq)?.text;
  return (
    <div className="tbl replay">
      <TableBar
        face={face}
        view={view}
        name={title.game.name[language]}
        language={language}
        score={<face.ScoreLine {...scores} />}
        tools={<PlayTools folded={!wide} onPanel={openPanel} onMenu={() => setMenu(true)} />}
      />
      <Controls player={player} now={now} names={names} text={text} film={film} onClose={onClose} />
      <main id="main" className="tbl-board" tabIndex={-1} aria-label={words.bar.board}>
        <face.Board
          {...view}
          eyes={now.drawnFor}
          names={names}
          language={language}
          choices={[]}
          act={look}
          check={() => ({ rule: 'H.4' })}
          after={() => undefined}
          refuse={look}
          happening={happening}
          notice={undefined}
          tools={wide ? undefined : <SheetTools onPanel={openPanel} />}
          {...everyone}
        />
      </main>
      {wide ? (
        <aside className="tbl-side" aria-label={words.bar.side}>
          {score}
          <h2>{words.bar.journal}</h2>
          {journal}
        </aside>
      ) : undefined}
      <Panels
        panel={panel?.name}
        wide={wide}
        onPanel={openPanel}
        onClose={() => setPanel(undefined)}
        score={score}
        journal={journal}
        rules={rulesOf(record.game, language, panel?.rule)}
      />
      <TableMenu open={menu} onClose={() => setMenu(false)} onPanel={openPanel} />
      <Toast>{told?.text}</Toast>
    </div>
  );
}

/** All hands, when they are to be open. */
function useEveryone({ title, frames, record }: Film, at: number, eyes: ReplayEyes) {
  return useMemo(() => {
    const state = frames[at]?.state;
    if (eyes !== 'everyone' || !state) return {};
    return { everyone: record.seats.map((_, seat) => title.game.own(state, seat)) };
  }, [title, frames, record, at, eyes]);
}
