import { typesetAll } from '#kernel/french.ts';
import type { RulesPageMessages } from './messages.ts';

export const fr: RulesPageMessages = typesetAll<RulesPageMessages>({
  inShort: 'L’essentiel',
  learn: 'L’apprendre en dix minutes',
  rest: 'La suite est le livret complet.',
  provenance: 'D’où vient chaque règle ?',
  told: 'est dit à la fin.',
  chapters: 'Chapitres et livrets',
  tryIt: 'Essayer',
  apart: 's’ouvre dans une autre fenêtre',
});
