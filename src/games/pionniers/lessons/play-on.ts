import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { Underway } from '#kernel/lesson.ts';

/** Turn 15 of a race of two apprentices: both have rails ahead, and all their dynamite. */
export const playOn: Underway<Pionniers> = {
  secret: '681797c2afc768eca74b98b949c0d68a4623bd7b1d223c3fb049af5fa762d7d5',
  decisions: [
    { do: 'lay' },
    { do: 'lay' },
    { do: 'lay' },
    { do: 'lay' },
    { do: 'lay' },
    { do: 'lay' },
    { do: 'move' },
    { do: 'move' },
    { do: 'lay' },
    { do: 'lay' },
    { do: 'move' },
    { do: 'move' },
    { do: 'lay' },
    { do: 'lay' },
  ],
};
