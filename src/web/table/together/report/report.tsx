import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { togetherWords } from '../../../words/together/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import { lengthWritten } from '../../desk/digest-lines.ts';
import { lookAt } from '../../desk/use-past.ts';
import { playBack } from '../../play/play-back.ts';
import type { AnyView } from '../../play/stage.ts';
import { hasFinished } from '../absence/offers.ts';
import { CapIcon, WayIcon } from '../icons.tsx';
import { type StandIn, standInAt, standInName } from '../stand-ins.ts';
import { type Deed, type Report, reportOf } from './deeds.ts';
import '../absence/absence.css';
import './report.css';

/** Whoever comes back to a seat that is played for: first what was done, then the seat. Till then the board is for looking. */
export function ReturnReport({ seat, ...props }: DeskProps & { seat: Seat }): ReactNode {
  const { sitting, live, snapshot } = props;
  const { store, title } = sitting;
  const [finishing, setFinishing] = useState(false);
  const standIn = standInAt(live, seat);
  const actors = title.game.actors(live.view.table);
  const isDone = finishing && hasFinished(seat, actors);
  useEffect(() => {
    if (isDone) void store.request({ t: 'retake' });
  }, [isDone, store]);
  // The film has the board for itself.
  if (!standIn || snapshot.showing?.film) return undefined;
  return (
    <Shown
      {...props}
      standIn={standIn}
      finishing={finishing}
      onRetake={() => void store.request({ t: 'retake' })}
      onFinish={hasFinished(seat, actors) ? undefined : () => setFinishing(true)}
    />
  );
}

type ShownProps = DeskProps & {
  standIn: StandIn;
  finishing: boolean;
  onRetake: () => void;
  onFinish: (() => void) | undefined;
};

function Shown(props: ShownProps): ReactNode {
  const { sitting, live, names, language, standIn, finishing, onRetake, onFinish } = props;
  const { report: words } = useCatalogue(togetherWords);
  const bot = standInName(live.seats, standIn.seat, standIn.bot, language);
  const report = useReport(props, bot);
  const { store, title } = sitting;
  const film = (entries: Report['entries']): void => void playBack(store, entries, title.game.fold);
  const ms = store.stage.filmLength(report.entries.flatMap(({ events }) => events));
  const minutes = Math.floor((Date.now() + live.ahead - standIn.at) / 60_000);
  const why = standIn.why === 'resigned' ? 'left' : standIn.why;
  if (finishing)
    return (
      <section
        className="absence report folded"
        aria-label={words.title(names[standIn.seat] ?? '')}
      >
        <p role="status">{words.finishing(bot)}</p>
        <Button onClick={onRetake}>{words.retake}</Button>
      </section>
    );
  return (
    <section className="absence report" aria-labelledby="report-title">
      <h2 id="report-title">
        <CapIcon />
        {words.title(names[standIn.seat] ?? '')}
        {minutes > 0 ? <small>{words.since(minutes)}</small> : undefined}
      </h2>
      <p className="absence-text" role="status">
        {[
          words.why[why](bot),
          report.deeds.length === 0 ? words.nothing(bot) : words.deeds(bot, report.deeds.length),
          words.yours,
        ].join(' ')}
      </p>
      <Figures figures={report.figures} />
      <Deeds deeds={report.deeds} onFilm={film} />
      <div className="report-foot">
        <Button kind="lever" onClick={onRetake}>
          {words.retake}
        </Button>
        {onFinish ? <Button onClick={onFinish}>{words.finish}</Button> : undefined}
        {ms > 0 ? (
          <Button kind="quiet" onClick={() => film(report.entries)}>
            <WayIcon name="film" size={20} /> {words.all} {lengthWritten(ms)}
          </Button>
        ) : undefined}
      </div>
    </section>
  );
}

function Figures({ figures }: Pick<Report, 'figures'>): ReactNode {
  const { report: words } = useCatalogue(togetherWords);
  if (figures.length === 0) return undefined;
  return (
    <ul className="report-figures" aria-label={words.figures}>
      {figures.map(({ name, from, to }) => (
        <li key={name}>
          <span className="visually-hidden">{words.becomes(name, from, to)}</span>
          <span aria-hidden="true">
            <small>{name}</small>
            <b className="figures">
              {from} → {to}
            </b>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each thing that was done: pressed, it is seen again. */
function Deeds({ deeds, onFilm }: DeedsProps): ReactNode {
  const { report: words } = useCatalogue(togetherWords);
  if (deeds.length === 0) return undefined;
  return (
    <ol className="report-deeds" aria-label={words.list}>
      {deeds.map((deed, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays in its order.
        <li key={`${deed.seq} ${i}`}>
          <button type="button" title={words.film} onClick={() => onFilm(deed.entries)}>
            <span>
              <Sentence text={deed.text} />
            </span>
            <span className="figures">{deed.by.map(({ by }) => by).join(' · ')}</span>
            <WayIcon name="film" size={18} />
          </button>
        </li>
      ))}
    </ol>
  );
}

type DeedsProps = { deeds: readonly Deed[]; onFilm: (entries: Report['entries']) => void };

/** What was done, told of the bot by its name. */
function useReport({ sitting, live, names, language, standIn }: ShownProps, bot: string): Report {
  const { store, title, face } = sitting;
  const { seat, since } = standIn;
  const [before, setBefore] = useState<AnyView>();
  useEffect(() => {
    let here = true;
    void lookAt(store, since).then((view) => {
      if (here) setBefore(view);
    });
    return () => {
      here = false;
    };
  }, [store, since]);
  return useMemo(() => {
    const listener = { language, names: names.with(seat, bot), eyes: 'watcher' as const };
    return reportOf(live.journal, { seat, since }, before, { title, face, listener, language });
  }, [live.journal, seat, since, before, title, face, language, names, bot]);
}
