import { listIn } from '../list.ts';
import type { ClocksWords } from './messages.ts';

const list = listIn('en');

export const en: ClocksWords = {
  yours: (what) => `Your clock: ${what}`,
  theirs: (name, what) => `${name}’s clock: ${what}`,
  reserve: (left) => `${left} in reserve`,
  noReserve: 'no reserve',
  yourReserve: 'your reserve',
  reserveOf: (name) => `${name}’s reserve`,
  moveOf: (name) => `for ${name}’s move`,
  yourMove: 'for your move',
  out: 'time is out',
  standsIn: 'a computer player stands in',
  theyAreOut: (name) => `for ${name}`,
  left: (time) => `${time} left`,
  leftOf: (name, time) => `${name}: ${time} left`,
  asleep: 'asleep',
  hour: (time) => `at ${time}`,
  day: (when) => `on ${when}`,
  wakes: (when) => `goes on ${when}`,
  wakesFor: (name, when) => `wakes ${when} for ${name}`,
  paused: 'paused',
  resumes: 'anyone may resume',
  seat: {
    before: (deadline) => `by ${deadline}`,
    asleep: 'asleep',
    out: 'out of time',
    reserve: (left) => `${left} in reserve`,
  },
  lastMinute: 'You have one minute left.',
  timeIsOut: (names) => `Time is out for ${list.format(names)}.`,
  yourTimeIsOut:
    'Your time is out: a computer player stands in. Take your seat back whenever you like.',
};
