import type { Who } from '#kernel/who.ts';
import { TYCOONS } from '../data/tycoons.ts';
import type { Colour } from '../model.ts';
import { cardName } from './cards.ts';
import { goalName } from './tycoons.ts';
import type { Built, Words } from './words.ts';

const COLOURS = ['red', 'yellow', 'blue', 'black', 'purple', 'grey'];

/** Subject and verb: "You bid", "Ada bids". */
const does = (who: Who, verb: string, third = `${verb}s`) =>
  who.you ? `You ${verb}` : `${who.name} ${third}`;
const figure = (count: number) => count.toLocaleString('en');
const money = (thousands: number) => `$${figure(thousands * 1000)}`;
const some = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`;
/** "2 red cubes and 1 black cube". */
const cubesOf = (colours: readonly Colour[]) =>
  COLOURS.flatMap((name, colour) => {
    const count = colours.filter((each) => each === colour).length;
    return count === 0 ? [] : [some(count, `${name} cube`)];
  }).join(' and ');
const withShares = (issued: number) =>
  issued === 0 ? '' : `, issuing **${some(issued, 'share')}**`;

function built(who: Who, { origin, ends, laid, tiles, price, issued, grant }: Built): string {
  const paid = `for ${money(price)}${grant ? ' with a **Government Land Grant**' : ''}${withShares(issued)}`;
  const more = some(laid, 'tile');
  if (!ends) return `${does(who, 'lay')} ${more} from ${origin.name} ${paid}: an unfinished link.`;
  const [from, to] = ends.map(({ name }) => `**${name}**`);
  return laid < tiles
    ? `${does(who, 'finish', 'finishes')} the link of ${from} and ${to} with ${more} ${paid}.`
    : `${does(who, 'link')} ${from} and ${to} with ${more} ${paid}.`;
}

export const en: Words = {
  card: (card) => cardName(card, 'en'),
  colour: (colour) => COLOURS[colour] as string,
  citiesFilled: (cubes) => `The cities receive ${cubes} cubes.`,
  tycoonDealt: (who) => `${does(who, 'draw')} a tycoon card.`,
  tycoonsDealt: (others) => `Each ${others ? 'of the others ' : 'player '}draws a tycoon card.`,
  tycoonDealtSeen: (who, tycoon) => `${does(who, 'are', 'is')} **${TYCOONS[tycoon]?.name}**.`,
  cardsLaid: (cards) => `On show: ${cards.map(en.card).join(', ')}.`,
  turnBegun: (turn, last) => `**Turn ${turn}**${last ? ', the last one' : ''}.`,
  bidMade: (who, amount) => `${does(who, 'bid')} **${money(amount)}**.`,
  bidPassed: (who) => `${does(who, 'pass', 'passes')}.`,
  firstChosen: (who, paid, issued) =>
    paid === 0
      ? `Nobody bids: ${who.you ? 'you are' : `${who.name} is`} first player.`
      : `${does(who, 'are', 'is')} first player for ${money(paid)}${withShares(issued)}.`,
  shareIssued: (who, shares) => `${does(who, 'issue')} a share: ${figure(shares)} in all.`,
  sharesIssued: (who, issued, shares) =>
    `${does(who, 'issue')} ${some(issued, 'share')}: ${figure(shares)} in all.`,
  built,
  grantAnnounced: (who) => `${does(who, 'announce')} a **Government Land Grant**.`,
  trackLaid: (who, origin, price) =>
    `${does(who, 'lay')} track from ${origin.name} for ${money(price)}.`,
  trackRedirected: (who, origin, price) =>
    `${does(who, 'redirect')} the track from ${origin.name} for ${money(price)}.`,
  linkFinished: (who, from, to, tiles) =>
    `${does(who, 'link')} **${from.name}** and **${to.name}** with ${some(tiles, 'tile')}.`,
  buildingStopped: (who) => `${does(who, 'stop')} building.`,
  cityUrbanised: (who, city, colour) =>
    `${does(who, 'urbanise')} **${city.name}**, which turns ${en.colour(colour)}.`,
  cityGrown: (who, city) => `${does(who, 'let')} **${city.name}** grow.`,
  cubesDrawn: (city, cubes) => `${city.name} receives ${cubesOf(cubes)}.`,
  levelRaised: (who, level, price) =>
    `${does(who, 'upgrade')} to **level ${level}** for ${money(price)}.`,
  goodsDelivered: (who, colour, from, to, links, points) =>
    `${does(who, 'deliver')} a ${en.colour(colour)} cube from **${from.name}** to **${to.name}** over ${some(links, 'link')}: ${points.map(([owner, count]) => `+${count} for ${owner.you ? 'you' : owner.name}`).join(', ')}.`,
  cityEmptied: (city, markers) => `${city.name} is empty: ${some(markers, 'marker')} on the map.`,
  endAnnounced: (lastTurn) => `The end is near: turn ${lastTurn} is the **last turn**.`,
  cardTaken: (who, card) => `${does(who, 'take')} **${en.card(card)}**.`,
  pointsGained: (who, card, points) =>
    `${does(who, 'gain')} **${some(points, 'point')}** by ${en.card(card)}.`,
  cardRemoved: (card) => `Several players have it already: ${en.card(card)} goes to nobody.`,
  westernBuilt: (who, city) => `${does(who, 'build')} the **western link** of ${city.name}.`,
  actionDeclined: (who) => `${does(who, 'decline')} an action.`,
  pullmanShown: (who) => `${does(who, 'show')} **George Pullman**: first to level 6.`,
  incomePaid: (who, income, dividend, issued) =>
    `${does(who, 'receive')} ${money(income)} and ${who.you ? 'pay' : 'pays'} ${money(dividend)}${withShares(issued)}.`,
  linksRemoved: (links) =>
    links === 1 ? 'An unfinished link is removed.' : `${links} unfinished links are removed.`,
  cardTurned: (card) => `New on show: **${en.card(card)}**.`,
  tycoonShown: (who, tycoon, points) =>
    `${does(who, 'were', 'was')} **${TYCOONS[tycoon]?.name}** (${goalName(tycoon, 'en')}): ${some(points, 'point')}.`,
  gameEnded: () => 'The game is over.',
};
