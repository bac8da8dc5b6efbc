import { BARE, COAST, delivery, END, type Known, LAST_BUT_ONE } from './known.ts';

const UPGRADE = { do: 'upgrade' } as const;
const ISSUE = { do: 'issue-share' } as const;
const TAKE = { do: 'take-card' } as const;
const LAY = { do: 'lay-track' } as const;

/** From New York to Washington there is a link wanting, of one tile. */
const GAP = [
  [0, 'boston', 'providence'],
  [0, 'providence', 'new-haven'],
  [0, 'new-haven', 'new-york'],
  [0, 'new-york', 'philadelphia'],
  [0, 'philadelphia', 'baltimore'],
] as const;

const EMPTY = { ...BARE, boston: '', providence: '', 'new-haven': '', 'new-york': '' } as const;

export const spending: readonly Known[] = [
  {
    why: 'A share costs a point, and there is nothing left that it could pay for.',
    position: { ...END, links: COAST, cubes: BARE },
    blunders: [ISSUE],
  },
  {
    why: 'Six cubes wait for an engine that goes two links, and the money is there.',
    position: {
      turn: 8,
      lastTurn: 9,
      players: [{ level: 1, money: 6, score: 4 }, {}, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'KKK', washington: 'BBB' },
    },
    best: [UPGRADE],
  },
  {
    why: 'Two actions are left and money is worth nothing any more: a better engine brings the far cube home.',
    position: {
      ...LAST_BUT_ONE,
      players: [{ level: 3, money: 15 }, {}, {}, {}],
      links: [
        [0, 'new-haven', 'new-york'],
        [0, 'new-york', 'philadelphia'],
        [0, 'philadelphia', 'baltimore'],
        [0, 'baltimore', 'washington'],
      ],
      cubes: { ...EMPTY, 'new-haven': 'K', philadelphia: 'Y' },
    },
    best: [UPGRADE],
  },
  {
    why: 'The fourth level brings four points, the last delivery one.',
    position: {
      ...END,
      players: [{ level: 3, money: 15 }, {}, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'Y' },
      show: ['new-train'],
    },
    best: [UPGRADE],
  },
  {
    why: 'No engine runs after the last action, and no card is open for it.',
    position: {
      ...END,
      players: [{ level: 3, money: 30 }, {}, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'Y' },
    },
    blunders: [UPGRADE],
  },
  {
    why: 'One tile joins Boston to Washington: five points, and the delivery brings one.',
    position: {
      ...END,
      players: [{ money: 5 }, {}, {}, {}],
      links: GAP,
      cubes: { ...EMPTY, philadelphia: 'Y' },
      show: ['line-boston-washington'],
    },
    best: [LAY],
  },
  {
    why: 'The same without money: a share costs one of the five points.',
    position: {
      ...END,
      players: [{ money: 0 }, {}, {}, {}],
      links: GAP,
      cubes: { ...EMPTY, philadelphia: 'Y' },
      show: ['line-boston-washington'],
    },
    best: [ISSUE],
  },
  {
    why: 'Henry Farnam pays two points for each link at Chicago, and one of a single tile can be had.',
    position: {
      ...END,
      players: [{ money: 5, tycoon: 'Farnam' }, {}, {}, {}],
      links: [[0, 'milwaukee', 'rock-island']],
      cubes: { milwaukee: '', 'rock-island': 'K', chicago: '' },
    },
    best: [LAY],
  },
  {
    why: 'Jay Gould pays seven points to who has the fewest shares, alone: one more share gives them all away for two.',
    position: {
      ...END,
      players: [{ shares: 2, tycoon: 'Gould' }, { shares: 3 }, { shares: 3 }, { shares: 4 }],
      links: [[0, 'philadelphia', 'baltimore']],
      cubes: { ...BARE, philadelphia: 'Y' },
    },
    blunders: [ISSUE],
  },
  {
    why: 'Cyrus Holliday pays five points for a western link, and the money is good for nothing else.',
    position: {
      ...END,
      players: [{ money: 30, tycoon: 'Holliday' }, {}, {}, {}],
      links: [
        [0, 'kansas-city', 'des-moines'],
        [0, 'philadelphia', 'baltimore'],
      ],
      cubes: { ...BARE, philadelphia: 'Y', 'kansas-city': '', 'des-moines': '' },
    },
    best: [{ do: 'western-link' }],
  },
  {
    why: 'New cubes that nobody will ever move are not worth the last action.',
    position: {
      ...END,
      players: [{ money: 12 }, {}, {}, {}],
      links: [
        [0, 'toledo', 'detroit'],
        [0, 'philadelphia', 'baltimore'],
      ],
      cubes: { ...BARE, philadelphia: 'Y', toledo: '', detroit: '' },
    },
    blunders: [{ do: 'urbanise' }],
  },
  {
    why: 'The hotel of Baltimore would see no guest any more.',
    position: {
      ...END,
      links: COAST,
      cubes: { ...BARE, philadelphia: 'Y' },
      show: ['hotel-baltimore'],
    },
    blunders: [TAKE],
  },
  {
    why: 'The executive brings two actions for one: two deliveries instead of one.',
    position: {
      ...END,
      links: COAST,
      cubes: { ...BARE, philadelphia: 'YY', baltimore: 'BB' },
      show: ['railroad-executive'],
    },
    best: [TAKE],
  },
  {
    why: 'One cube is left: two actions deliver it no better than one.',
    position: {
      ...END,
      links: COAST,
      cubes: { ...BARE, philadelphia: 'Y' },
      show: ['railroad-executive'],
    },
    best: [delivery('philadelphia', 0)],
  },
  {
    why: 'No cube could go over a new link before the end, and no card asks for one.',
    position: {
      ...END,
      players: [{ money: 40 }, {}, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'Y' },
    },
    blunders: [LAY, ISSUE],
  },
  {
    why: 'Cornelius Vanderbilt pays five points for New York and Chicago: the last link is there to be laid.',
    position: {
      ...END,
      players: [{ money: 5, tycoon: 'Vanderbilt' }, {}, {}, {}],
      links: [
        [0, 'new-york', 'albany'],
        [0, 'albany', 'buffalo'],
        [0, 'buffalo', 'cleveland'],
        [0, 'cleveland', 'toledo'],
        [0, 'toledo', 'indianapolis'],
        [0, 'milwaukee', 'indianapolis'],
      ],
      cubes: { milwaukee: '', chicago: '', 'new-york': '', cleveland: '', toledo: '' },
    },
    best: [LAY],
  },
];
