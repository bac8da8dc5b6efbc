import { capital } from '#ui/phrases.ts';
import { ago } from './ago.ts';
import { listIn } from './list.ts';
import type { Messages } from './messages.ts';
import { plural } from './plural.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const list = listIn('en');

export const en: Messages = {
  language: 'English',

  shell: {
    skip: 'Skip to the content',
    home: 'Rotonde, front page',
    nav: 'Pages',
    hall: 'The hall',
    crew: 'The crew',
    daily: 'Today’s train',
    rules: 'Rules',
    about: 'About',
    hello: 'Hello,',
    account: 'your season ticket',
    languages: 'Language',
    toNight: 'Night lighting',
    toDay: 'Day lighting',
    menu: 'Menu',
    cancel: 'Cancel',
    close: 'Close',
    loading: 'One moment…',
    newVersion: 'A new version of Rotonde is ready.',
    reload: 'Reload',
    install: 'Install Rotonde',
    footPlay: 'No advertising, nothing to install; a season ticket only if you want one.',
    footCredit:
      'Rotonde is made by people who like these games, and is not affiliated with their designers or publishers.',
    brokenTitle: 'A coupling came loose',
    brokenText:
      'This page could not be loaded. Check the connection, then reload: your games are safe.',
  },

  guest: {
    title: 'Your name at the table',
    text: 'The other players see it. It stays in this browser; there is no account behind it.',
    label: 'Name',
    save: 'Keep this name',
  },

  players: (least, most) => (least === most ? `${least} players` : `${least} to ${most} players`),

  front: {
    title: (games) => [`${capital(COUNTS[games] ?? 'many')} railway games,`, 'one turntable.'],
    lede: 'Push a door and play: alone, side by side, or from the far end of the line. No account, no adverts.',
    doors: 'The games',
    play: 'Play now',
    which: 'The game of the tickets',
    go: 'Depart',
    serial: (number) => `No. ${number}`,
    solo: {
      title: 'Against the computer',
      kind: 'Single',
      rivals: (bots) =>
        `With ${COUNTS[bots]} computer ${plural('en', bots, 'player', 'players')}, right now, even offline.`,
      change: 'Change…',
    },
    here: {
      title: 'On this device',
      text: 'Two at one screen, a curtain between turns.',
      several: (least, most, curtain) =>
        `${least} to ${most} at one screen, ${curtain ? 'a curtain between turns' : 'each in turn'}.`,
      kind: 'Return',
    },
    link: {
      title: 'With a link',
      text: 'Open a table, send the link, play.',
      kind: 'Group',
    },
  },

  tables: {
    title: 'My tables',
    none: 'No table yet',
    noneText: 'Games you start wait for you here, in this browser, even if you close it halfway.',
    resume: 'Resume',
    review: 'Look back',
    yourTurn: 'Your turn',
    theirTurn: (seats) => (seats > 2 ? 'Somebody else’s turn' : 'Their turn'),
    waiting: 'Seats free',
    over: 'Finished',
    won: (names) => `${names.length > 1 ? 'Winners' : 'Winner'}: ${list.format(names)}`,
    figures: 'Your games in figures',
    putAway: 'Put away',
    putAwayWhich: (table) => `Put the table away: ${table}`,
    putAwayTitle: 'Put this table away?',
    putAwayHere:
      'The game is kept in this browser alone: it will be erased, and can be neither resumed nor watched.',
    putAwayOnline: 'The table leaves this list. Its link leads back to it.',
    ways: { solo: 'Single', here: 'Return', online: 'Group' },
    together: (names) => list.format(names),
    when: (then, now) => ago('en', then, now),
  },

  names: {
    player: (number) => `Player ${number}`,
  },

  rules: {
    title: (game) => `Rules of ${game}`,
    other: 'Rulebooks',
    house: 'House rules',
    search: 'Search the rules',
    searchHint: 'A word, or a number such as 4.2',
    clear: 'Clear',
    found: (shown, all) =>
      shown === all
        ? `${all} ${plural('en', all, 'rule', 'rules')}`
        : `${shown} of ${all} ${plural('en', all, 'rule', 'rules')}`,
    nothing: 'No rule says this. Try another word.',
    contents: 'Chapters',
    marks: 'Where a rule comes from',
    mark: {
      printed: {
        name: 'printed',
        meaning: 'stands in the printed rulebook; mostly carries no mark',
      },
      published: { name: 'published', meaning: 'a figure taken from published reviews' },
      ruling: { name: 'ruling', meaning: 'the printed text leaves it open, and we settled it' },
      option: { name: 'option', meaning: 'the table chooses before the game' },
      recalled: { name: 'recalled', meaning: 'from memory, not verified' },
      reconstructed: { name: 'reconstructed', meaning: 'ours, made to fit what is known' },
      house: { name: 'house', meaning: 'holds at every table of Rotonde' },
    },
    link: (rule) => `Rule ${rule}, link`,
    missing: 'This rulebook is not written yet',
    missingText: 'It comes with its game: when the door opens, the rules lie behind it.',
  },

  lost: {
    title: 'No track leads here',
    text: 'The address may be mistyped, or the line was closed. The turntable will set you right.',
    home: 'Back to the roundhouse',
  },
};
