import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { typeset } from '#kernel/french.ts';
import type { Eyes, Language } from '#kernel/game.ts';
import { type Entry, standing } from '#kernel/log.ts';
import { parseRecord } from '#kernel/record.ts';
import { railroadTycoon } from '../index.ts';
import type { Action, Event } from '../model.ts';
import { narrateRun } from '../narrate-run.ts';

const NAMES = ['Ada', 'Basile', 'Inès', 'Jules'];
const [MOBILE, ATLANTA] = [
  { city: 18, name: 'Mobile' },
  { city: 4, name: 'Atlanta' },
];

const laid = (price: number): Event => ({
  is: 'track-laid',
  seat: 0,
  hex: 7,
  from: 0,
  to: 3,
  origin: MOBILE,
  price,
});
const issued = (shares: number): Event => ({ is: 'share-issued', seat: 0, shares });
const linked: Event = {
  is: 'link-finished',
  seat: 0,
  link: 3,
  ends: [MOBILE, ATLANTA],
  tiles: 3,
};
const ended: Event = { is: 'action-ended' };

const told = (events: readonly Event[], language: Language = 'en', eyes: Eyes = 1) =>
  narrateRun(events, { names: NAMES, language, eyes });

it('says the tiles of a link, their sum and its shares in one sentence', () => {
  const run = [issued(3), issued(4), laid(2), laid(4), laid(2), linked, ended];
  expect(told(run)).toEqual([
    {
      text: 'Ada links **Mobile** and **Atlanta** with 3 tiles for $8,000, issuing **2 shares**.',
      upTo: 5,
    },
  ]);
  expect(told(run, 'fr')[0]?.text).toBe(
    typeset(
      'Ada relie **Mobile** et **Atlanta** par 3 tuiles pour 8 000 $, en émettant **2 parts**.',
    ),
  );
  expect(told(run, 'en', 0)[0]?.text).toMatch(/^You link/);
});

it('tells a link that was finished later, and one that is not', () => {
  expect(told([laid(2), linked, ended])[0]?.text).toBe(
    'Ada finishes the link of **Mobile** and **Atlanta** with 1 tile for $2,000.',
  );
  const stopped = [laid(2), laid(2), { is: 'building-stopped', seat: 0, tiles: 2 } as Event, ended];
  expect(told(stopped)).toEqual([
    { text: 'Ada lays 2 tiles from Mobile for $4,000: an unfinished link.', upTo: 2 },
  ]);
});

it('says shares together, and before what they pay for', () => {
  const run = [issued(3), issued(4), { is: 'level-raised', seat: 0, level: 3, price: 10 } as Event];
  expect(told(run)).toEqual([
    { text: 'Ada issues 2 shares: 4 in all.', upTo: 1 },
    { text: 'Ada upgrades to **level 3** for $10,000.', upTo: 2 },
  ]);
});

it('says once that everybody draws a card', () => {
  const run: Event[] = [0, 2, 3].map((seat) => ({ is: 'tycoon-dealt', seat }));
  expect(told(run)).toEqual([{ text: 'Each of the others draws a tycoon card.', upTo: 2 }]);
});

it('tells a whole game in fewer sentences, with no tile and no share by itself, in order', () => {
  const { game } = railroadTycoon;
  const text = readFileSync('src/games/railroad-tycoon/rules/records/four-players.json', 'utf8');
  const { seats, options, log } = parseRecord(text);
  const state = game.setup(seats.length, game.parseOptions(options));
  const events: Event[] = [];
  for (const { actor, action } of standing(log as Entry<Action>[])) {
    game.apply(state, actor, action, (event) => events.push(structuredClone(event)));
  }
  for (const language of ['en', 'fr'] as const) {
    const run = told(events, language, 0);
    const one = events.flatMap(
      (event) => railroadTycoon.narrate(event, { names: NAMES, language, eyes: 0 }) ?? [],
    );
    expect(run.length).toBeLessThan(one.length * 0.85);
    const places = run.map(({ upTo }) => upTo);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(run.filter(({ text: said }) => /pose une voie|lays track/.test(said))).toEqual([]);
  }
});
