import type { Bot } from '#bots/bot.ts';
import { distanceBetween, oppositeOf } from '#hex/hex.ts';
import { axialOf } from '#hex/offset.ts';
import type { Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { LEVEL_PRICES } from '../data/economy.ts';
import { railroadTycoon } from '../index.ts';
import type { Action, ActionOf, City, Own, RailroadTycoon, Table } from '../model.ts';
import { linksOf } from '../network.ts';
import { cheapestRoute, layingsOf, type Route } from '../routes.ts';
import { aheadOf, mapOf } from '../terrain.ts';
import { tileOf, toOf } from '../tiles.ts';
import { ownsLink, spansOf } from './chains.ts';
import { DECLINE, GRANT, ISSUE, PASS, STOP, UPGRADE } from './moves.ts';
import { type Ends, lastAction, nextTile, wished } from './wishes.ts';

/** Who plays whole games in the tests: simple people who build short links, deliver what they can, and so come to an end. */

type Style = {
  /** Of twelve chances, how many for each. */
  card: number;
  urbanise: number;
  /** How far ahead of the number of links the locomotive may be. */
  eager: number;
  /** The highest bid. */
  bid: number;
  /** Issues no share for an action when it has so many. */
  debt: number;
  /** Leaves links unfinished, and gets in the way of those of others. */
  mischief?: true;
  /** Goes west before all else. */
  west?: true;
  /** Goes for the cards on show and for its own tycoon card. */
  ambitious?: true;
  /** Connects two cities before there is a card for it. */
  line?: Ends;
  /** Gives a lead away in the last action: as many shares as make it a tie. */
  levels?: true;
};

function player(name: string, way: Style): Bot<RailroadTycoon> {
  return {
    name,
    decide(table, own, seat, rng) {
      const choices = railroadTycoon.game.choices(table, own, seat);
      switch (table.phase) {
        case 'auction':
          return table.bid < way.bid && rng.below(3) === 0 ? some(choices.slice(0, 2), rng) : PASS;
        case 'act':
          return (
            lastAction(table, own, seat, way.levels ?? false) ??
            acted(table, own, seat, choices, way, rng)
          );
        case 'build':
          if (way.ambitious) {
            return nextTile(table, own, seat, way.line) ?? built(table, own, seat, choices);
          }
          return way.mischief && rng.below(3) === 0 && choices.some(isOf('stop-building'))
            ? STOP
            : built(table, own, seat, choices);
        default:
          return some(
            choices.filter((choice) => choice.do !== 'issue-share'),
            rng,
          );
      }
    },
  };
}

const some = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)] as T;

const isOf =
  <D extends Action['do']>(kind: D) =>
  (choice: Action): choice is ActionOf<D> =>
    choice.do === kind;

function acted(
  table: Table,
  own: Own,
  seat: Seat,
  choices: readonly Action[],
  way: Style,
  rng: Rng,
): Action {
  const western = choices.find(isOf('western-link'));
  if (western) return western;
  const redirection = choices.find(isOf('redirect'));
  if (redirection) return redirection;
  const block = way.mischief && blocking(table, seat, choices);
  if (block) return block;
  const wish = way.ambitious && wished(table, own, seat, choices, way.line);
  if (wish) return wish;
  if (way.west && table.turn > 4 && wantsWest(table, seat)) return ISSUE;
  const best = bestDelivery(table, seat, choices);
  const { level = 8, shares = 0 } = table.players[seat] ?? {};
  const isLast = table.turn === table.lastTurn;
  if (best && (isLast || gainOf(table, seat, best) >= Math.min(level, 3))) return best;
  const pick = rng.below(12);
  const cards = choices.filter(isOf('take-card'));
  if (pick < way.card && cards.length > 0) return some(cards, rng);
  const towns = choices.filter(isOf('urbanise'));
  if (pick >= 12 - way.urbanise && towns.length > 0) return some(towns, rng);
  const canPay = (price: number) => own.money >= price || shares < way.debt;
  const upgrading = LEVEL_PRICES[level + 1] ?? Number.POSITIVE_INFINITY;
  if (level < linksOf(table, seat) / 2 + way.eager && level < 8 && !isLast && canPay(upgrading)) {
    return own.money >= upgrading ? UPGRADE : ISSUE;
  }
  if (best && rng.below(2) === 0) return best;
  const route = someRoute(table, seat, way.west ?? false, rng);
  const [tile] = route ? layingsOf(route) : [];
  if (!route || !tile || isLast || !canPay(route.price)) return best ?? DECLINE;
  if (choices.some(isOf('announce-grant'))) return GRANT;
  return own.money >= route.price ? tile : ISSUE;
}

/** A tile that meets the end of somebody else's track. */
function blocking(table: Table, seat: Seat, choices: readonly Action[]): Action | undefined {
  const map = mapOf(table.map);
  const ends = table.unfinished
    .filter(({ owner }) => owner !== seat)
    .map(({ tiles }) => tiles.at(-1) ?? 0)
    .map((tile) => [aheadOf(map, tile), oppositeOf(toOf(tile))] as const);
  return choices
    .filter(isOf('lay-track'))
    .find(({ hex, to }) => ends.some(([ahead, side]) => hex === ahead && to === side));
}

