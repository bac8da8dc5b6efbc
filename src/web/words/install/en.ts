import type { InstallWords } from './words.ts';

export const en: InstallWords = {
  label: 'On your device',
  text: 'Rotonde can join your apps: it opens in a window of its own, and one plays here without a network too.',
  notNow: 'Not now',
};
