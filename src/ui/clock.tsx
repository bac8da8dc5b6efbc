import { type ReactNode, useEffect, useState } from 'react';
import { useTakenOver } from './use-taken-over.ts';

/** A station clock that shows the given time. */
export function Clock({ hours, minutes, size = 64, className }: ClockProps): ReactNode {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" fill="var(--face)" stroke="var(--enamel-2)" strokeWidth="4" />
      <circle cx="32" cy="32" r="27" fill="none" stroke="var(--brass-lit)" />
      <g stroke="var(--day-ink)">
        {HOURS.map((hour) => {
          const quarter = hour % 3 === 0;
          return (
            <path
              key={hour}
              d={quarter ? 'M32 8v6' : 'M32 8.5v3'}
              transform={`rotate(${hour * 30} 32 32)`}
              strokeWidth={quarter ? 2.6 : 1.5}
            />
          );
        })}
        <g strokeLinecap="round">
          <path
            d="M32 36V19"
            transform={`rotate(${((hours % 12) + minutes / 60) * 30} 32 32)`}
            strokeWidth="3.4"
          />
          <path d="M32 37V11" transform={`rotate(${minutes * 6} 32 32)`} strokeWidth="2.2" />
        </g>
      </g>
      <circle cx="32" cy="32" r="2.6" fill="var(--day-stop)" />
    </svg>
  );
}

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

type ClockProps = { hours: number; minutes: number; size?: number; className?: string };

const MINUTE = 60_000;

/** The clock on the wall: the reader's own time. Its hand steps once a minute, like those on platforms. */
export function StationClock(props: Omit<ClockProps, 'hours' | 'minutes'>): ReactNode {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const toNextMinute = (): number => MINUTE - (Date.now() % MINUTE);
    const step = (): void => {
      setNow(new Date());
      timer = setTimeout(step, toNextMinute());
    };
    let timer = setTimeout(step, toNextMinute());
    return () => clearTimeout(timer);
  }, []);
  // What was drawn before anybody came cannot know their time: it shows ten past ten.
  const [hours, minutes] = useTakenOver() ? [now.getHours(), now.getMinutes()] : [10, 10];
  return <Clock {...props} hours={hours} minutes={minutes} />;
}
