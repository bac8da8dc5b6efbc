import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Action, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { State } from '#kernel/game.ts';
import { PUPIL } from '#kernel/teach.ts';
import { cardOf, type Moment, position } from '../position.ts';
import { better, EARLY, LATE, lastAction, MIDDLE } from '../positions.ts';
import { ANNOUNCE, DECLINE, FEW_TILES, layTrack, STOP } from './example.ts';

const { game } = railroadTycoon;

/** The pupil does these, one after the other. */
const having = (state: State<RailroadTycoon>, ...actions: readonly Action[]) => {
  for (const action of actions) game.apply(state, PUPIL, action);
  return state;
};

/** A track has been begun at Louisville, south into open country. */
export const begun = () => having(better(), layTrack(507, 1, 4));

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

/** The rival goes first, and has not acted yet. */
export const rivalActs = () =>
  position({
    ...BEGINNERS,
    first: 1,
    links: EARLY,
  });

/** The rival has spoken first in the auction. */
export const outbid = () =>
  position({ ...BEGINNERS, phase: 'auction', first: 1, seat: 0, bid: 3, bidder: 1, links: EARLY });

const ROUND: readonly Action[] = [
  layTrack(416, 4, 0),
  layTrack(417, 3, 5),
  layTrack(449, 2, 4),
  layTrack(479, 1, 3),
];
export const FIFTH_TILE = layTrack(478, 0, 2);

/** Four tiles lie around Cincinnati, and the rival has acted since. */
export const circle = () => {
  const players = [
    { money: 15, shares: 4, score: 2 },
    { money: 5, shares: 1, score: 1 },
  ];
  const links = EARLY;
  const state = having(position({ ...BEGINNERS, players, first: 1, seat: 0, links }), ...ROUND);
  game.apply(state, 1, DECLINE);
  return state;
};

const TOWARDS_BUFFALO = ['cleveland', 'buffalo', 2] as const;

/** The rival’s track leads towards Buffalo. */
export const rivalUnfinished = () =>
  position({ ...BEGINNERS, links: MIDDLE, unfinished: [[1, ...TOWARDS_BUFFALO]] });

/** The rival has come from Buffalo towards the pupil’s track. */
export const blocked = () => {
  const moment: Moment = { ...BEGINNERS, first: 1, links: MIDDLE };
  const state = position({ ...moment, unfinished: [[0, ...TOWARDS_BUFFALO]] });
  game.apply(state, 1, layTrack(297, 1, 4));
  game.apply(state, 1, STOP);
  return state;
};

/** A Land Grant has been announced, and no tile laid. */
export const granted = () => {
  const [pupil, ...others] = GAME.players ?? [];
  const players = [{ ...pupil, cards: ['land-grant'] }, ...others];
  return having(position({ ...GAME, players, show: ['new-industry'] }), ANNOUNCE);
};

/** All track tiles of the table lie, and the pupil has a Land Grant. */
export const noTileLeft = () => {
  const [pupil, ...others] = GAME.players ?? [];
  const players = [{ ...pupil, cards: ['land-grant'] }, ...others];
  const show = ['new-industry', 'line-new-york-chicago'];
  return position({ ...GAME, players, show, links: LATE, options: { tiles: FEW_TILES } });
};

/** City Growth has been taken, and a city is to be chosen. */
export const growing = () =>
  having(position({ ...GAME, show: ['city-growth', 'line-new-york-chicago'] }), {
    do: 'take-card',
    card: cardOf('city-growth'),
  });

/** Three links to Detroit, and a locomotive for two. */
export const slow = () =>
  position({
    ...BEGINNERS,
    turn: 6,
    players: [
      { money: 3, shares: 5, score: 9, level: 2 },
      { money: 4, shares: 4, score: 8, level: 3 },
    ],
    links: LATE,
    cubes: { cincinnati: 'BK', detroit: 'RY' },
  });

/** A purple cube one link from a purple city. */
export const purpleCube = () =>
  position({
    ...BEGINNERS,
    turn: 6,
    players: [
      { money: 3, shares: 5, score: 9, level: 3 },
      { money: 4, shares: 4, score: 8, level: 3 },
    ],
    links: LATE,
    cubes: { columbus: 'P', cincinnati: 'K' },
  });

/** The last action has been taken, and the income paid. */
export const over = () => {
  const state = having(lastAction(), DECLINE);
  for (const action of [{ do: 'pay-income' }, { do: 'reveal' }] as const)
    game.apply(state, 'chance', action);
  return state;
};
