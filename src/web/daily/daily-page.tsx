import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { DayShown } from '#protocol/http/daily.ts';
import { Button } from '#ui/button.tsx';
import { Clock } from '#ui/clock.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { dailyWords } from '../words/daily/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { dayOf } from './ask.ts';
import { Board } from './board.tsx';
import { longDay, neighbours } from './days.ts';
import { Sheet } from './sheet.tsx';
import './daily.css';

/** The trains of a day, one for each game, the same for everybody; and, after one's own arrival, how others fared. */
export function DailyPage({ day }: { day: string | undefined }): ReactNode {
  const words = useCatalogue(dailyWords);
  const { shell } = useWords();
  const [found, setFound] = useState<Found | { why: string }>();
  const look = useCallback(() => {
    void dayOf(day).then((answer) =>
      setFound('why' in answer ? answer : { shown: answer.told, at: Date.now() }),
    );
  }, [day]);
  useEffect(() => {
    document.title = `${words.title} – Rotonde`;
  }, [words]);
  useEffect(() => {
    look();
    // Somebody may have arrived, or gone on with a journey, in another tab.
    const back = (): void => {
      if (!document.hidden) look();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [look]);
  if (found === undefined) return <p className="loading">{shell.loading}</p>;
  if ('why' in found) return <Nothing why={found.why} again={look} />;
  return <Day key={found.shown.day} {...found} again={look} />;
}

/** What was told, and when by this page's clock. */
type Found = { shown: DayShown; at: number };

function Nothing({ why, again }: { why: string; again: () => void }): ReactNode {
  const words = useCatalogue(dailyWords);
  const isUnknown = why === 'no-such-train' || why === 'malformed';
  return (
    <article className="daily">
      <header className="daily-head">
        <div>
          <h1>{words.title}</h1>
          <p>{isUnknown ? words.noSuchDay : words.offline}</p>
        </div>
      </header>
      {isUnknown ? (
        <Link className="button" href={pathTo.daily()}>
          {words.toToday}
        </Link>
      ) : (
        <Button onClick={again}>{words.again}</Button>
      )}
    </article>
  );
}

function Day({ shown, at, again }: Found & { again: () => void }): ReactNode {
  const words = useCatalogue(dailyWords);
  const language = useLanguage();
  const { day, today, trains } = shown;
  const isToday = day === today;
  const readable = trains.filter(({ names }) => names !== undefined);
  const arrived = readable.find(({ you }) => you?.state === 'arrived');
  const [chosen, setChosen] = useState<string>();
  const paper = useRef<HTMLDivElement>(null);
  const choose = (game: string): void => {
    setChosen(game);
    paper.current?.scrollIntoView({ block: 'nearest' });
  };
  const train = readable.find(({ game }) => game === chosen) ?? arrived ?? readable[0];
  return (
    <article className="daily">
      <header className="daily-head">
        <NowClock />
        <div>
          <h1>{words.title}</h1>
          <p>
            {longDay(day, language)}. {isToday ? words.lede : words.past}
          </p>
        </div>
        {isToday ? <Left at={at} leftMs={shown.leftMs} again={again} /> : undefined}
      </header>
      <Board shown={shown} chosen={train?.game} choose={choose} />
      <div className="daily-foot">
        <p>
          {words.rules} <Link href={pathTo.rules('house', 'H.15')}>H.15</Link>
        </p>
        <DayLinks shown={shown} />
      </div>
      <div ref={paper}>
        {train ? (
          <Sheet key={`${train.game} ${train.arrived}`} day={day} train={train} isToday={isToday} />
        ) : undefined}
      </div>
    </article>
  );
}

function DayLinks({ shown }: { shown: DayShown }): ReactNode {
  const words = useCatalogue(dailyWords);
  const { before, after } = neighbours(shown);
  return (
    <nav aria-label={words.days}>
      {before === undefined ? undefined : (
        <Link className="button quiet" href={pathTo.daily(before)}>
          {words.before}
        </Link>
      )}
      {after === undefined ? undefined : (
        <Link
          className="button quiet"
          href={pathTo.daily(after === shown.today ? undefined : after)}
        >
          {after === shown.today ? words.toToday : words.after}
        </Link>
      )}
    </nav>
  );
}

const MINUTE = 60_000;

/** How long the trains of today still leave; when they have, those of the next day are asked for. */
function Left({ at, leftMs, again }: { at: number; leftMs: number; again: () => void }): ReactNode {
  const words = useCatalogue(dailyWords);
  const [now, setNow] = useState(at);
  const left = Math.max(0, at + leftMs - now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) again();
  }, [left, again]);
  const minutes = Math.ceil(left / MINUTE);
  return (
    <p className="daily-left">
      {words.next} <b>{words.left(Math.floor(minutes / 60), minutes % 60)}</b>
    </p>
  );
}

function NowClock(): ReactNode {
  const now = new Date();
  return (
    <Clock className="daily-clock" hours={now.getHours()} minutes={now.getMinutes()} size={76} />
  );
}
