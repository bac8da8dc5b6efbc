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

const BEGINNERS: Moment = {
  turn: 2,
  players: [
    { money: 5, shares: 2, score: 1 },
    { money: 5, shares: 1, score: 1 },
  ],
  options: { beginner: true },
};

/** The own link lies along Lake Erie. */
export const atLake = () =>
  position({
    ...BEGINNERS,
    links: [
      [0, 'toledo', 'cleveland'],
      [1, 'indianapolis', 'cincinnati'],
    ],
  });

/** The rival's link lies beside the own. */
export const sideBySide = () =>
  position({
    ...BEGINNERS,
    links: [
      [0, 'cincinnati', 'louisville'],
      [1, 'louisville', 'evansville'],
    ],
    cubes: { cincinnati: 'P', evansville: 'K' },
  });

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
