import type { NamedCity } from '#games/railroad-tycoon/rules/model.ts';
import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { nameOf } from '../logic/network-reading.ts';
import { colour, count, list, me, money, points } from '../words/en-terms.ts';
import type { Telling } from './words.ts';

const named = (city: NamedCity): string => nameOf(city, 'en');
const card = (of: number): string => cardName(of, 'en');
const signed = (sum: number): string => `${sum < 0 ? '−' : '+'}${money(Math.abs(sum))}`;

export const en: Telling = {
  income: (turn) => (turn === undefined ? 'Income' : `Income of turn ${turn}`),
  incomeGain: signed,
  newCard: (of) => `new card: ${card(of)}`,
  end: (lastTurn) => `**The end is near**: turn ${lastTurn} is the last`,
  endShort: 'end',
  lastTurn: '**Last turn**',
  ownTycoon: (n) => `your tycoon: ${n === 0 ? 'nothing' : `+${n}`}`,
  won: (who, n) => `${who.you ? '**You** win' : `**${who.name}** wins`} with ${points(n)}`,
  wonShort: (who) => (who.you ? 'you win' : `${who.name} wins`),
  inTurn: (turn, deeds) => `turn ${turn}: ${deeds}`,
  does: {
    line: (of) => ({ text: `completes the **${card(of)}**`, short: 'line' }),
    bounty: (of) => ({ text: `earns ${card(of)}`, short: 'bounty' }),
    delivers: (from, to) => ({ text: `delivers ${named(from)} → ${named(to)}`, short: 'delivers' }),
    links: (from, to) => ({
      text: `links ${named(from)}–${named(to)}`,
      short: `→\u00a0${named(to)}`,
    }),
    begins: (from) => ({ text: `begins a link from ${named(from)}`, short: 'begins a link' }),
    west: (city) => ({ text: `opens the West at ${named(city)}`, short: 'West' }),
    level: (level) => ({ text: `reaches level ${level}`, short: `level ${level}` }),
    urbanises: (city, of) => ({
      text: `urbanises ${named(city)} as ${colour(of)}`,
      short: `urbanises ${named(city)}`,
    }),
    grows: (city) => ({ text: `lets ${named(city)} grow`, short: `${named(city)} grows` }),
    takes: (of) => ({
      text: `takes ${list(of.map(card))}`,
      short: of.length > 1 ? `${of.length} cards` : 'takes a card',
    }),
    first: (paid) => ({
      text: paid === 0 ? 'is first, nobody bid' : `is first for ${money(paid)}`,
      short: 'first',
    }),
    bids: (amount) => ({ text: `bids ${money(amount)}`, short: money(amount) }),
    passes: { text: 'passes', short: 'passes' },
    issues: (n) => ({ text: `issues ${count(n, 'share')}`, short: count(n, 'share') }),
    tycoon: (name) => ({ text: `shows ${name}`, short: 'tycoon' }),
    declines: { text: 'declines', short: 'declines' },
  },
  gain: (n) => `+${n}`,
  tiles: (n) => count(n, 'tile'),
  forYou: (n) => `+${n} for you`,
  sign: {
    end: (empty, due) => ({
      title: 'The end is near',
      text: `${count(empty, 'city is', 'cities are')} empty; ${due} were needed.`,
    }),
    endText: (lastTurn) => `This turn is played to its end; turn ${lastTurn} will be the last.`,
    line: (who, of, n) => ({
      title: card(of),
      text: `${who.you ? 'You are' : `${who.name} is`} the first to connect the two cities by ${who.you ? 'your' : 'their'} own links: **${points(n)}**. The card leaves the display.`,
    }),
    gain: (n) => `+${n}`,
    west: (who, city, cubes, market) => ({
      title: 'The West is open',
      text: `${who.you ? 'You build' : `${who.name} builds`} the western link of ${named(city)}: **${count(cubes, 'red cube')}** ${cubes === 1 ? 'comes' : 'come'} there.${market === undefined ? '' : ` Each red cube delivered from there to ${market} brings two new cubes.`}`,
    }),
    last: (turn) => ({
      title: 'Last turn',
      text: `Turn ${turn} is the last: three actions and income, then shares are taken off and tycoons are shown.`,
    }),
  },
  aloud: {
    turn: (turn, of) => `Turn ${turn} of ${of}.`,
    points: (all, purse) =>
      `Points: ${list(all.map(([who, n]) => `${me(who)} ${n}`))}${purse === undefined ? '' : `; you have ${money(purse.money)} and ${count(purse.shares, 'share')}`}.`,
    auction: (bid, leader) =>
      leader === undefined
        ? 'Bid or pass: nobody has bid yet.'
        : `Bid more than ${money(bid)} or pass: ${leader.you ? 'you lead' : `${leader.name} leads`}.`,
    act: (cubes, best) =>
      `${cubes === 0 ? 'No cube is in reach' : `${count(cubes, 'cube is', 'cubes are')} in reach`}${best === undefined ? '' : `; the best is the ${colour(best.colour)} cube of ${best.from} to ${best.to}, for ${points(best.points)}`}.`,
  },
};
