import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Action as Building, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Action as Investment, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Kind } from '#kernel/game.ts';
import type { Watched } from './watched-game.ts';

const watchedPionniers: Watched<Pionniers> = {
  name: 'Les Pionniers',
  game: pionniers.game,
  file: 'src/games/pionniers/rules/records/four-players.json',
  upTo: 99,
  moves: [60, 25],
  ready: '.pio-plate',
  /** Dynamite wherever it can lie; track every second turn. */
  choiceOf({ choices, table }) {
    const wanted = (table?.turns ?? 0) % 8 < 4 ? 'move' : 'lay';
    const crate = choices.findLast((action) => action.do === 'place-crate');
    return (crate ?? choices.find((action) => action.do === wanted) ?? choices[0]) as Action;
  },
};

const watchedUnionPacific: Watched<UnionPacific> = {
  name: 'Union Pacific',
  game: unionPacific.game,
  file: 'src/games/union-pacific/rules/records/four-players.json',
  upTo: 300,
  moves: [60, 30],
  ready: '.up-layer.trains > g',
  /** Builds, and every fourth turn invests; takes what lies open. */
  choiceOf({ choices, table }) {
    const wanted = (table?.turns ?? 0) % 4 === 3 ? 'invest' : 'build';
    return (choices.find((action) => action.do === wanted) ?? choices[0]) as Investment;
  },
};

const watchedRailroadTycoon: Watched<RailroadTycoon> = {
  name: 'Railroad Tycoon',
  game: railroadTycoon.game,
  file: 'src/games/railroad-tycoon/rules/records/four-players.json',
  upTo: 225,
  moves: [40, 20],
  ready: '.rt-tracks > g',
  /** Builds two tiles at a time, and delivers every third turn. */
  choiceOf({ choices, table }) {
    const first = (what: Building['do']) => choices.find((action) => action.do === what);
    const built = table?.build?.tiles ?? 0;
    const wish = (table?.round ?? 0) === 3 ? first('deliver') : undefined;
    return (wish ??
      (built > 1 ? first('stop-building') : first('lay-track')) ??
      first('pass') ??
      choices[0]) as Building;
  },
};

/** The recorded games of four that are played on while a page looks at them. */
export const watchedGames: readonly Watched<Kind>[] = [
  watchedPionniers,
  watchedUnionPacific,
  watchedRailroadTycoon,
];
