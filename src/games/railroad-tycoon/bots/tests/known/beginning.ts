import { BARE, COAST, type Known, tileBetween } from './known.ts';

const TAKE = { do: 'take-card' } as const;
const ISSUE = { do: 'issue-share' } as const;
const BID = { do: 'bid' } as const;
const PASS = { do: 'pass' } as const;

/** Nor is there anything within reach of the coast. */
const AROUND = {
  'new-york': '',
  'new-haven': '',
  richmond: '',
  norfolk: '',
  raleigh: '',
  pittsburgh: '',
} as const;

/** Eight cubes between New York and Philadelphia, one tile apart. */
const TO_AND_FRO = { 'new-york': 'BBBB', philadelphia: 'RRRR' } as const;

export const beginning: readonly Known[] = [
  {
    why: 'Eight cubes want to cross a single tile: that is the first link.',
    position: { turn: 1, players: [{ money: 5 }, {}, {}, {}], cubes: TO_AND_FRO },
    best: [tileBetween('new-york', 'philadelphia')],
  },
  {
    why: 'A share pays for the one tile that eight cubes want to cross.',
    position: { turn: 1, cubes: TO_AND_FRO },
    best: [ISSUE],
  },
  {
    why: 'A better engine is no use to a company without a track.',
    position: {
      turn: 1,
      players: [{ money: 5 }, {}, {}, {}],
      cubes: TO_AND_FRO,
      show: ['new-train', 'speed-record', 'railroad-era'],
    },
    blunders: [{ do: 'upgrade' }],
  },
  {
    why: 'A hotel is no use to a company without a track.',
    position: {
      turn: 1,
      cubes: TO_AND_FRO,
      show: ['hotel-new-york', 'hotel-boston', 'railroad-era'],
    },
    blunders: [TAKE],
  },
  {
    why: 'Two hotels are no beginning either.',
    position: {
      turn: 1,
      round: 2,
      players: [{ cards: ['hotel-boston'] }, {}, {}, {}],
      cubes: TO_AND_FRO,
      show: ['hotel-new-york', 'new-train'],
    },
    blunders: [TAKE],
  },
  {
    why: 'The first delivery of the game brings a point more, and another could take it.',
    position: {
      turn: 1,
      round: 2,
      players: [{ shares: 1, money: 3 }, { shares: 1, money: 3 }, {}, {}],
      links: [
        [0, 'new-york', 'philadelphia'],
        [1, 'chicago', 'milwaukee'],
      ],
      cubes: { 'new-york': 'B', philadelphia: 'R', chicago: 'KK', milwaukee: 'RR' },
      show: ['railroad-era'],
    },
    best: [{ do: 'deliver' }],
  },
];

export const bidding: readonly Known[] = [
  {
    why: 'Whoever goes first gets the only cube; money is worth nothing after this turn.',
    position: {
      phase: 'auction',
      turn: 9,
      lastTurn: 9,
      bid: 1,
      bidder: 1,
      players: [
        { money: 10, level: 2 },
        { money: 10, level: 2 },
      ],
      links: [...COAST, [1, 'philadelphia', 'baltimore'], [1, 'baltimore', 'washington']],
      cubes: { ...BARE, ...AROUND, philadelphia: 'K' },
    },
    best: [BID],
  },
  {
    why: 'The bid is three already, and the only cube is still worth more than any money.',
    position: {
      phase: 'auction',
      turn: 9,
      lastTurn: 9,
      bid: 3,
      bidder: 1,
      players: [
        { money: 20, level: 2 },
        { money: 10, level: 2 },
      ],
      links: [...COAST, [1, 'philadelphia', 'baltimore'], [1, 'baltimore', 'washington']],
      cubes: { ...BARE, ...AROUND, philadelphia: 'K' },
    },
    best: [BID],
  },
  {
    why: 'Nobody comes near the player’s cubes: to go first is worth nothing, and the money pays for a link.',
    position: {
      phase: 'auction',
      turn: 4,
      bid: 3,
      bidder: 1,
      players: [{ money: 4 }, { money: 10 }],
      links: [
        [0, 'philadelphia', 'baltimore'],
        [1, 'mobile', 'new-orleans'],
      ],
      cubes: { philadelphia: 'YYY', baltimore: 'BBB', mobile: 'PPP', 'new-orleans': 'KKK' },
    },
    best: [PASS],
  },
  {
    why: 'There is no money in hand: a bid would be paid with a share.',
    position: {
      phase: 'auction',
      turn: 5,
      bid: 4,
      bidder: 1,
      players: [{ money: 0 }, { money: 10 }, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'YY' },
    },
    best: [PASS],
  },
];
