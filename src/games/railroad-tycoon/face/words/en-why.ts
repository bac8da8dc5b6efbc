import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { cards } from './en-cards.ts';
import { colour, count, list, money } from './en-terms.ts';
import type { Why } from './why-words.ts';

/** Why not: each names the pieces. */
export const why: Why = {
  over: 'The game is over; nobody can do anything any more.',
  notYours: 'It is **not your turn**.',
  house: 'Cubes, cards or money are just being **drawn or paid**; wait a moment.',
  notNow: {
    auction: 'The **auction** comes first: bid or pass.',
    act: 'The auction is over: now you take an **action**.',
    build: 'You have begun to **build**: lay a tile, or stop building.',
    industry: 'You have taken **New Industry**: urbanise a grey city first.',
    growth: 'You have taken **City Growth**: choose the city that grows first.',
  },
  bidTooLow: (amount, least, leader) =>
    leader === undefined
      ? `A bid of ${money(amount)} is too low: **${money(least)}** is the least.`
      : `A bid of ${money(amount)} does not top that of company ${leader}: **${money(least)}** is the least.`,
  bidTooHigh: (most) => `Nobody can bid more than **${money(most)}**.`,
  cannotPay: (price, has, shares) =>
    `This costs **${money(price)}**, and you have ${money(has)}. Issue **${count(shares, 'share')}** first.`,
  inCity: (city) => `In **${city}** no track is laid: a link ends at a city.`,
  inWestern: 'This hex is kept for a **western link**.',
  closed: 'Track lies only in **whole hexes of land**, not on water or at the edge.',
  noStart: (unfinished) =>
    `The first tile begins **beside a city**${unfinished === 0 ? '' : ' or continues an unfinished link of yours'}.`,
  noSide: (city) => `No side of **${city}** is free for another track.`,
  outOfReach: (city, tiles) =>
    `**${city}** cannot be reached with the ${count(tiles, 'tile')} of this action.`,
  notOnward: (origin) =>
    `One action builds one link: this tile does not continue ${origin === undefined ? 'the track' : `the track from **${origin}**`}.`,
  sharp: 'A tile never joins **two neighbouring sides** of its hex.',
  noRoom: (owners) =>
    `There is **no room** beside ${owners.length === 0 ? 'your own track' : `the track of ${list(owners.map((each) => `company ${each}`))}`}: a hex has two tracks at most, which cross or pass each other on four different sides.`,
  back: (origin) =>
    `This would lead the link back to ${origin === undefined ? 'the city' : `**${origin}**, the city`} that it comes from.`,
  noTile: 'All **track tiles** are used up.',
  layFirst: 'A build that has begun lays **at least one tile**.',
  redirectFirst: 'A tile is turned **before** the first one is laid, not after.',
  notOwnLink: 'Only an **unfinished link of your own** can be turned.',
  notBlocked: (city) =>
    `The track from **${city}** is not blocked by others: it goes on, or stops where it is.`,
  sameSide: 'The tile lies **like this already**: turn it to another side.',
  notGrey: (city, is) => `**${city}** is ${colour(is)}, and only a grey city can be urbanised.`,
  noNewCity: (of, left) =>
    `No **${colour(of)}** New City tile is left.${left.length === 0 ? ' There is none at all.' : ` There are still ${list(left.map(colour))} ones.`}`,
  highest: 'Your locomotive has the **highest level** there is.',
  noCube: (of, city, there) =>
    there.length === 0
      ? `**${city}** is empty.`
      : `In **${city}** lies no ${colour(of)} cube, only ${list(there.map(colour))}.`,
  notJoined: (city) => `No such link goes on from **${city}**.`,
  firstOwn: (city, owner) =>
    `The first link from **${city}** must be your own${owner === undefined ? '' : `; this one belongs to company ${owner}`}.`,
  tooFar: (links, level) =>
    `That is ${count(links, 'link')}, and a locomotive of **level ${level}** goes over ${level} at most.`,
  twice: (city) => `The cube would come to **${city}** a second time.`,
  mustStop: (of, city) => `**${city}** is ${colour(of)}: a ${colour(of)} cube stops there.`,
  wrongColour: (of, city, is) =>
    `**${city}** is ${colour(is)}: a ${colour(of)} cube can only end in a ${colour(of)} city.`,
  notOnShow: (card) => `**${cardName(card, 'en')}** does not lie open.`,
  cannotTake: (card) =>
    `**${cardName(card, 'en')}** is not taken but earned (${cards.does(card)}).`,
  noIndustry: (grey) =>
    grey
      ? '**New Industry** is of no use: no New City tile is left.'
      : '**New Industry** is of no use: no grey city is left.',
  noGrant: 'You have no **Land Grant**.',
  grantUseless: 'There is **no tile** that you could lay with it.',
  noSuchCity: 'This city is not on the map.',
  westernTaken: (city, owner) => `Company ${owner} has built the western link of **${city}**.`,
  notWestern: (city, cities) =>
    `**${city}** has no western link${cities.length === 0 ? '' : `, only ${list(cities, 'or')} can have one`}.`,
  westernLink: (city) => `You need a finished link of your own to **${city}** first.`,
  beginners: 'In the game for beginners there are **no western links**.',
  tilesInstead: (tiles) => `${count(tiles, 'other tile')} could be laid next.`,
  greyInstead: (cities) => `Grey are ${list(cities)}.`,
  destinations: (cities) => `It can be delivered to ${list(cities, 'or')}.`,
  nowhere: (of, city) => `No ${colour(of)} cube can leave ${city} now.`,
  unknown: 'The rules do not allow this.',
};
