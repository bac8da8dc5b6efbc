import type { Eyes, Seat, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { PULLMAN } from './data/tycoons.ts';
import type { Event, Own, Player, RailroadTycoon, Table, Unfinished } from './model.ts';
import { mapOf } from './terrain.ts';

/** 20.1 to 20.4: who knows what. */

export function own({ hidden }: State<RailroadTycoon>, seat: Seat): Own {
  return hidden.own[seat] as Own;
}

export function shown(event: Event, eyes: Eyes): Event {
  if (event.is !== 'tycoon-dealt' || event.seat === eyes) return event;
  return { is: event.is, seat: event.seat };
}

/** Money of others is a guess, as much as one's own: who has counted along knows better, but no table keeps it. */
export function imagine(table: Table, own: Own, seat: Seat, rng: Rng): State<RailroadTycoon> {
  const tycoons = imagineTycoons(table, own, seat, rng);
  const imagined = table.players.map((_, other): Own => {
    if (other === seat) return copyOwn(own);
    return {
      money: table.result?.money[other] ?? own.money,
      tycoon: table.result?.tycoons[other] ?? tycoons[other] ?? null,
    };
  });
  return { table: copyTable(table), hidden: { own: imagined } };
}

/** 17.6: who was first to the level and showed nothing has not Pullman's card. */
function imagineTycoons(table: Table, own: Own, seat: Seat, rng: Rng): (number | null)[] {
  const { players, sixth, pullman, phase } = table;
  const tycoons: (number | null)[] = players.map(() => null);
  if (own.tycoon === null) return tycoons;
  const left = mapOf(table.map).tycoons.slice();
  left[own.tycoon] = 0;
  tycoons[seat] = own.tycoon;
  const give = (other: Seat, from: number[]) => {
    const [tycoon = 0] = takeAtRandom(from, 1, rng);
    tycoons[other] = tycoon;
    left[tycoon] = 0;
  };
  if (sixth !== null && sixth !== seat && phase !== 'pullman') {
    const isPullman = (tycoon: number) => tycoon === PULLMAN;
    give(
      sixth,
      left.map((count, tycoon) => (isPullman(tycoon) === pullman ? count : 0)),
    );
  }
  for (const other of players.keys()) if (tycoons[other] === null) give(other, left.slice());
  return tycoons;
}

export function clone({ table, hidden }: State<RailroadTycoon>): State<RailroadTycoon> {
  return { table: copyTable(table), hidden: { own: hidden.own.map(copyOwn) } };
}

const copyOwn = ({ money, tycoon }: Own): Own => ({ money, tycoon });

function copyTable(table: Table): Table {
  return {
    phase: table.phase,
    // A map and the options are never changed.
    map: table.map,
    options: table.options,
    turn: table.turn,
    round: table.round,
    first: table.first,
    seat: table.seat,
    actions: table.actions,
    bid: table.bid,
    bidder: table.bidder,
    players: table.players.map(copyPlayer),
    cubes: table.cubes.slice(),
    colours: table.colours.slice(),
    bag: table.bag.slice(),
    newCities: table.newCities.slice(),
    western: table.western.slice(),
    rails: table.rails.slice(),
    // A finished link is never changed.
    links: table.links.slice(),
    unfinished: table.unfinished.map(copyUnfinished),
    build: table.build === null ? null : { ...table.build },
    draw: table.draw === null ? null : { ...table.draw },
    show: table.show.slice(),
    pile: table.pile.slice(),
    lastTurn: table.lastTurn,
    sixth: table.sixth,
    pullman: table.pullman,
    tilesLeft: table.tilesLeft,
    // Written once, at the end.
    result: table.result,
  };
}

function copyPlayer(player: Player): Player {
  return {
    shares: player.shares,
    level: player.level,
    score: player.score,
    cards: player.cards.slice(),
    engineered: player.engineered,
    passed: player.passed,
  };
}

const copyUnfinished = ({ owner, from, tiles }: Unfinished): Unfinished => ({
  owner,
  from,
  tiles: tiles.slice(),
});
