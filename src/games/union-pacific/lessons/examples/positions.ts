import { UP } from '#games/union-pacific/rules/model.ts';
import { BN, EP, ES, KC, type Moment, MR, position, SF } from '../position.ts';

/** Moments of three games in which the hand of the pupil may be tried where it does not go. */

const GAME: Moment = {
  turns: 4,
  players: [
    { tracks: 'PDBW', shares: [KC, EP, UP], exposed: [KC, KC] },
    { tracks: 'PPD', shares: [BN, KC, UP], exposed: [BN, KC] },
    { tracks: 'DWJ', shares: [SF, ES, UP], exposed: [EP, EP] },
  ],
  display: [MR, EP, KC, SF],
};

/** All white spaces are taken. */
export const noWhite = () => position({ ...GAME, filled: 'W' });

/** The same under the option of dead cards, before a card is drawn. */
export const deadCards = () => {
  const [pupil, ...others] = GAME.players;
  const players = [{ ...pupil, tracks: 'PDW' }, ...others];
  return position({ ...GAME, players, phase: 'swap', filled: 'W', options: { swap: true } });
};

/** A share is to be taken, under the rules of the second edition. */
export const secondEdition = () => {
  const [pupil, ...others] = GAME.players;
  const players = [{ ...pupil, tracks: 'PDB' }, ...others];
  return position({ ...GAME, players, phase: 'take', options: { second: true } });
};
