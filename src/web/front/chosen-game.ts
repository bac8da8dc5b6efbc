import { type GameId, isGameId } from '#web/games.ts';
import { remembered } from '#web/remembered.ts';

/** The game whose tickets lie on the turntable: the one chosen last. */
export const chosenGame = remembered<GameId>('rotonde.game', (stored) =>
  isGameId(stored) ? stored : 'trambahn',
);
