import { type Moment, position } from './position.ts';

/** A beginners' game of two, without cards and tycoons, seen at eight moments (18.1, 18.2). */
const at = (moment: Moment) => position({ ...moment, options: { beginner: true } });

type Links = NonNullable<Moment['links']>;

const FIRST: Links = [
  [0, 'indianapolis', 'cincinnati'],
  [1, 'detroit', 'toledo'],
];
/** What everybody has built in the first turns. */
export const EARLY: Links = [...FIRST, [1, 'toledo', 'columbus'], [0, 'cincinnati', 'louisville']];
export const MIDDLE: Links = [
  ...EARLY,
  [0, 'cincinnati', 'columbus'],
  [0, 'columbus', 'cleveland'],
];
export const LATE: Links = [...MIDDLE, [0, 'cleveland', 'detroit']];
/** Cincinnati, Columbus, Cleveland, Detroit: the pupil's own; and by Toledo, where two links are the rival's. */
export const OWN_WAY = [4, 5, 6];
export const RIVAL_WAY = [4, 2, 1];
export const INDIANAPOLIS_LOUISVILLE = [0, 3];

/** Turn 1, second round: a share has paid the bid and the first link. */
export const firstCube = () =>
  at({
    turn: 1,
    round: 2,
    players: [
      { money: 1, shares: 1 },
      { money: 3, shares: 1 },
    ],
    links: FIRST,
    cubes: { indianapolis: 'YP', cincinnati: 'BK', louisville: 'RB', detroit: 'RK', toledo: 'R' },
  });

/** Turn 2: the income has come, and the rival has gone first. */
export const better = () =>
  at({
    turn: 2,
    first: 1,
    seat: 0,
    players: [
      { money: 5, shares: 2, score: 1 },
      { money: 5, shares: 1, score: 1 },
    ],
    links: EARLY,
    cubes: { indianapolis: 'P', cincinnati: 'BK', louisville: 'RY', detroit: 'RK', toledo: 'R' },
  });

/** Turn 4: Wheeling can be reached over open ground or over a hill. */
export const prices = () =>
  at({
    turn: 4,
    players: [
      { money: 6, shares: 4, score: 5, level: 2 },
      { money: 3, shares: 3, score: 4, level: 2 },
    ],
    links: MIDDLE,
    cubes: { indianapolis: '', wheeling: 'P', cincinnati: 'BK' },
  });

/** Turn 4, third round: the last action, and two tiles that lead nowhere yet. */
export const nightfall = () =>
  at({
    turn: 4,
    round: 3,
    first: 1,
    seat: 0,
    players: [
      { money: 4, shares: 4, score: 6, level: 2 },
      { money: 1, shares: 3, score: 5, level: 2 },
    ],
    links: MIDDLE,
    unfinished: [[0, 'cleveland', 'buffalo', 2]],
    cubes: { indianapolis: '', cincinnati: 'BK' },
  });

/** Turn 6: a blue cube, and two ways for it. */
export const twoWays = () =>
  at({
    turn: 6,
    players: [
      { money: 3, shares: 5, score: 9, level: 3 },
      { money: 4, shares: 4, score: 8, level: 3 },
    ],
    links: LATE,
    cubes: { indianapolis: '', cincinnati: 'BK', detroit: 'RY' },
  });

/** Turn 7: the auction, for a yellow cube that both can carry. */
export const auction = () =>
  at({
    turn: 7,
    phase: 'auction',
    players: [
      { money: 4, shares: 5, score: 12, level: 3 },
      { money: 2, shares: 4, score: 10, level: 3 },
    ],
    links: LATE,
    cubes: { indianapolis: '', cincinnati: 'K', detroit: 'RY' },
  });

/** Turn 8: money enough for a new city. */
export const greyCity = () =>
  at({
    turn: 8,
    players: [
      { money: 12, shares: 5, score: 15, level: 3 },
      { money: 6, shares: 4, score: 13, level: 3 },
    ],
    links: LATE,
    cubes: {
      indianapolis: '',
      cincinnati: 'KK',
      cleveland: 'K',
      detroit: 'R',
      columbus: 'B',
      louisville: 'K',
    },
  });

/** The last turn and its last action: ten cities are empty. */
export const lastAction = () =>
  at({
    turn: 14,
    lastTurn: 14,
    round: 3,
    first: 1,
    seat: 0,
    players: [
      { money: 9, shares: 6, score: 30, level: 3 },
      { money: 5, shares: 2, score: 27, level: 4 },
    ],
    links: LATE,
    cubes: {
      cincinnati: 'B',
      detroit: '',
      toledo: '',
      columbus: '',
      cleveland: '',
      indianapolis: '',
      louisville: '',
      wheeling: '',
      lexington: '',
      evansville: '',
      knoxville: '',
    },
  });
