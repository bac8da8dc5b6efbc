import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Pace } from '#clocks/pace.ts';
import type { Eyes, Language, Seat } from '#kernel/game.ts';
import type { AsideClock } from '#protocol/aside.ts';
import { Icon } from '#ui/icons.tsx';
import { ring } from '#ui/sound/sound-switch.ts';
import { clocksWords } from '../../../words/clocks/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { ClockFace } from './clock-face.tsx';
import { atSeat, type Clocks, headOf, isLast, seatInHead, stateAt } from './shown.ts';
import './clocks.css';

/** The clock in the head: of whoever is to act. Nothing, while nobody's runs. */
export function HeadClock(props: ClockProps): ReactNode {
  const clocks = useClocks(props);
  const seat = seatInHead(clocks);
  if (seat === undefined) return undefined;
  const { words, names, eyes } = clocks;
  const shown = headOf(clocks, seat);
  const what = `${shown.big}, ${shown.small}`;
  return (
    <div className={`clock ${clocks.pace.kind} ${shown.look}`}>
      <div
        role="timer"
        aria-label={seat === eyes ? words.yours(what) : words.theirs(names[seat] ?? '', what)}
      >
        <ClockFace {...shown} />
        <b aria-hidden="true">{shown.big}</b>
        <small aria-hidden="true">{shown.small}</small>
      </div>
      <Said clocks={clocks} />
    </div>
  );
}

/** Told once each: one's own last minute, and whose time is out. */
function Said({ clocks }: { clocks: Clocks }): ReactNode {
  const { words, names, eyes, clock } = clocks;
  const out = clock.toAct.filter((seat) => stateAt(clocks, seat).phase === 'out');
  const mine = eyes !== 'watcher' && clock.toAct.includes(eyes) ? stateAt(clocks, eyes) : undefined;
  const isLastMinute = mine !== undefined && clocks.pace.kind === 'live' && isLast(clocks, mine);
  useBell(isLastMinute);
  const said =
    mine?.phase === 'out'
      ? words.yourTimeIsOut
      : out.length > 0
        ? words.timeIsOut(out.map((seat) => names[seat] ?? ''))
        : isLastMinute
          ? words.lastMinute
          : '';
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}

/** Rung once, when the last minute begins; whoever comes in the middle of it sees it. */
function useBell(isLastMinute: boolean): void {
  const rung = useRef(isLastMinute);
  useEffect(() => {
    if (isLastMinute && !rung.current) ring('bell');
    rung.current = isLastMinute;
  }, [isLastMinute]);
}

/** What is left at a seat: a hairline and a figure. */
export function SeatClock({ seat, ...props }: ClockProps & { seat: Seat }): ReactNode {
  const clocks = useClocks(props);
  const { big, small, share, look } = atSeat(clocks, seat);
  const { words } = clocks;
  return (
    <span className={`seat-clock ${look}`}>
      {look === 'asleep' ? (
        <Icon name="moon" size={14} />
      ) : (
        <i
          aria-hidden="true"
          style={{ '--left': `${Math.round(share * 100)}%` } as CSSProperties}
        />
      )}
      {big === '' ? undefined : <span className="seat-clock-words">{big}</span>}
      {small === '' ? undefined : (
        <span>
          <span aria-hidden="true">{small}</span>
          <span className="visually-hidden">
            {look === 'end' ? small : words.seat.reserve(small)}
          </span>
        </span>
      )}
    </span>
  );
}

export type ClockProps = {
  pace: Pace;
  clock: AsideClock;
  /** How far the house's clock is ahead of this one. */
  ahead: number;
  eyes: Eyes;
  names: readonly string[];
  language: Language;
};

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** It steps once a second, or in slow games four times a minute; what is drawn changes less often. */
function useClocks({ pace, clock, ahead, eyes, names, language }: ClockProps): Clocks {
  const words = useCatalogue(clocksWords);
  const [at, setAt] = useState(() => Date.now());
  const isRunning = clock.toAct.length > 0 && !clock.paused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAt(Date.now()), pace.kind === 'live' ? 1000 : 15_000);
    return () => clearInterval(timer);
  }, [isRunning, pace.kind]);
  return useMemo(
    () => ({
      pace,
      clock,
      now: Math.max(at + ahead, clock.since),
      eyes,
      names,
      zone,
      language,
      words,
    }),
    [pace, clock, at, ahead, eyes, names, language, words],
  );
}
