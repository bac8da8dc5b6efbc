import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Hours, type Interval, QUARTER_MINUTES, weekOf } from '#clocks/hours.ts';
import { timeText, wallAt } from '#clocks/times.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useLanguage } from '../preferences.ts';
import { hoursWords } from '../words/hours/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { DAYS, type Days, Dial } from './dial.tsx';
import { boundsOf, withEnd, withOneMore, without } from './spans.ts';
import { cityOf, ownZone, zonesByArea } from './zone-names.ts';
import './hours.css';

/** An hour a day on an average; `protocol/hours.ts` refuses less. */
const LEAST_MINUTES_A_WEEK = 7 * 60;

/** When I play: a dial, and beside it the same hours as fields. Nothing: at all hours. */
export function MyHours({ hours, onChange }: MyHoursProps): ReactNode {
  const words = useCatalogue(hoursWords);
  if (!hours) {
    return (
      <div className="hours-always">
        <p>{words.always}</p>
        <Button onClick={() => onChange(usualHours())}>{words.choose}</Button>
      </div>
    );
  }
  const change = (part: Partial<Hours>): void => {
    const next = { ...hours, ...part };
    if (weekOf(next) >= LEAST_MINUTES_A_WEEK) onChange(next);
  };
  return <Chosen hours={hours} onChange={change} onClear={() => onChange(undefined)} />;
}

type MyHoursProps = {
  hours: Hours | undefined;
  onChange: (hours: Hours | undefined) => void;
};

function usualHours(): Hours {
  const day: readonly Interval[] = [[8 * 60, 23 * 60]];
  return { zone: ownZone(), weekdays: day, weekend: day, holidays: [] };
}

function Chosen({ hours, onChange, onClear }: ChosenProps): ReactNode {
  const words = useCatalogue(hoursWords);
  const minute = useMinute(hours.zone);
  return (
    <div className="hours">
      <Dial
        hours={hours}
        minute={minute}
        city={cityOf(hours.zone)}
        onChange={(days, spans) => onChange({ [days]: spans })}
      />
      <div className="hours-form">
        <p className="hours-lead">{words.lead}</p>
        {DAYS.map((days) => (
          <Spans
            key={days}
            days={days}
            hours={hours}
            onChange={(spans) => onChange({ [days]: spans })}
          />
        ))}
        <ZoneField zone={hours.zone} onChange={(zone) => onChange({ zone })} />
        <p>
          <Button kind="quiet" onClick={onClear}>
            {words.clear}
          </Button>
        </p>
      </div>
    </div>
  );
}

type ChosenProps = {
  hours: Hours;
  onChange: (part: Partial<Hours>) => void;
  onClear: () => void;
};

/** The hours of a kind of day, each with two fields. */
function Spans({ days, hours, onChange }: SpansProps): ReactNode {
  const words = useCatalogue(hoursWords);
  const language = useLanguage();
  const spans = hours[days];
  const more = withOneMore(spans);
  const mayLose = (index: number): boolean =>
    weekOf({ ...hours, [days]: without(spans, index) }) >= LEAST_MINUTES_A_WEEK;
  return (
    <fieldset className={`hours-${days}`}>
      <legend>{words[days]}</legend>
      <div className="hours-spans">
        {spans.map(([from, to], index) => {
          const span = words.span(timeText(from, language), timeText(to, language));
          const set = (end: 'from' | 'to', minute: number): void =>
            onChange(withEnd(spans, index, end, minute));
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: while it is being moved it stays in its place.
              key={index}
              className="hours-span"
            >
              <Quarter
                label={words.from(span)}
                value={from}
                bounds={boundsOf(spans, index, 'from')}
                onChange={(minute) => set('from', minute)}
              />
              <i aria-hidden="true">–</i>
              <Quarter
                label={words.to(span)}
                value={to}
                bounds={boundsOf(spans, index, 'to')}
                onChange={(minute) => set('to', minute)}
              />
              <IconButton
                icon="close"
                label={mayLose(index) ? words.remove(span) : words.tooFew}
                aria-disabled={!mayLose(index)}
                onClick={() => (mayLose(index) ? onChange(without(spans, index)) : undefined)}
              />
            </span>
          );
        })}
        {more ? (
          <Button
            className="hours-add"
            aria-label={words.add(words[days])}
            onClick={() => onChange(more)}
          >
            +
          </Button>
        ) : undefined}
      </div>
    </fieldset>
  );
}

type SpansProps = {
  days: Days;
  hours: Hours;
  onChange: (spans: readonly Interval[]) => void;
};

/** A quarter of an hour, of those that are possible there. */
function Quarter({ label, value, bounds: [least, most], onChange }: QuarterProps): ReactNode {
  const language = useLanguage();
  const count = (most - least) / QUARTER_MINUTES + 1;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Array.from({ length: count }, (_, i) => least + i * QUARTER_MINUTES).map((minute) => (
        <option key={minute} value={minute}>
          {timeText(minute, language)}
        </option>
      ))}
    </select>
  );
}

type QuarterProps = {
  label: string;
  value: number;
  bounds: readonly [number, number];
  onChange: (minute: number) => void;
};

function ZoneField({ zone, onChange }: ZoneFieldProps): ReactNode {
  const words = useCatalogue(hoursWords);
  const id = useId();
  const [areas] = useState(() => zonesByArea(zone));
  return (
    <div className="field hours-zone">
      <label htmlFor={id}>{words.zone}</label>
      <select
        id={id}
        className="field-input"
        value={zone}
        onChange={({ target }) => onChange(target.value)}
      >
        {areas.map(([area, zones]) => (
          <optgroup key={area} label={area}>
            {zones.map(({ name, city, offset }) => (
              <option key={name} value={name}>
                {words.zoneOf(city, offset)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

type ZoneFieldProps = { zone: string; onChange: (zone: string) => void };

/** The minute of the day in a zone; it steps once a minute. */
function useMinute(zone: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return wallAt(zone, now).minute;
}
