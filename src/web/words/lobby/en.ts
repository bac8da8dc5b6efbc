import { listIn } from '../list.ts';
import type { LobbyWords } from './words.ts';

const list = listIn('en');

export const en: LobbyWords = {
  title: 'The table is laid',
  text: (held, isPrivate) =>
    `Send the link to whoever shall play. The game begins when ${held ? 'the host says so' : 'every seat is taken'}; ${isPrivate ? 'nobody comes in who is not invited' : 'anybody else with the link may watch'}.`,
  invited: (names) =>
    names.length === 0
      ? 'The table is laid'
      : `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} waiting for you`,
  invitedText: (game) =>
    `A table of ${game}. Say your name and sit down: the game begins when every seat is taken.`,
  share: 'The table’s link',
  copy: 'Copy the link',
  copied: 'Copied',
  send: 'Send…',
  message: (game) => `Come and play ${game} with me:`,
  seats: 'Seats',
  open: 'Open seat',
  sit: 'Sit here',
  seatBot: (bot) => `Seat the computer: ${bot}`,
  computer: 'Computer',
  unseat: 'Free the seat',
  unseatWho: (name) => `Free the seat: ${name}`,
  leave: 'Leave my seat',
  freed: 'Your seat is free again.',
  host: 'host',
  handOver: 'Hand over the table',
  handOverTo: (name) => `Hand over the table to ${name}`,
  handOverTitle: (name) => `Hand over the table to ${name}?`,
  handOverText:
    'They become the host: from then on they, and no longer you, free seats, seat the computer or delete the table.',
  delete: 'Delete the table',
  deleteTitle: 'Delete this table?',
  deleteText:
    'Its link will lead nowhere, and everybody who is here is told so. This cannot be taken back.',
  drop: 'Take the seat away',
  dropWhich: (number) => `Take the seat away: ${number}`,
  heldText: 'The host says when it begins.',
  readyToBegin: 'Everybody sits: the host may begin.',
  begin: 'Begin',
  watchers: (count) => `${count} watching`,
  invite: 'Invite somebody you have played with',
  inviteThem: 'Invite',
  inviteWhom: (name) => `Invite ${name}`,
  isInvited: 'invited',
  notInvited: 'could not be invited',
  nobodyKnown: 'You have not played with anybody yet: the link brings the first.',
  settled: 'Played like this',
  pace: 'Pace',
  you: 'you',
  here: 'here',
  away: 'not here just now',
  bot: 'computer',
  name: 'Your name',
  refused: {
    taken: 'Somebody sits there already.',
    'not-host': 'Only the host of the table may do this.',
    'one-seat': 'You have a seat already; only the host may take several.',
    'too-few': 'The game needs as many seats as there are.',
    begun: 'The game has begun: everybody keeps their seat.',
  },
};
