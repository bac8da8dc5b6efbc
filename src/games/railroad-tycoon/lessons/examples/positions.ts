import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { PUPIL } from '#kernel/teach.ts';
import { type Moment, position } from '../position.ts';
import { better } from '../positions.ts';

/** South of Louisville, in open country. */
const FIRST_TILE = { do: 'lay-track', hex: 507, from: 1, to: 4 } as const;

/** A track has been begun at Louisville. */
export const begun = () => {
  const state = better();
  railroadTycoon.game.apply(state, PUPIL, FIRST_TILE);
  return state;
};

/** A whole game of two, with cards and western links. */
const GAME: Moment = {
  turn: 6,
  players: [
    { money: 30, shares: 5, score: 12, level: 3, tycoon: 'Morgan' },
    { money: 6, shares: 4, score: 10, level: 3, tycoon: 'Gould' },
  ],
  links: [
    [0, 'indianapolis', 'cincinnati'],
    [1, 'detroit', 'toledo'],
  ],
  show: ['new-industry', 'line-new-york-chicago', 'land-grant'],
};

export const cards = () => position(GAME);

/** No locomotive is better. */
export const highest = () => {
  const [pupil, ...others] = GAME.players ?? [];
  return position({ ...GAME, players: [{ ...pupil, level: 8 }, ...others] });
};

/** Both western links are built. */
export const westTaken = () =>
  position({
    ...GAME,
    western: { 'kansas-city': 1, 'des-moines': 1 },
    links: [...(GAME.links ?? []), [1, 'kansas-city', 'des-moines']],
  });

/** The twelve New City tiles lie. */
export const noNewCity = () =>
  position({
    ...GAME,
    turn: 9,
    urban: {
      indianapolis: 'Y',
      providence: 'Y',
      richmond: 'Y',
      toledo: 'B',
      wheeling: 'B',
      lexington: 'B',
      savannah: 'K',
      wilmington: 'K',
      montgomery: 'K',
      jackson: 'P',
      buffalo: 'P',
      columbus: 'P',
    },
  });
