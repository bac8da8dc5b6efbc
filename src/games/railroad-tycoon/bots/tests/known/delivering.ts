import { BARE, COAST, delivery, END, type Known, LAST_BUT_ONE } from './known.ts';

export const delivering: readonly Known[] = [
  {
    why: 'Nothing comes after: the cube that goes two links brings more than the one that goes one.',
    position: {
      ...END,
      players: [{ level: 2 }, {}, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'YK', baltimore: 'B' },
    },
    best: [delivery('philadelphia', 0, 1)],
  },
  {
    why: 'The same way over a rival’s link gives the point away.',
    position: {
      ...END,
      players: [{ level: 2 }, {}, {}, {}],
      links: [...COAST, [1, 'baltimore', 'washington']],
      cubes: { ...BARE, philadelphia: 'K' },
    },
    best: [delivery('philadelphia', 0, 1)],
  },
  {
    why: 'Three points wait for the first cube in Toronto.',
    position: {
      ...END,
      links: [
        [0, 'toronto', 'buffalo'],
        [0, 'philadelphia', 'baltimore'],
      ],
      cubes: { buffalo: 'Y', toronto: '', philadelphia: 'Y', baltimore: '' },
      show: ['bounty-toronto'],
    },
    best: [delivery('buffalo', 0)],
  },
  {
    why: 'A cube for Baltimore, where one’s own hotel stands, brings a point more.',
    position: {
      ...END,
      players: [{ cards: ['hotel-baltimore'] }, {}, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'Y', baltimore: 'B' },
    },
    best: [delivery('philadelphia', 0)],
  },
  {
    why: 'A cube for Baltimore would bring the owner of the hotel there as much as oneself.',
    position: {
      ...END,
      players: [{}, { cards: ['hotel-baltimore'] }, {}, {}],
      links: COAST,
      cubes: { ...BARE, philadelphia: 'Y', baltimore: 'B' },
    },
    best: [delivery('baltimore', 0)],
  },
  {
    why: 'Three links in one delivery bring three points more, even if one of them is a rival’s.',
    position: {
      ...END,
      players: [{ level: 3 }, {}, {}, {}],
      links: [
        [0, 'new-york', 'philadelphia'],
        [0, 'philadelphia', 'baltimore'],
        [1, 'baltimore', 'washington'],
      ],
      cubes: { ...BARE, 'new-york': 'KY' },
      show: ['speed-record'],
    },
    best: [delivery('new-york', 0, 1, 2)],
  },
  {
    why: 'A rival can take one of the two cubes before the player acts again: that one goes first.',
    position: {
      ...LAST_BUT_ONE,
      players: [{}, {}],
      links: [
        [0, 'philadelphia', 'baltimore'],
        [0, 'chicago', 'milwaukee'],
        [1, 'philadelphia', 'new-york'],
        [1, 'philadelphia', 'baltimore'],
      ],
      cubes: { ...BARE, philadelphia: 'Y', 'new-york': '', chicago: 'K', milwaukee: '' },
    },
    best: [delivery('philadelphia', 0)],
  },
  {
    why: 'With an action left nothing is gained by declining it.',
    position: { ...END, links: COAST, cubes: { ...BARE, philadelphia: 'Y' } },
    best: [delivery('philadelphia', 0)],
  },
  {
    why: 'One point for each of two is no gain on a rival who is level: the delivery on own track is.',
    position: {
      ...END,
      players: [{ level: 2, score: 20 }, { score: 20 }],
      links: [
        [0, 'philadelphia', 'baltimore'],
        [1, 'baltimore', 'washington'],
        [0, 'chicago', 'milwaukee'],
      ],
      cubes: { ...BARE, philadelphia: 'K', chicago: 'K', milwaukee: '' },
    },
    best: [delivery('chicago', 2)],
  },
];
