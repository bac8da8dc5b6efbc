import { expect, it } from 'vitest';
import { typeset } from '#kernel/french.ts';
import type { Eyes } from '#kernel/game.ts';
import { narration, teller } from '#testkit/suite/narration.ts';
import { railroadTycoon } from '../index.ts';
import type { Event } from '../model.ts';
import { cardOf, tycoonOf } from './position.ts';

const NEW_ORLEANS = { city: 22, name: 'New Orleans', fr: 'La Nouvelle-Orléans' };
const MOBILE = { city: 18, name: 'Mobile' };

const delivered: Event = {
  is: 'goods-delivered',
  seat: 0,
  colour: 4,
  ends: [MOBILE, NEW_ORLEANS],
  route: [3, 7],
  points: [1, 1],
};

/** One of each that somebody does, and more where the words differ. */
const DOINGS: readonly Event[] = [
  { is: 'tycoon-dealt', seat: 0 },
  { is: 'tycoon-dealt', seat: 0, tycoon: tycoonOf('Judah') },
  { is: 'bid-made', seat: 0, amount: 3 },
  { is: 'bid-passed', seat: 0 },
  { is: 'first-chosen', seat: 0, paid: 0, issued: 0 },
  { is: 'first-chosen', seat: 0, paid: 3, issued: 0 },
  { is: 'first-chosen', seat: 0, paid: 30, issued: 2 },
  { is: 'share-issued', seat: 0, shares: 4 },
  { is: 'grant-announced', seat: 0 },
  { is: 'track-laid', seat: 0, hex: 7, from: 0, to: 3, origin: MOBILE, price: 2 },
  { is: 'track-laid', seat: 0, hex: 7, from: 0, to: 3, origin: MOBILE, price: 0 },
  { is: 'track-redirected', seat: 0, hex: 7, from: 0, to: 4, origin: NEW_ORLEANS, price: 2 },
  { is: 'link-finished', seat: 0, link: 3, ends: [MOBILE, NEW_ORLEANS], tiles: 2 },
  { is: 'building-stopped', seat: 0, tiles: 2 },
  { is: 'city-urbanised', seat: 0, city: MOBILE, colour: 2, price: 10 },
  { is: 'city-grown', seat: 0, city: NEW_ORLEANS },
  { is: 'level-raised', seat: 0, level: 3, price: 10 },
  delivered,
  { is: 'card-taken', seat: 0, card: cardOf('hotel-new-york') },
  { is: 'points-gained', seat: 0, card: cardOf('line-new-orleans-minneapolis'), points: 10 },
  { is: 'points-gained', seat: 0, card: cardOf('railroad-era'), points: 1 },
  { is: 'western-built', seat: 0, city: MOBILE, cubes: 4 },
  { is: 'action-declined', seat: 0 },
  { is: 'pullman-shown', seat: 0 },
  { is: 'income-paid', seat: 0, income: 12, dividend: 3, issued: 0 },
  { is: 'income-paid', seat: 0, income: 0, dividend: 3, issued: 1 },
  { is: 'tycoon-shown', seat: 0, tycoon: tycoonOf('Gould'), points: 7 },
];

/** One of each that nobody does. */
const HAPPENINGS: readonly Event[] = [
  { is: 'cities-filled', cubes: [[0, 0], [4]] },
  { is: 'cards-laid', cards: [...Array(26).keys()] },
  { is: 'turn-begun', turn: 2, last: false },
  { is: 'turn-begun', turn: 9, last: true },
  { is: 'cubes-drawn', city: NEW_ORLEANS, cubes: [0, 4] },
  { is: 'city-emptied', city: MOBILE, markers: 1 },
  { is: 'city-emptied', city: MOBILE, markers: 12 },
  { is: 'end-announced', lastTurn: 9 },
  { is: 'card-removed', card: cardOf('line-atlanta-richmond') },
  { is: 'links-removed', links: 1 },
  { is: 'links-removed', links: 3 },
  { is: 'card-turned', card: cardOf('bounty-duluth') },
  { is: 'game-ended', money: [3, 0] },
];

/** How the game goes on. */
const UNSAID: readonly Event[] = [
  { is: 'phase-begun', phase: 'card' },
  { is: 'bid-asked', seat: 1 },
  { is: 'round-begun', round: 2 },
  { is: 'action-ended' },
];

narration(railroadTycoon, {
  doings: DOINGS,
  happenings: HAPPENINGS,
  unsaid: UNSAID,
  ofSeat1: { is: 'bid-passed', seat: 1 },
  // A sentence may begin with a number of links.
  begins: /^(\*\*)?[\p{Lu}\d]/u,
});

it('covers every event there is', () => {
  expect(new Set([...DOINGS, ...HAPPENINGS, ...UNSAID].map(({ is }) => is)).size).toBe(35);
});

it('says some of them to the letter', () => {
  const told = teller(railroadTycoon);
  const say = (event: Event, eyes: Eyes = 1) => [told(event, 'en', eyes), told(event, 'fr', eyes)];
  expect(say(delivered)).toEqual([
    'Ada delivers a purple cube from **Mobile** to **New Orleans** over 2 links: +1 for Ada, +1 for you.',
    typeset(
      'Ada livre un cube pourpre de **Mobile** à **La Nouvelle-Orléans** par 2 liens : +1 pour Ada, +1 pour vous.',
    ),
  ]);
  const atlanta = { city: 4, name: 'Atlanta' };
  expect(say({ ...delivered, ends: [atlanta, MOBILE] })[1]).toContain(
    'un cube pourpre d’**Atlanta** à **Mobile**',
  );
  expect(say({ is: 'city-urbanised', seat: 0, city: MOBILE, colour: 2, price: 10 })).toEqual([
    'Ada urbanises **Mobile**, which turns blue.',
    'Ada urbanise **Mobile** en bleu.',
  ]);
  expect(say({ is: 'cubes-drawn', city: MOBILE, cubes: [4, 0, 4] })).toEqual([
    'Mobile receives 1 red cube and 2 purple cubes.',
    typeset('Mobile reçoit 1 cube rouge et 2 cubes pourpres.'),
  ]);
  expect(say({ is: 'first-chosen', seat: 0, paid: 30, issued: 2 }, 0)).toEqual([
    'You are first player for $30,000, issuing **2 shares**.',
    typeset('Vous êtes premier joueur pour 30 000 $, en émettant **2 parts**.'),
  ]);
  const ruin = {
    is: 'income-paid',
    seat: 0,
    income: 0,
    dividend: 100_000,
    issued: 20_000,
  } as const;
  expect(say(ruin)).toEqual([
    'Ada receives $0 and pays $100,000,000, issuing **20,000 shares**.',
    typeset('Ada reçoit 0 $ et paie 100 000 000 $, en émettant **20 000 parts**.'),
  ]);
  expect(say({ is: 'card-turned', card: cardOf('line-new-orleans-minneapolis') })).toEqual([
    'New on show: **Major Line New Orleans–Minneapolis**.',
    typeset('Nouveau à l’étalage : **Ligne majeure La Nouvelle-Orléans–Minneapolis**.'),
  ]);
});
