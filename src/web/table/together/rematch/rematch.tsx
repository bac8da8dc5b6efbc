import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { Link } from '../../../link.tsx';
import { replace } from '../../../navigation.ts';
import { useLanguage } from '../../../preferences.ts';
import { pathTo } from '../../../routes.ts';
import { togetherWords } from '../../../words/together/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { SeatBadge } from '../../desk/digest-strip.tsx';
import { namesOf } from '../../names.ts';
import type { Live } from '../../snapshot.ts';
import type { Sitting } from '../../use-table.ts';
import { lookOf } from '../absence/notice.tsx';
import { botsInstead, type Punch, punchesOf, silentFrom } from './ticket.ts';
import './rematch.css';

/** Another game with the same people: one ticket, which everybody sees and punches. */
export function Rematch({ sitting, live, leaving }: RematchProps): ReactNode {
  const { rematch: words } = useCatalogue(togetherWords);
  const [failed, setFailed] = useState(false);
  const answer = (yes: boolean, bots?: true): void => {
    setFailed(false);
    void sitting.store
      .request({ t: 'rematch', yes, ...(bots ? { bots } : {}) })
      .then(({ t }) => setFailed(t === 'refused'));
  };
  const punches = punchesOf(live);
  const watches = live.eyes === 'watcher';
  const { next } = live.aside;
  const own = punches?.find(({ seat }) => live.mine.includes(seat))?.is;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed may be gone since.
  useEffect(() => {
    if (document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
  }, [own, next]);
  if (watches && !punches) return undefined;
  return (
    <section ref={section} className={punches ? 'rematch offered' : 'rematch'}>
      <TicketDrawn sitting={sitting} live={live} punches={punches} />
      {next !== undefined ? (
        <Departure next={next} leaving={leaving} />
      ) : punches === undefined ? (
        <Button kind="lever" onClick={() => answer(true)}>
          {words.press}
        </Button>
      ) : watches ? undefined : (
        <Answers live={live} punches={punches} onAnswer={answer} />
      )}
      {failed ? <p role="alert">{words.failed}</p> : undefined}
    </section>
  );
}

type RematchProps = {
  sitting: Sitting;
  live: Live;
  /** The next table was made while this page was open: it goes there by itself. */
  leaving: boolean;
};

/** The green ticket, with a hole for everybody. */
function TicketDrawn({ sitting, live, punches }: TicketProps): ReactNode {
  const { rematch: words } = useCatalogue(togetherWords);
  const language = useLanguage();
  const names = namesOf(live.seats, language);
  const look = lookOf({ sitting, live, names });
  const { eyes, mine, aside, watchers = 0 } = live;
  const isMine = mine.includes(aside.rematch?.by ?? -1);
  const title = !punches
    ? words.offer
    : eyes === 'watcher'
      ? words.watcherTitle
      : isMine
        ? words.offeredByYou
        : words.offered(names[aside.rematch?.by ?? 0] ?? '');
  const text = !punches
    ? words.offerText
    : eyes === 'watcher'
      ? words.watcherText
      : isMine
        ? words.offeredText
        : words.offerText;
  return (
    <div className="ticket-shadow">
      <div className="ticket green rematch-ticket" aria-live="polite">
        <span className="ticket-row">
          <span>{words.route(gameOf(live.game)?.name[language] ?? '')}</span>
          <span>№ {`${live.seq}`.padStart(4, '0')}</span>
        </span>
        <span className="ticket-rule" />
        <h3>{title}</h3>
        <p>{text}</p>
        {punches ? (
          <ul>
            {punches.map(({ seat, is }) => {
              const isYou = mine.includes(seat);
              return (
                <li key={seat} className={is === 'yes' || is === 'by' ? 'punched' : undefined}>
                  <SeatBadge seat={seat} look={look} />
                  <span>
                    <b>{isYou ? words.you : names[seat]}</b>{' '}
                    <small>{words.state[isYou ? (`${is}You` as const) : is]}</small>
                  </span>
                  <i aria-hidden="true" />
                </li>
              );
            })}
            {watchers > 0 ? (
              <li className="punched">
                <Icon name="eye" size={20} />
                <span>
                  <b>{words.watchers(watchers)}</b> <small>{words.watchersFollow}</small>
                </span>
                <i aria-hidden="true" />
              </li>
            ) : undefined}
          </ul>
        ) : undefined}
      </div>
    </div>
  );
}

type TicketProps = { sitting: Sitting; live: Live; punches: readonly Punch[] | undefined };

function Answers({ live, punches, onAnswer }: AnswersProps): ReactNode {
  const { rematch: words } = useCatalogue(togetherWords);
  const language = useLanguage();
  const own = punches.find(({ seat }) => live.mine.includes(seat))?.is;
  const silent = punches.flatMap(({ seat, is }) => (is === 'silent' ? [seat] : []));
  const left = useSecondsUntil(silentFrom(live));
  const names = namesOf(live.seats, language);
  if (own !== 'by' && own !== 'yes')
    return (
      <>
        <Button kind="lever" onClick={() => onAnswer(true)}>
          {words.accept}
        </Button>
        {own === 'no' ? undefined : (
          <Button onClick={() => onAnswer(false)}>{words.decline}</Button>
        )}
        <p>{words.sameAddress}</p>
      </>
    );
  return (
    <>
      {silent.length === 0 ? undefined : left > 0 ? (
        <p>{words.possibleIn(left)}</p>
      ) : (
        <Button onClick={() => onAnswer(true, true)}>
          {words.withBots(
            botsInstead(live, silent, language),
            silent.map((seat) => names[seat] ?? ''),
          )}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onAnswer(false)}>
        {own === 'by' ? words.withdraw : words.decline}
      </Button>
    </>
  );
}

type AnswersProps = {
  live: Live;
  punches: readonly Punch[];
  onAnswer: (yes: boolean, bots?: true) => void;
};

const DEPARTURE_S = 5;

/** Everybody has punched: the page goes on by itself, unless somebody stays. */
function Departure({ next, leaving }: { next: string; leaving: boolean }): ReactNode {
  const { rematch: words } = useCatalogue(togetherWords);
  const [stays, setStays] = useState(!leaving);
  const [at] = useState(() => Date.now() + DEPARTURE_S * 1000);
  const left = useSecondsUntil(at);
  const to = pathTo.online(next);
  const goes = !stays && left === 0;
  useEffect(() => {
    if (goes) replace(to);
  }, [goes, to]);
  if (stays)
    return (
      <Link className="button lever" href={to}>
        {words.go} <Icon name="arrow" size={20} />
      </Link>
    );
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.leavingSoon}
      </p>
      <Button kind="lever" onClick={() => replace(to)}>
        {words.leaving(left)}
      </Button>
      <Button kind="quiet" onClick={() => setStays(true)}>
        {words.stay}
      </Button>
    </>
  );
}

/** How many seconds are left, by this browser's clock; 0 and no less. */
function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((instant - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
