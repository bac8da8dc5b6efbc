import type { Phase } from '#games/railroad-tycoon/rules/model.ts';
import type { CityRead } from '../logic/network-reading.ts';
import { cards, tycoon } from './en-cards.ts';
import { panels } from './en-panels.ts';
import { scores } from './en-score.ts';
import { colour, count, me, money, spelt, towards } from './en-terms.ts';
import type { GeneralWords, Who, Words } from './words.ts';

const HOUSE: Readonly<Partial<Record<Phase, string>>> = {
  fill: 'Cubes are drawn for the cities',
  tycoons: 'Tycoon cards are dealt',
  cards: 'Cards are laid open',
  settle: 'The bid is paid',
  cubes: 'Cubes are drawn',
  pullman: 'First to level 6',
  income: 'Income and dividends',
  card: 'A card is turned',
  reveal: 'Tycoon cards are shown',
};

function city(read: CityRead, who: (seat: number) => Who): string {
  const all = read.cubes.reduce((sum, each) => sum + each.count, 0);
  const cubes = read.cubes.map((each) =>
    each.count === 1 ? colour(each.colour) : `${spelt(each.count)} ${colour(each.colour)}`,
  );
  const owners = [...new Set(read.links.map(({ owner }) => owner))].sort(
    (one, other) => Number(who(other).you) - Number(who(one).you),
  );
  const links = owners.map((owner) => {
    const to = read.links.filter((link) => link.owner === owner).map(({ name }) => name);
    const whose = who(owner).you ? 'your links' : `links of ${who(owner).name}`;
    return `${whose}: ${to.join(', ')}`;
  });
  const parts = [
    all === 0 ? 'empty' : `${count(all, 'cube')}: ${cubes.join(', ')}`,
    ...(links.length === 0 ? ['no links'] : links),
    ...read.unfinished.map((seat) =>
      who(seat).you ? 'your unfinished link' : `unfinished link of ${who(seat).name}`,
    ),
    ...(read.western === undefined
      ? []
      : [read.western < 0 ? 'western link not built' : `western link of ${me(who(read.western))}`]),
    ...(read.hotel === undefined || read.hotel < 0 ? [] : [`hotel of ${me(who(read.hotel))}`]),
  ];
  return `${read.name}, ${colour(read.colour)}, ${parts.join('; ')}`;
}

const general: GeneralWords = {
  subtitle: (turn, of, empty, due) =>
    `Turn ${turn}${of === null ? '' : ` of ${of}`} · empty cities ${empty} of ${due}`,
  subtitleLast: (turn) => `Turn ${turn} · the last one`,
  subtitleEnds: (turn, last) => `Turn ${turn} · turn ${last} is the last`,
  subtitleStart: 'Before the first turn',
  subtitleOver: (turns) => `Over after ${count(turns, 'turn')}`,
  stepsStart: ['Cubes', 'Tycoons', 'Cards'],
  stepsTurn: ['Auction', '1st action', '2nd action', '3rd action', 'Income'],
  money,
  gain: (n) => `+${n}`,
  colour,
  me,
  call: {
    yours: {
      auction: 'Your turn: bid or pass',
      act: (actions) =>
        actions > 1 ? `Your turn: ${spelt(actions)} actions` : 'Your turn: one action',
      build: 'You are building',
      industry: 'New Industry: a grey city',
      growth: 'City Growth: any city',
    },
    inPencil: (actions) =>
      actions > 1 ? `In pencil: ${spelt(actions)} actions` : 'In pencil: one action',
    turnOf: (who) => (who.you ? 'You are acting' : `${who.name} is acting`),
    bidOf: (name) => `${name} is bidding`,
    house: (phase) => HOUSE[phase] ?? 'One moment',
    over: 'The game is over',
  },
  hint: {
    choose: 'Choose one of the six actions.',
    build: {
      start: (goesOn) =>
        `Choose the city where the track begins${goesOn ? ', or an unfinished link of yours' : ''}.`,
      next: (left) => `Choose the next tile, or a lit city: ${count(left, 'tile')} left.`,
      blocked: 'This link is blocked: its last tile can be turned.',
      nowhere: 'No tile can follow here: take one back.',
    },
    urbanise: {
      city: 'Choose a grey city.',
      colour: (name) => `Choose the colour of **${name}**.`,
    },
    deliver: {
      cube: 'Choose a lit city, then a cube.',
      none: 'No cube has a city of its colour within reach.',
    },
    card: { choose: 'Choose one of the open cards.', none: 'There is no card to take.' },
    west: {
      choose: 'Choose the city of the western link.',
      none: 'You need a finished link to a city of the west.',
    },
    growth: 'Choose any city: it receives two cubes.',
    industry: 'Choose a grey city, then its colour. The card pays.',
  },
  map: {
    label: 'Map of the railways',
    help: 'Arrows go from city to city, along a link where one leads that way; with Shift they move the map. Enter chooses a city, Escape leaves the map, F finds a city; plus, minus and nought change how close the map is.',
    find: 'Find a city…',
    notFound: 'No city of this name',
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole map',
    tools: 'Map tools',
    cities: 'Cities',
    city,
    tile: (side, price, arrives) =>
      `Tile ${towards(side)}, ${money(price)}${arrives === undefined ? '' : `, reaches ${arrives}`}`,
    unfinished: (name) => `Continue the unfinished link from ${name}`,
  },
  phone: { fold: 'Fold away', unfold: 'Open' },
  keys: [
    ['B', 'build track'],
    ['C', 'urbanise'],
    ['E', 'upgrade your locomotive'],
    ['D', 'deliver'],
    ['T', 'take a card'],
    ['W', 'build a western link'],
    ['F', 'find a city'],
    ['+ − 0', 'closer, farther, the whole map; 0 again: follow the game'],
  ],
};

export const en: Words = { ...general, ...panels, cards, tycoon, ...scores };
