import type { ClosedWords } from './words.ts';

export const en: ClosedWords = {
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
};
