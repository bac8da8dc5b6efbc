import { records } from '#testkit/suite/records.ts';
import { railroadTycoon } from '../index.ts';
import { findGames, WANTED } from './recording.ts';
import { SHOWS, showsOf } from './shows.ts';

const ACTIONS = [
  ['bid', 'pass', 'issue-share', 'announce-grant', 'lay-track', 'redirect', 'stop-building'],
  ['urbanise', 'upgrade', 'deliver', 'take-card', 'grow-city', 'western-link'],
  ['decline-action', 'fill-cities', 'deal-tycoons', 'lay-cards', 'settle-bid', 'draw-cubes'],
  ['look-for-pullman', 'pay-income', 'turn-card', 'reveal'],
].flat();
const EVENTS = [
  ['cities-filled', 'tycoon-dealt', 'cards-laid', 'turn-begun', 'phase-begun'],
  ['bid-made', 'bid-passed', 'bid-asked', 'action-ended'],
  ['first-chosen', 'round-begun', 'share-issued', 'grant-announced', 'track-laid'],
  ['track-redirected', 'link-finished', 'building-stopped', 'city-urbanised', 'city-grown'],
  ['cubes-drawn', 'level-raised', 'goods-delivered', 'city-emptied', 'end-announced'],
  [
    'card-taken',
    'points-gained',
    'card-removed',
    'western-built',
    'action-declined',
    'pullman-shown',
  ],
  ['income-paid', 'links-removed', 'card-turned', 'tycoon-shown', 'game-ended'],
].flat();

records(railroadTycoon, {
  folder: 'src/games/railroad-tycoon/rules/records',
  find: findGames,
  wanted: Object.fromEntries(Object.entries(WANTED).map(([name, { shows }]) => [name, shows])),
  shows: SHOWS,
  showsOf,
  actions: ACTIONS,
  events: EVENTS,
});
