import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseRecord } from '#kernel/record.ts';
import { records } from '#testkit/suite/records.ts';
import { railroadTycoon } from '../index.ts';
import { findGames, WANTED } from './recording.ts';
import { metIn, SHOWS, showsOf } from './shows.ts';

const FOLDER = 'src/games/railroad-tycoon/records';

const ACTIONS = [
  ['bid', 'pass', 'issue-share', 'announce-grant', 'lay-track', 'redirect', 'stop-building'],
  ['urbanise', 'upgrade', 'deliver', 'take-card', 'grow-city', 'western-link'],
  ['decline-action', 'fill-cities', 'deal-tycoons', 'lay-cards', 'settle-bid', 'draw-cubes'],
  ['look-for-pullman', 'pay-income', 'turn-card', 'reveal'],
].flat();
/** All but the card that goes to nobody, since two had its line already. */
const EVENTS = [
  ['cities-filled', 'tycoon-dealt', 'cards-laid', 'turn-begun', 'bid-made', 'bid-passed'],
  ['first-chosen', 'round-begun', 'share-issued', 'grant-announced', 'track-laid'],
  ['track-redirected', 'link-finished', 'building-stopped', 'city-urbanised', 'city-grown'],
  ['cubes-drawn', 'level-raised', 'goods-delivered', 'city-emptied', 'end-announced'],
  ['card-taken', 'points-gained', 'western-built', 'action-declined', 'pullman-shown'],
  ['income-paid', 'links-removed', 'card-turned', 'tycoon-shown', 'game-ended'],
].flat();

records(railroadTycoon, {
  folder: FOLDER,
  find: findGames,
  wanted: Object.fromEntries(Object.entries(WANTED).map(([name, { shows }]) => [name, shows])),
  shows: SHOWS,
  showsOf,
  actions: ACTIONS,
  events: EVENTS,
});

it('the recorded games together have almost every card and tycoon in them', () => {
  const cards = new Set<string>();
  const tycoons = new Set<string>();
  for (const file of globSync('*.json', { cwd: FOLDER })) {
    const met = metIn(parseRecord(readFileSync(join(FOLDER, file), 'utf8')));
    for (const card of met.cards) cards.add(card);
    for (const tycoon of met.tycoons) tycoons.add(tycoon);
  }
  expect(cards.size).toBeGreaterThanOrEqual(20);
  expect(tycoons.size).toBeGreaterThanOrEqual(5);
});
