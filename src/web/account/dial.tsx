import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { DAY_MINUTES, type Interval, QUARTER_MINUTES } from '#clocks/hours.ts';
import { timeText } from '#clocks/times.ts';
import { useLanguage } from '../preferences.ts';
import { hoursWords } from '../words/hours/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { boundsOf, type End, withEnd } from './spans.ts';

export type Days = 'weekdays' | 'weekend';

/** Where each ring lies: weekdays outside. */
const RINGS: Readonly<Record<Days, readonly [inner: number, outer: number]>> = {
  weekdays: [92, 116],
  weekend: [62, 84],
};

/**
 * Twenty-four hours, midnight on top. Hours of play are brass with an ink edge, the rest is hatched. Both ends of each have a
 * grip, which is dragged, or moved by the arrow keys, by quarter hours.
 */
export function Dial({ hours, minute, city, onChange }: DialProps): ReactNode {
  const language = useLanguage();
  const words = useCatalogue(hoursWords);
  const svg = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<Grip>();
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    const box = svg.current?.getBoundingClientRect();
    if (!held || !box) return;
    const angle = Math.atan2(
      clientX - box.left - box.width / 2,
      box.top + box.height / 2 - clientY,
    );
    const turned = (angle / (2 * Math.PI) + 1) % 1;
    const spans = hours[held.days];
    const now = spans[held.index]?.[held.end === 'from' ? 0 : 1] ?? 0;
    // Midnight is the first minute of the day, and the last.
    const near = [turned, turned + 1].map((part) => part * DAY_MINUTES);
    const at = near.reduce((one, other) =>
      Math.abs(other - now) < Math.abs(one - now) ? other : one,
    );
    onChange(held.days, withEnd(spans, held.index, held.end, Math.min(at, DAY_MINUTES)));
  };
  return (
    <svg
      ref={svg}
      className="hours-dial"
      viewBox="0 0 300 300"
      role="group"
      aria-label={words.dial(...both(hours, words.none, language, words.span))}
      onPointerMove={drag}
      onPointerUp={() => setHeld(undefined)}
      onPointerCancel={() => setHeld(undefined)}
    >
      <DialFace />
      {DAYS.map((days) => (
        <Ring key={days} ring={RINGS[days]} spans={hours[days]} />
      ))}
      <path className="hours-hand" d="M150 168V40" transform={`rotate(${minute / 4} 150 150)`} />
      {DAYS.map((days) => (
        <Grips
          key={days}
          days={days}
          spans={hours[days]}
          onHold={setHeld}
          onChange={(spans) => onChange(days, spans)}
        />
      ))}
      <circle className="hours-hub" cx="150" cy="150" r="34" />
      <text className="hours-now" x="150" y="148">
        {timeText(minute, language)}
      </text>
      <text className="hours-city" x="150" y="164">
        {words.at(city)}
      </text>
    </svg>
  );
}

type DialProps = {
  hours: Readonly<Record<Days, readonly Interval[]>>;
  /** Of the day, now and there. */
  minute: number;
  city: string;
  onChange: (days: Days, spans: readonly Interval[]) => void;
};

type Grip = { days: Days; index: number; end: End };

export const DAYS = ['weekdays', 'weekend'] as const;

