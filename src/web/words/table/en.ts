import { listOf } from '#ui/phrases.ts';
import type { TableWords } from './words.ts';

export const en: TableWords = {
  bar: {
    tools: 'Tools',
    watchers: (count) => `${count} watching`,
    steps: 'Steps of the turn',
    undo: 'Undo',
    rules: 'Rules',
    menu: 'Menu',
    score: 'Score',
    journal: 'Journal',
    result: 'Result',
    board: 'The table',
    side: 'Score and journal',
    draft: (steps) => (steps > 0 ? `Draft: ${steps}` : 'Draft'),
  },
  turn: {
    yours: 'Your turn',
    yoursTitle: (game) => `● Your turn – ${game}`,
  },
  menu: {
    title: 'Menu',
    language: 'Language',
    pace: 'Pace',
    paces: { slow: 'slow', normal: 'normal', quick: 'quick', none: 'show nothing' },
    read: 'Read the table',
    keys: 'Keyboard shortcuts',
    keysHint: 'Single keys act at once. Switch them off if your tools send letters by themselves.',
    keyList: [
      ['Enter', 'presses the main button'],
      ['U', 'undoes the last move'],
      ['R', 'opens the rules'],
      ['T', 'opens the telegraph, online'],
      ['S', 'reads the table: whose turn, the score, what is possible'],
      ['H', 'says what the next mark is; with Shift, the one before'],
      ['Esc', 'closes what is open, drops a choice'],
      ['any key', 'skips what is being shown'],
    ],
    draftKeys: [['P', 'takes or puts down the pencil of the draft']],
    home: 'Leave the table',
  },
  read: {
    yours: (step) => (step === undefined ? 'Your turn.' : `Your turn: ${step}.`),
    others: (names, step) =>
      `${listOf(names, 'and')} ${names.length === 1 ? 'plays' : 'play'}${step === undefined ? '' : `: ${step}`}.`,
    nobody: 'Nobody is to play.',
  },
  journal: {
    empty: 'Nothing has happened yet.',
    turn: (turn) => `Turn ${turn}`,
    look: 'see the board as it was',
    earlier: 'Earlier turns',
  },
  past: {
    after: 'The table as it was after:',
    back: 'Back to now',
    noActing: 'This is the past: nothing can be done here. Go back to now to play.',
  },
  digest: {
    since: 'Since your turn',
    sinceOf: (name) => `Since ${name}’s turn`,
    now: 'Right now',
    film: 'Play back',
    playing: 'The film',
    skip: 'Skip',
    fold: 'Fold away',
    quiet: {
      acts: (name) => `**${name}** is playing`,
      away: (name) => `**${name}** is not here: the game waits`,
      next: (name) => `**${name}** yet to play`,
      nothing: (name) => `**${name}** nothing of note`,
    },
    quietShort: { acts: 'plays', away: 'away', next: 'waits', nothing: '–' },
  },
  signs: { goOn: 'Continue' },
  why: {
    title: 'Why not?',
    rule: (rule) => `Rule ${rule}`,
    close: 'Close',
    plain: {
      stale: 'The table has moved on in the meantime. Look again.',
      'not-yours': 'This seat is not yours.',
      malformed: 'The table did not understand this. Reload the page.',
      waiting: 'Not every seat is taken yet.',
      over: 'The game is over.',
      'not-over': 'The game is still going on.',
      'stood-in': 'A computer player holds your seat. Take it back first.',
      unavailable: 'It could not be written down just now. Try again.',
    },
    longTurn: 'This turn has grown too long: all you can still do is **end it**.',
  },
  undo: {
    nothing: 'You have made no move yet that could be undone.',
    done: (name) => (name === undefined ? 'Move undone.' : `${name} undid their last move.`),
    declined: 'The undo was declined.',
    refused: 'That move cannot be undone.',
  },
  link: {
    lost: 'The line is down. Your game is safe; trying again…',
    again: 'Try now',
    stopping: 'The station is restarting. Your game is safe; it goes on in a moment.',
  },
  closed: {
    reload: 'Reload',
    home: 'Back to the roundhouse',
    pages: {
      'no-such-table': {
        title: 'There is no such table',
        text: 'The link may be incomplete, or the table was on another device: games against the computer stay in the browser they were begun in.',
      },
      'other-rules': {
        title: 'This table plays by other rules',
        text: 'It was begun under a version of the rules that this Rotonde does not know, and playing on under others would falsify it. Nothing is lost: the table is kept as it stands. If this page has been open for long, reloading may help.',
      },
      deleted: {
        title: 'This table has been deleted',
        text: 'Its host deleted it before the game began. A new one is quickly laid.',
      },
      private: {
        title: 'This table is private',
        text: 'Only those whom its host has invited come in. Ask for an invitation: it will then stand in your hall.',
      },
      malformed: {
        title: 'The line speaks another language',
        text: 'The table did not understand this page. Reloading usually helps; your game is safe.',
      },
      'too-large': {
        title: 'The line speaks another language',
        text: 'The table did not understand this page. Reloading usually helps; your game is safe.',
      },
      crowded: {
        title: 'The house is full',
        text: 'Too many screens are open at this table, or from your network. Close a tab, or come back in a moment; your game is safe.',
      },
      'signed-out': {
        title: 'This device is no longer on your ticket',
        text: 'This device was removed from your season ticket. Reload this page to watch the table, or come back with your ticket to play.',
      },
      'bot-tables': {
        title: 'Too many games to watch at once',
        text: 'Several games between computer players are already being watched from your network. Leave one of them, then reload this page.',
      },
      unknown: {
        title: 'This game is not in the house',
        text: 'The table plays a game that this page does not have, or its board could not be fetched. Reload the page.',
      },
      reload: {
        title: 'There is a newer Rotonde',
        text: 'This page is older than the station it talks to. Reload it, and the game goes on where it stands.',
      },
    },
  },
  curtain: {
    hand: (name) => `Hand the device to ${name}`,
    hint: (name) => `${name}, everybody else looks away now.`,
    reveal: (name) => `I am ${name}`,
    enter: 'Enter',
    passed: (name) => `${name}’s turn`,
  },
  watching: 'You are watching',
  presence: {
    by: (bot) => `by ${bot}`,
    playedBy: (name, bot) => `${name}, by ${bot}`,
    away: (name) => `${name} is not at the table just now. The game waits.`,
    back: (name) => `${name} is back at the table.`,
  },
  end: {
    title: 'End of the line',
    over: 'The game is over.',
    again: (seats) => (seats > 2 ? 'Play again, seats moved on' : 'Play again, seats swapped'),
    replay: 'Watch the replay',
    save: 'Save the record',
    home: 'Back to the roundhouse',
    show: 'Show the board',
    refused: 'No new table could be opened. Try again in a moment.',
  },
};
