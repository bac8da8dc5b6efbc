import type { DailyMessages } from './messages.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const en: DailyMessages = {
  title: 'Today’s train',
  lede: 'One deal for each game, the same for everybody, until midnight universal time.',
  past: 'These trains have departed. A journey that was begun can still be taken to its end.',
  rules:
    'One journey each. You may interrupt it, but nothing beyond a draw is taken back, there is no advice, and nothing is rated: rule',
  next: 'next departures in',
  left: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  days: 'Other days',
  before: 'The day before',
  after: 'The day after',
  toToday: 'Today’s trains',
  offline:
    'The daily train needs the network: its cards lie with the house, so that nobody sees them before their time.',
  again: 'Try again',
  noSuchDay: 'There is no timetable for this day: those of the last thirty-one days are kept.',
  none: 'No train ran on this day.',
  head: {
    board: 'Departures',
    train: 'Train',
    game: 'Game',
    deal: 'Deal',
    crew: 'Crew',
    travellers: 'Travellers',
    you: 'You',
    rank: 'Rank',
    traveller: 'Traveller',
    score: 'score',
    share: 'deal',
  },
  train: (number) => `No. ${number}`,
  usual: 'as usual',
  against: (names) => `against ${list.format(names)}`,
  arrived: (shown) => `${shown} arrived`,
  state: {
    none: 'not yet boarded',
    departed: 'left without you',
    running: 'on the way',
    left: 'got off on the way',
    rank: (rank, of) => `${rank}${ENDINGS[ordinal.select(rank)] ?? 'th'} of ${of}`,
  },
  act: { board: 'Board', resume: 'Resume', compare: 'Compare', look: 'Look' },
  trouble: {
    offline: 'The house does not answer. The daily train needs the network.',
    departed: 'This train has just departed. Load the page again for the next one.',
    'bad-name': 'The house cannot seat you under this name: choose another in your account.',
    other: 'The house cannot do this just now. Try again in a moment.',
  },
  sheet: (train) => `Way-sheet, train ${train}`,
  sheetNote:
    '“Deal”: the share of travellers whom this one has left behind with the same cards. Names stay hidden until you have arrived.',
  nobody: 'Nobody has arrived yet.',
  you: 'You',
  versus: (score, rival) => `${score} to ${rival}`,
  compareWith: (name) => `Compare with ${name}`,
  spread: (count, low, high) => `Scores of ${count} travellers, from ${low} to ${high}`,
  pair: (name) => `You and ${name}, same deal`,
  pairNone: 'Two journeys side by side',
  first:
    'You are the first to arrive. As soon as somebody else has, both journeys stand here turn by turn.',
  notTravelled:
    'Only those who have arrived can be compared, and you have not travelled by this train to its end.',
  noJourney: 'This journey cannot be shown just now.',
  invite: 'Invite',
  invited: 'Link copied',
};