/** Could build a western link, had it the money, and has built none. */
function wantsWest({ map, links, western }: Table, seat: Seat): boolean {
  if (!western.includes(-1) || western.includes(seat)) return false;
  const cities = mapOf(map).western.map(({ city }) => city);
  return links.some(
    ({ owner, a, b }) => owner === seat && (cities.includes(a) || cities.includes(b)),
  );
}

/** What of a delivery is one's own, less half of what is others'. */
function gainOf({ links }: Table, seat: Seat, { route }: ActionOf<'deliver'>): number {
  return route.reduce((sum, link) => sum + (links[link]?.owner === seat ? 1 : -0.5), 0);
}

function bestDelivery(table: Table, seat: Seat, choices: readonly Action[]) {
  let best: ActionOf<'deliver'> | undefined;
  for (const choice of choices) {
    if (choice.do !== 'deliver') continue;
    if (!best || gainOf(table, seat, choice) > gainOf(table, seat, best)) best = choice;
  }
  return best;
}

/** The cheapest of the short links from some cities of one's own network, or from anywhere. */
function someRoute(table: Table, seat: Seat, west: boolean, rng: Rng): Route | undefined {
  const map = mapOf(table.map);
  const mine = new Set<City>();
  for (const { owner, a, b } of table.links) if (owner === seat) mine.add(a).add(b);
  const all = [...map.hexOfCity.keys()];
  const home = west && mine.size === 0 ? map.western.map(({ city }) => city) : all;
  const starts = mine.size > 0 && rng.below(6) > 0 ? [...mine] : home;
  const spans = Array.from({ length: 6 }, () => some(starts, rng))
    .flatMap((from) => (spansOf(table)[from] ?? []).map((span) => ({ from, ...span })))
    .filter(({ from, to, tiles }) => tiles <= 4 && !ownsLink(table, seat, from, to))
    .sort((a, b) => a.price - b.price);
  for (const { from, to } of spans) {
    const route = cheapestRoute(table, from, to, 4);
    if (route) return route;
  }
  return undefined;
}

/** Goes on towards the nearest city. */
function built(table: Table, own: Own, seat: Seat, choices: readonly Action[]): Action {
  const map = mapOf(table.map);
  const cols = map.data.rows[0]?.length ?? 1;
  const axialAt = (hex: number) => axialOf({ col: hex % cols, row: Math.floor(hex / cols) });
  const origin = table.unfinished[table.build?.link ?? -1]?.from;
  const tiles = choices.filter(isOf('lay-track'));
  const farOf = ({ hex, from, to }: ActionOf<'lay-track'>) => {
    const ahead = aheadOf(map, tileOf(hex, from, to));
    if (ahead < 0) return 99;
    return Math.min(
      ...map.hexOfCity.map((city, i) =>
        i === origin ? 99 : distanceBetween(axialAt(ahead), axialAt(city)),
      ),
    );
  };
  const [tile] = tiles.toSorted((a, b) => farOf(a) - farOf(b));
  if (tile) return tile;
  const isShort = own.money < 12 && (table.players[seat]?.shares ?? 99) < 40;
  return isShort || table.build?.tiles === 0 ? ISSUE : STOP;
}

export const ordinary = player('ordinary', { debt: 8, card: 2, urbanise: 1, eager: 1, bid: 4 });

/** Takes cards whenever there are any, and urbanises. */
export const collector = player('collector', { debt: 10, card: 6, urbanise: 3, eager: 1, bid: 12 });

/** Puts everything into locomotives. */
export const engineer = player('engineer', { debt: 60, card: 1, urbanise: 0, eager: 4, bid: 2 });

/** Gets in the way of others, and is seldom done. */
export const rogue = player('rogue', {
  debt: 16,
  card: 1,
  urbanise: 0,
  eager: 1,
  bid: 3,
  mischief: true,
});

/** Begins in the west, and builds the western link as soon as it may. */
export const pioneer = player('pioneer', {
  debt: 14,
  card: 1,
  urbanise: 1,
  eager: 1,
  bid: 4,
  west: true,
});

/** Goes for the cards on show and for its own tycoon card. */
export const magnate = player('magnate', {
  debt: 12,
  card: 2,
  urbanise: 1,
  eager: 1,
  bid: 6,
  ambitious: true,
});

/** Builds from Boston to Washington, card or no card. */
export const coaster = player('coaster', {
  debt: 6,
  card: 0,
  urbanise: 0,
  eager: 1,
  bid: 2,
  ambitious: true,
  line: ['boston', 'washington'],
});

/** Would rather share the win. */
export const leveller = player('leveller', {
  debt: 8,
  card: 2,
  urbanise: 1,
  eager: 1,
  bid: 4,
  levels: true,
});
