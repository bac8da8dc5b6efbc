import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { type HallRow, type HallShown, isMyTurn } from '#protocol/hall.ts';
import { StationClock } from '#ui/clock.tsx';
import { useLanguage } from '../preferences.ts';
import { setTurns } from '../turns.ts';
import { hallWords } from '../words/hall/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import { Board, type Wanted } from './board.tsx';
import { boardOf, isDeserted, NO_FILTERS, wishOf } from './departures.ts';
import { Roof } from './marks.tsx';
import { LayTicket, Side } from './side.tsx';
import { useHall } from './use-hall.ts';
import { useAnnouncement, useTurned } from './use-news.ts';
import './tokens.css';
import './hall.css';

const MINUTE = 60_000;

/** The hall: the departures board, and beside it a ticket to a new table, who is there, and what has arrived. */
export function Hall(): ReactNode {
  const words = useCatalogue(hallWords);
  const [wanted, setWanted] = useState<Wanted>({ filters: NO_FILTERS, pages: 1 });
  const wish = useMemo(() => wishOf(wanted.filters, wanted.pages), [wanted]);
  const { shown, isLost, ahead } = useHall(wish);
  const now = useNow() + ahead;
  const turned = useTurned(shown);
  const announced = useAnnouncement(shown, useSaying());
  const waiting = shown?.mine.filter(isMyTurn).length ?? 0;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${words.title} – Rotonde`;
  }, [words, waiting]);
  useEffect(() => {
    if (shown) setTurns(waiting);
  }, [shown, waiting]);
  return (
    <div className={shown && isDeserted(shown) ? 'hall deserted' : 'hall'}>
      <header className="hall-head">
        <Roof />
        <div className="hall-title">
          <h1>{words.title}</h1>
          <p>{shown ? <Lead shown={shown} now={now} /> : isLost ? words.away : words.loading}</p>
        </div>
        <StationClock size={76} className="hall-clock" />
      </header>
      {isLost && shown ? (
        <p className="hall-lost" role="status">
          {words.lost}
        </p>
      ) : undefined}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {shown ? (
        <div className="hall-body">
          <Board shown={shown} now={now} turned={turned} wanted={wanted} onWanted={setWanted} />
          <Side shown={shown} />
        </div>
      ) : undefined}
      <div className="hall-dock">
        <LayTicket />
      </div>
    </div>
  );
}

function Lead({ shown, now }: { shown: HallShown; now: number }): ReactNode {
  const words = useCatalogue(hallWords);
  const [yours] = boardOf(shown, NO_FILTERS, new Set());
  if (yours?.name !== 'yours') {
    const isAlone = shown.people.every(({ you }) => you) && isDeserted(shown);
    return isAlone ? words.nobody : words.nothing;
  }
  const due = yours.rows[0]?.clock?.due;
  const first =
    due === undefined
      ? undefined
      : { time: words.hour(new Date(due)).spoken, day: words.day(due, now) };
  return words.lead(yours.count, first);
}

function useSaying(): (tables: readonly HallRow[]) => string {
  const words = useCatalogue(hallWords);
  const language = useLanguage();
  return useCallback(
    (tables) => {
      const [first, ...others] = tables;
      const name = gameOf(first?.game ?? '')?.name;
      return others.length > 0 || !name
        ? words.announceMany(tables.length)
        : words.announce(said(name, language));
    },
    [words, language],
  );
}

/** The time, as far as the board shows it. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
