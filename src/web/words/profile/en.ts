import { plural } from '../plural.ts';
import type { ProfileMessages } from './messages.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const games = (count: number): string => plural('en', count, 'game', 'games');

export const en: ProfileMessages = {
  sheet: 'Log sheet',
  titleOf: (name) => `Log sheet of ${name}`,
  mine: 'Your log sheet',
  since: (date) => `On board since ${date}.`,
  guest: 'You play without a ticket: only you read this sheet.',
  ticket: 'Take a ticket',
  facts: { all: games, won: () => 'won', kept: 'played to the end' },
  share: 'Share',
  shared: 'Address copied.',
  notShared: 'The address of this page is the one to share.',
  invite: {
    whom: (name) => `Invite ${name}`,
    to: (game, free) => `${game}, ${free} free ${plural('en', free, 'seat', 'seats')}`,
    done: (to) => `Invited: ${to}.`,
    failed: 'They could not be invited there.',
    lay: 'Set up a new table',
    ticket: 'Whoever invites from here has a season ticket. A link to a table invites without one.',
    takeTicket: 'Get a season ticket',
    trouble: 'The house does not answer. Try again in a moment.',
  },
  replays: 'Games to replay',
  local: {
    title: 'On this device',
    note: 'games kept in this browser, yours against the computer',
    none: 'No finished game in this browser counts here yet.',
    begin: 'Begin one',
    best: 'Best',
    mean: 'Mean',
    longest: 'Longest',
    decisions: (count) => `${count} ${plural('en', count, 'decision', 'decisions')}`,
  },
  results: {
    title: 'Results',
    note: 'between people',
    none: 'No game between people so far.',
    game: 'Game',
    played: 'Played',
    won: 'Won',
    places: 'Places',
    rating: 'Rating',
    all: 'Altogether',
    placesAre: ([first = 0, second = 0, third = 0, beyond = 0]) =>
      `first ${first} times, second ${second}, third ${third}, beyond ${beyond}`,
    first: '1st',
    second: '2nd',
    third: '3rd',
    beyond: 'beyond',
  },
  rating: {
    title: 'Profile of the rating',
    pace: 'Pace',
    paces: { live: 'live', slow: 'slow' },
    few: (left) => `The curve begins at ten games: ${left} to go.`,
    none: 'A rating comes with games by the clock, between holders of a ticket.',
    highest: (value, date) => `${value}, ${date}`,
    drawn: (game, from, to, highest) =>
      `Rating at ${game}: from ${from} to ${to}, highest ${highest}.`,
  },
  against: {
    title: 'Against whom',
    won: 'ahead',
    lost: 'behind',
    you: 'you',
    others: (count) => (count === 1 ? 'One more person' : `The ${count} others`),
    fewer: 'Fold up',
  },
  bySeat: {
    title: 'By seat',
    of: (count) => `of ${count}`,
    note: (mean) => `Games won. The line: the mean, ${mean}.`,
  },
  bots: {
    title: 'The computer to beat',
    one: (beaten, met, game) => `Beaten ${beaten} times out of ${met} at ${game}.`,
    last: (when, mine, theirs) => `Last ${when}: ${mine} to ${theirs}.`,
    challenge: 'Challenge it',
  },
  punches: {
    title: 'Punches',
    toCome: 'to come',
    win: 'First win',
    ten: 'Ten games',
    hundred: 'A hundred games',
    every: 'Every game',
    steady: 'Ten games played to the end',
  },
  games: {
    title: 'Games to replay',
    none: 'None that you may see.',
    stopped: 'stopped',
    more: 'Earlier ones',
    row: (names) => list.format(names),
    you: 'you',
    won: (names, you) => {
      if (!you) return `${list.format(names)} won`;
      return names.length === 0 ? 'you won' : `you won with ${list.format(names)}`;
    },
  },
  settings: {
    rated: 'Your rating is worked out and shown.',
    unrated: 'Your rating is neither worked out nor shown.',
    switchOff: 'Without a rating',
    switchOn: 'With a rating',
  },
  note: 'A rating is optional and counts only between people. With whom one plays at private tables is read only by those who were there.',
  few: (left) =>
    left === 1 ? 'One more game before the curves.' : `${left} more games before the curves.`,
  nobody: {
    title: 'Nobody of that name',
    text: 'No ticket has this name or mark. Without a ticket, a sheet is read by its player alone.',
    back: 'To the front page',
  },
  trouble: 'The sheet could not be read.',
  troubleMine:
    'The house does not answer: your games with others cannot be shown now. Those of this device stand below.',
  again: 'Try again',
};