/** The hours of both kinds of day, in words. */
function both(
  hours: DialProps['hours'],
  none: string,
  language: 'en' | 'fr',
  span: (from: string, to: string) => string,
): [weekdays: string, weekend: string] {
  const said = (days: Days): string =>
    hours[days]
      .map(([from, to]) => span(timeText(from, language), timeText(to, language)))
      .join(', ') || none;
  return [said('weekdays'), said('weekend')];
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function DialFace(): ReactNode {
  return (
    <svg aria-hidden="true">
      <pattern id="day-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="hours-hatch" d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
      </pattern>
      <circle className="hours-rim" cx="150" cy="150" r="146" />
      <circle className="hours-inner-rim" cx="150" cy="150" r="140" />
      {HOURS.map((hour) => (
        <path
          key={hour}
          className="hours-tick"
          d={hour % 6 === 0 ? 'M150 11v6' : 'M150 11v4'}
          transform={`rotate(${hour * 15} 150 150)`}
          strokeWidth={hour % 6 === 0 ? 2.4 : 1.2}
        />
      ))}
      {HOURS.filter((hour) => hour % 2 === 0).map((hour) => {
        const [x, y] = point(126, hour * 60);
        return (
          <text
            key={hour}
            className={hour % 6 === 0 ? 'hours-figure quarter' : 'hours-figure'}
            x={x}
            y={y + (hour % 6 === 0 ? 5 : 4)}
          >
            {hour}
          </text>
        );
      })}
    </svg>
  );
}

function Ring({ ring: [inner, outer], spans }: RingProps): ReactNode {
  return (
    <g>
      <circle
        className="hours-rest"
        cx="150"
        cy="150"
        r={(inner + outer) / 2}
        strokeWidth={outer - inner}
      />
      <circle className="hours-edge" cx="150" cy="150" r={inner} />
      <circle className="hours-edge" cx="150" cy="150" r={outer} />
      {spans.map(([from, to]) => (
        <path key={from} className="hours-open" d={arc(inner, outer, from, to)} />
      ))}
    </g>
  );
}

type RingProps = { ring: readonly [number, number]; spans: readonly Interval[] };

function Grips({ days, spans, onHold, onChange }: GripsProps): ReactNode {
  const language = useLanguage();
  const words = useCatalogue(hoursWords);
  const [inner, outer] = RINGS[days];
  const press = (event: KeyboardEvent, { index, end }: Grip): void => {
    const now = spans[index]?.[end === 'from' ? 0 : 1] ?? 0;
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(withEnd(spans, index, end, now + by));
  };
  return spans.flatMap(([from, to], index) =>
    ENDS.map((end) => {
      const minute = end === 'from' ? from : to;
      const [x, y] = point((inner + outer) / 2, minute);
      const [least, most] = boundsOf(spans, index, end);
      const span = `${words[days]}, ${words.span(timeText(from, language), timeText(to, language))}`;
      return (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: while it is being moved it stays in its place.
          key={`${index} ${end}`}
          className="hours-grip"
          cx={x}
          cy={y}
          r="6.5"
          role="slider"
          tabIndex={0}
          aria-label={words[end](span)}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuenow={minute}
          aria-valuetext={timeText(minute, language)}
          onPointerDown={(event) => {
            event.currentTarget.focus();
            event.preventDefault();
            event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId);
            onHold({ days, index, end });
          }}
          onKeyDown={(event) => press(event, { days, index, end })}
        />
      );
    }),
  );
}

type GripsProps = {
  days: Days;
  spans: readonly Interval[];
  onHold: (grip: Grip) => void;
  onChange: (spans: readonly Interval[]) => void;
};

const ENDS = ['from', 'to'] as const;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: QUARTER_MINUTES,
  ArrowUp: QUARTER_MINUTES,
  ArrowLeft: -QUARTER_MINUTES,
  ArrowDown: -QUARTER_MINUTES,
  PageUp: 60,
  PageDown: -60,
  Home: -DAY_MINUTES,
  End: DAY_MINUTES,
};

/** Where a minute of the day lies on a ring. */
function point(radius: number, minute: number): [x: number, y: number] {
  const angle = (minute / DAY_MINUTES) * 2 * Math.PI;
  return [round(150 + radius * Math.sin(angle)), round(150 - radius * Math.cos(angle))];
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A piece of a ring. A whole one ends a hair before it begins, or it would be none. */
function arc(inner: number, outer: number, from: number, to: number): string {
  const end = to - from === DAY_MINUTES ? to - 0.5 : to;
  const large = end - from > DAY_MINUTES / 2 ? 1 : 0;
  const at = (radius: number, minute: number): string => point(radius, minute).join(' ');
  const there = `A${outer} ${outer} 0 ${large} 1 ${at(outer, end)}`;
  const back = `A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}`;
  return `M${at(outer, from)}${there}L${at(inner, end)}${back}z`;
}
