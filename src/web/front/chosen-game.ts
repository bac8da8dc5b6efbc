import { gameOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import { remembered } from '#ui/remembered.ts';

/** The game whose tickets lie on the turntable: the one chosen last, or the first of the catalogue. */
export const chosenGame = remembered<string>('rotonde.game', (stored) =>
  typeof stored === 'string' && gameOf(stored) ? stored : (games[0]?.id ?? ''),
);
