import { records } from '#testkit/suite/records.ts';
import { trambahn } from '../index.ts';
import { findGames, WANTED } from './recording.ts';
import { SHOWS, showsOf } from './shows.ts';

records(trambahn, {
  folder: 'src/games/trambahn/rules/records',
  find: findGames,
  wanted: WANTED,
  shows: SHOWS,
  showsOf,
  // A tram of each kind is bought.
  eventName: (event) => (event.is === 'tram-bought' ? `tram-bought x${event.tram}` : event.is),
  actions: [
    'bank',
    'buy-tram',
    'deal',
    'end-step',
    'extend-column',
    'lay-passenger',
    'refill',
    'reshuffle',
    'start-column',
  ],
  events: [
    'bonus-scored',
    'card-banked',
    'cards-drawn',
    'column-extended',
    'column-started',
    'columns-sold',
    'game-ended',
    'line-scored',
    'money-dealt',
    'money-halved',
    'passenger-laid',
    'payment-settled',
    'phase-begun',
    'tram-bought x2',
    'tram-bought x3',
    'tram-bought x4',
    'trams-displayed',
    'turn-begun',
  ],
});
