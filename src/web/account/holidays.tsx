import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { dateOfDay, dayOfDate } from '#clocks/civil.ts';
import { DAY_MINUTES, type Holiday, type Hours, holidaysIn, type Interval } from '#clocks/hours.ts';
import { dateText, dayText, wallAt } from '#clocks/times.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '../preferences.ts';
import { hoursWords } from '../words/hours/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { HOLIDAYS_A_YEAR, type HolidayTrouble, withHoliday } from './holiday-list.ts';
import { ownZone } from './zone-names.ts';
import './holidays.css';

/** When I am away: a rule of the coming year, a list, and a form for one of them. */
export function MyHolidays({ hours, onChange }: MyHolidaysProps): ReactNode {
  const { holidays, zone } = hours ?? atAllHours();
  const { holidays: words } = useCatalogue(hoursWords);
  const language = useLanguage();
  const [today] = useState(() => wallAt(zone, Date.now()).day);
  /** Which of them is being changed; one that is not yet there is none of them. */
  const [open, setOpen] = useState<Holiday | 'new'>();
  const range = ({ from, to }: Holiday): string =>
    words.range(dateText(from, language), dateText(to, language));
  const coming = holidays.filter(({ to }) => (dayOfDate(to) ?? 0) >= today);
  const taken = holidaysIn(holidays, Number(dateOfDay(today).slice(0, 4)));
  const keep = (next: readonly Holiday[]): void => {
    setOpen(undefined);
    onChange({ ...(hours ?? atAllHours()), holidays: next });
  };
  return (
    <div className="holidays">
      <YearRule holidays={holidays} today={today} label={words.year(coming.map(range))} />
      {coming.length === 0 ? undefined : (
        <ul>
          {coming.map((holiday) => (
            <li key={holiday.from}>
              <b>{range(holiday)}</b>
              <span>
                {words.days((dayOfDate(holiday.to) ?? 0) - (dayOfDate(holiday.from) ?? 0) + 1)}
              </span>
              <Button
                kind="quiet"
                aria-label={words.changeOf(range(holiday))}
                onClick={() => setOpen(holiday)}
              >
                {words.change}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open === undefined ? (
        <div className="holidays-foot">
          <Button onClick={() => setOpen('new')}>{words.go}</Button>
          <p>
            {words.taken(taken, HOLIDAYS_A_YEAR)} {words.text}
          </p>
        </div>
      ) : (
        <HolidayForm
          key={open === 'new' ? open : open.from}
          holidays={holidays}
          holiday={open === 'new' ? undefined : open}
          today={today}
          onKeep={keep}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

type MyHolidaysProps = { hours: Hours | undefined; onChange: (hours: Hours) => void };

/** For whoever has not said when they play, and is away all the same. */
function atAllHours(): Hours {
  const day: readonly Interval[] = [[0, DAY_MINUTES]];
  return { zone: ownZone(), weekdays: day, weekend: day, holidays: [] };
}

function HolidayForm({ holidays, holiday, today, onKeep, onClose }: FormProps): ReactNode {
  const { holidays: words } = useCatalogue(hoursWords);
  const first = useId();
  const last = useId();
  const [from, setFrom] = useState(holiday?.from ?? dateOfDay(today + 1));
  const [to, setTo] = useState(holiday?.to ?? dateOfDay(today + 7));
  const [trouble, setTrouble] = useState<HolidayTrouble>();
  const others = holidays.filter((each) => each !== holiday);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const next = withHoliday(others, { from, to });
    if (typeof next === 'string') setTrouble(next);
    else onKeep(next);
  };
  const told = {
    order: words.order,
    overlap: words.overlap,
    tooMany: words.tooMany(HOLIDAYS_A_YEAR),
  };
  return (
    <form className="holidays-form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={first}>{words.first}</label>
        <input
          id={first}
          className="field-input"
          type="date"
          required
          min={dateOfDay(today)}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={last}>{words.last}</label>
        <input
          id={last}
          className="field-input"
          type="date"
          required
          min={from}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <div className="holidays-deeds">
        <Button type="submit" kind="brass">
          {words.keep}
        </Button>
        {holiday ? (
          <Button kind="stop" onClick={() => onKeep(others)}>
            {words.remove}
          </Button>
        ) : undefined}
        <Button kind="quiet" onClick={onClose}>
          {words.giveUp}
        </Button>
      </div>
      <p role="alert">{trouble === undefined ? undefined : told[trouble]}</p>
    </form>
  );
}

type FormProps = {
  holidays: readonly Holiday[];
  holiday: Holiday | undefined;
  today: number;
  onKeep: (holidays: readonly Holiday[]) => void;
  onClose: () => void;
};

const MONTH = 60;

/** Twelve months from the first of this one; holidays are hatched, a mark stands at today. */
function YearRule({ holidays, today, label }: YearRuleProps): ReactNode {
  const language = useLanguage();
  const [year = 0, month = 0] = dateOfDay(today).split('-').map(Number);
  const months = Array.from({ length: 13 }, (_, i) => {
    const at = month - 1 + i;
    const digits = String((at % 12) + 1).padStart(2, '0');
    return dayOfDate(`${year + Math.floor(at / 12)}-${digits}-01`) ?? 0;
  });
  const place = (day: number): number => {
    const i = months.findLastIndex((start) => start <= day);
    const [start, next] = [months[i], months[i + 1]];
    if (start === undefined) return 0;
    return next === undefined ? 12 * MONTH : MONTH * (i + (day - start) / (next - start));
  };
  return (
    <svg className="holidays-year" viewBox="0 0 724 52" role="img" aria-label={label}>
      <rect className="holidays-rule" x="2" y="8" width="720" height="22" />
      {months.slice(0, 12).map((day, i) => (
        <g key={day}>
          {i > 0 ? <path className="holidays-month" d={`M${2 + i * MONTH} 8v22`} /> : undefined}
          <text x={32 + i * MONTH} y="47">
            {dayText(day, language, 'month')}
          </text>
        </g>
      ))}
      {holidays.map(({ from, to }) => {
        const start = place(dayOfDate(from) ?? 0);
        const end = place((dayOfDate(to) ?? 0) + 1);
        return end > start ? (
          <g key={from} className="holidays-away">
            <rect x={2 + start} y="8" width={end - start} height="22" />
            <rect x={2 + start} y="8" width={end - start} height="22" />
          </g>
        ) : undefined;
      })}
      <path
        className="holidays-today"
        d="M0 8v22M-6 0h12l-6 8z"
        transform={`translate(${2 + place(today)} 0)`}
      />
    </svg>
  );
}

type YearRuleProps = { holidays: readonly Holiday[]; today: number; label: string };
