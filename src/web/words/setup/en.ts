import { plural } from '../plural.ts';
import type { SetupWords } from './messages.ts';

export const en: SetupWords = {
  title: 'Set up the table',
  lead: 'Everything is filled in: depart as it is, or change what you like.',
  players: 'How many play?',
  playersOf: (count) => `${count} players`,
  seats: 'Who sits where?',
  seat: (number) => `Seat ${number}`,
  kinds: { bot: 'Computer', here: 'Here', open: 'By link' },
  whoSits: (seat) => `${seat}: who sits here?`,
  you: 'You',
  name: 'Name',
  level: 'Strength',
  openText: 'Whoever opens the link first',
  move: 'Everybody moves on by one seat',
  reset: 'The usual settings',
  options: 'Which way is it played?',
  noOptions: 'There is nothing else to settle.',
  start: 'Start the game',
  openTable: 'Open the table',
  busy: 'Opening…',
  ways: {
    solo: 'The game stays on this device and works offline.',
    here: 'The game stays on this device, handed from one to the next.',
    online: 'The table gets a link to send. It begins when every seat is taken.',
  },
  offline:
    'The station does not answer. Check the connection and try again; a table without a link needs none.',
  refused: 'The station could not open this table. Try again in a moment.',
  fields: {
    pionniers: {
      board: {
        label: 'Board',
        example: 'Download the level board as an example',
        choices: {
          level: { name: 'Level', hint: 'The same marks on all four lines: equal risks.' },
          slanted: {
            name: 'Slanted',
            hint: 'The rivers cross at a slant; each line differs a little.',
          },
          own: { name: 'Your layout', hint: 'From a file, if you know the printed board.' },
        },
      },
      lines: {
        label: 'Lines',
        choices: {
          'in-order': { name: 'In order', hint: 'Whoever plays first has line 1, and so on.' },
          'by-lot': { name: 'By lot', hint: 'The lines are drawn.' },
        },
      },
      twoTrains: {
        label: 'Two trains each',
        hint: 'With two players all four lines are played; the first train home wins.',
      },
    },
    'union-pacific': {
      board: {
        label: 'Board',
        example: 'Download our map as an example',
        choices: {
          'north-america': {
            name: 'North America',
            hint: 'Our own map, in place of the printed one.',
          },
          own: { name: 'Your map', hint: 'From a file, if you know the printed board.' },
        },
      },
      second: {
        label: 'Second edition',
        hint: 'Five company shares at the start; Union Pacific shares come by exchange only.',
      },
      spread: {
        label: 'Spread dividends',
        hint: 'The dividend cards lie further apart in the pile.',
      },
      swap: {
        label: 'Dead cards',
        hint: 'A track card that fits nowhere any more may be swapped.',
      },
      hiddenMoney: { label: 'Hidden money', hint: 'You see your own money only.' },
    },
    'railroad-tycoon': {
      map: {
        label: 'Map',
        example: 'Download our map as an example',
        choices: {
          'eastern-us': {
            name: 'Eastern United States',
            hint: 'Our own map, in place of the printed one.',
          },
          own: { name: 'Your map', hint: 'From a file, if you know the printed board.' },
        },
      },
      beginner: {
        label: 'For beginners',
        hint: 'Without operations cards, tycoons and western links.',
      },
      sharp: { label: 'Sharp curves', hint: 'Track may also turn between neighbouring sides.' },
      tiles: {
        label: 'Track tiles',
        choices: {
          any: { name: 'Unlimited', hint: 'There is always another tile.' },
          box: { name: '217 tiles', hint: 'As many as the second edition brings.' },
        },
      },
      turns: {
        label: 'Length',
        choices: {
          open: { name: 'Whole game', hint: 'Until enough cities are empty: about ten turns.' },
          eight: { name: '8 turns', hint: 'Ends after the eighth turn at the latest.' },
          five: { name: '5 turns', hint: 'A short one, to get to know the game.' },
        },
      },
    },
  },
  on: 'yes',
  off: 'no',
  file: {
    choose: 'Choose a file',
    another: 'Another file',
    drop: 'or drop it here',
    good: (title) => `“${title}” is in order.`,
    missing: 'The board’s file is still missing: choose one, or another board.',
    bad: 'This file cannot be a board',
    tooLarge: 'The file is larger than 64 KiB. A board needs a few kilobytes.',
    notJson: 'The file is not JSON: a bracket, a comma or a quotation mark is missing somewhere.',
    unreadable: 'The file could not be read. Choose it again.',
    more: (count) => `and ${count} more ${plural('en', count, 'fault', 'faults')}`,
  },
};
