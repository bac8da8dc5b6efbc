import { badInput, NO_SUCH_ACTION } from '#testkit/suite/bad-input.ts';
import { railroadTycoon } from '../index.ts';
import { bid, cubes, DECLINE, INCOME, lay, redirect, SETTLE, STOP } from './moves.ts';
import { position } from './position.ts';
import { LAST_TURN } from './random-play.ts';

const deliver = (route: unknown) => ({ do: 'deliver', colour: 0, from: 0, route });

badInput(railroadTycoon, {
  state: position({ players: [{ money: 50 }, {}] }),
  sound: { do: 'upgrade' },
  malformed: [
    ['an action of another game', { do: 'take-up' }, NO_SUCH_ACTION],
    ['a field too many', { do: 'upgrade', level: 8 }, 'unknown field level'],
    ['no amount', { do: 'bid' }, 'bad field amount: invalid_type'],
    ['a bid below 0', bid(-1), 'bad field amount: too_small'],
    ['half a bid', bid(1.5), 'bad field amount: invalid_type'],
    ['a bid without end', bid(Number.POSITIVE_INFINITY), 'bad field amount: invalid_type'],
    ['a hex far away', lay(4096, 0, 3), 'bad field hex: too_big'],
    ['a hex below 0', lay(-1, 0, 3), 'bad field hex: too_small'],
    ['a seventh side', lay(3, 6, 3), 'bad field from: too_big'],
    ['a side below 0', lay(3, 0, -1), 'bad field to: too_small'],
    ['a link below 0', redirect(-1, 2), 'bad field link: too_small'],
    ['no route', deliver(undefined), 'bad field route: invalid_type'],
    ['an empty route', deliver([]), 'bad field route: too_small'],
    ['nine links', deliver([0, 1, 2, 3, 4, 5, 6, 7, 8]), 'bad field route: too_big'],
    ['a link as text', deliver(['0']), 'bad field route.0: invalid_type'],
    ['a grey cube', { do: 'deliver', colour: 5, from: 0, route: [0] }, 'bad field colour: too_big'],
    ['a city far away', { do: 'grow-city', city: 64 }, 'bad field city: too_big'],
    ['a card that is none', { do: 'take-card', card: 26 }, 'bad field card: too_big'],
    ['cubes as text', { do: 'draw-cubes', cubes: 'RR' }, 'bad field cubes: invalid_type'],
  ],
  refused: [
    ['from the wrong seat', 1, DECLINE, '3.2'],
    ['from a seat that is not there', 7, DECLINE, '3.2'],
    ['at the wrong moment: a bid', 0, bid(3), '3.3'],
    ['at the wrong moment: stopping', 0, STOP, '3.3'],
    ['for chance: cubes', 0, cubes('RR'), '3.3'],
    ['for chance: income', 0, INCOME, '3.3'],
    ['for chance: a bid settled', 0, SETTLE, '3.3'],
    ['a hex that is not there', 0, lay(930, 0, 3), '6.2'],
    ['a link that is not there', 0, redirect(3, 2), '8.8'],
  ],
  options: {
    usual: { map: 'eastern-us', beginner: false, sharp: false, tiles: null, turns: null },
    malformed: [
      { map: 'europe' },
      { beginner: 1 },
      { sharp: 'yes' },
      { tiles: 0 },
      { turns: 1.5 },
      { turns: 100 },
    ],
    board: { field: 'map', called: 'map' },
  },
  random: { runs: 27_000, least: 10_000, seed: 2005, games: 8, options: LAST_TURN },
});
