import type { RulesPageMessages } from './messages.ts';

export const en: RulesPageMessages = {
  inShort: 'In short',
  learn: 'Learn it in ten minutes',
  rest: 'What follows is the whole rulebook.',
  provenance: 'Where does each rule come from?',
  told: 'is told at the end.',
  chapters: 'Chapters and rulebooks',
  tryIt: 'Try it',
  apart: 'opens in another window',
};
