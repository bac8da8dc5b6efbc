import { listIn } from '../list.ts';
import { plural } from '../plural.ts';
import type { HoursWords } from './messages.ts';

const list = listIn('en');

export const en: HoursWords = {
  title: 'My hours',
  lead: 'In slow games your clock runs only at these hours: nobody loses a game asleep.',
  always: 'Your clock runs at all hours.',
  choose: 'Say when I play',
  clear: 'At all hours',
  weekdays: 'Weekdays',
  weekend: 'Saturday and Sunday',
  from: (span) => `${span}: from`,
  to: (span) => `${span}: until`,
  remove: (span) => `Remove ${span}`,
  add: (days) => `Add hours: ${days}`,
  none: 'No hours',
  zone: 'Time zone',
  zoneOf: (city, offset) => `${city} (${offset})`,
  dial: (weekdays, weekend) =>
    `Hours of play on weekdays: ${weekdays}; on Saturday and Sunday: ${weekend}.`,
  span: (from, to) => `${from} to ${to}`,
  at: (city) => `in ${city}`,
  tooFew: 'Seven hours a week at least: the others would wait too long.',
  holidays: {
    title: 'My holidays',
    year: (holidays) =>
      holidays.length === 0 ? 'No holidays.' : `Holidays: ${list.format(holidays)}.`,
    range: (from, to) => (from === to ? from : `${from} to ${to}`),
    days: (count) => `${count} ${plural('en', count, 'day', 'days')}`,
    change: 'Change',
    changeOf: (range) => `Change the holidays: ${range}`,
    go: 'Go on holiday',
    first: 'First day',
    last: 'Last day',
    keep: 'Keep',
    giveUp: 'Leave it',
    remove: 'Remove',
    taken: (days, most) => `${days} of ${most} days taken this year.`,
    text: 'Your slow games stop meanwhile, and the others are told at once.',
    order: 'The last day comes after the first.',
    overlap: 'You are on holiday then already.',
    tooMany: (most) => `${most} days a year at most: nobody is held for ever.`,
  },
};
