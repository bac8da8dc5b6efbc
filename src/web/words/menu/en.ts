import type { MenuWords } from './words.ts';

export const en: MenuWords = {
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
};
