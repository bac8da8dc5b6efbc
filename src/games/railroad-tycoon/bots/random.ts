import type { Bot } from '#bots/bot.ts';
import { offerDeliveries } from '#games/railroad-tycoon/rules/actions/deliver.ts';
import { incomeAt, LEVEL_PRICES, SHARE, TILES } from '#games/railroad-tycoon/rules/data/economy.ts';
import { playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import {
  type Action,
  type City,
  COLOURS,
  GREY,
  type Own,
  type RailroadTycoon,
  type Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { ISSUE, PASS, STOP, tilesLeftToLay } from './moves.ts';
import { type TrackPlan, waysFrom, waysOn } from './ways.ts';

/**
 * Takes any of its choices by lot, but delivers when it can, builds whole links, and stops issuing shares before they
 * ruin it: the rules force no end, and a player who did none of this would hardly ever come to one.
 */
export const random: Bot<RailroadTycoon> = {
  name: 'random',
  decide(table, own, seat, rng) {
    switch (table.phase) {
      case 'auction':
        return table.bid < Math.min(own.money, HIGHEST_BID) && rng.below(4) === 0
          ? { do: 'bid', amount: table.bid + 1 }
          : PASS;
      case 'act':
        return acted(table, own, seat, rng);
      case 'build':
        return built(table, own, seat, rng);
      default:
        return some(withoutShares(table, own, seat), rng);
    }
  },
};

const HIGHEST_BID = 4;

/** So many shares are no ruin yet, nor are those whose dividends take half of the income. */
const SHARES = 2;

/** With dividends so far above the income, in thousands, there is no way back. */
const RUIN = 8;

const some = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)] as T;

function withoutShares(table: Table, own: Own, seat: Seat): Action[] {
  return play.choices(table, own, seat).filter((choice) => choice.do !== 'issue-share');
}

/** Could this much be paid, with the shares that are no ruin? */
function canPay(table: Table, own: Own, seat: Seat, price: number): boolean {
  const { score, shares } = playerOf(table, seat);
  const income = incomeAt(score);
  // Whoever is ruined all the same, or earns nothing, must not sit still for ever.
  if (shares > income + RUIN || (shares > SHARES && shares === income)) return true;
  const more = Math.max(SHARES, income >> 1) - shares;
  return own.money + Math.max(0, more) * SHARE >= price;
}

/** A link that serves at once and costs no more than a share brings in about as much as that share takes. */
function canBuild(table: Table, own: Own, seat: Seat, way: TrackPlan): boolean {
  if (canPay(table, own, seat, way.price)) return true;
  return way.price <= own.money + SHARE && way.price <= SHARE && serves(table, way);
}

function acted(table: Table, own: Own, seat: Seat, rng: Rng): Action {
  const deliveries: Action[] = [];
  offerDeliveries(table, seat, deliveries);
  if (deliveries.length > 0) return some(deliveries, rng);
  const { level } = playerOf(table, seat);
  const lot = rng.below(12);
  if (lot < 2 && level < LEVEL_PRICES.length - 1) {
    const price = LEVEL_PRICES[level + 1] as number;
    if (own.money >= price) return { do: 'upgrade' };
    if (canPay(table, own, seat, price)) return ISSUE;
  }
  if (lot >= 4) {
    const ways = waysOut(table, seat).filter((way) => canBuild(table, own, seat, way));
    if (ways.length > 0) return started(table, own, seat, some(ways, rng));
  }
  return some(
    withoutShares(table, own, seat).filter(
      (choice) => choice.do !== 'lay-track' && choice.do !== 'announce-grant',
    ),
    rng,
  );
}

/** Links to build that would serve at once: from the network, or else from anywhere. If none would, any from the network. */
function waysOut(table: Table, seat: Seat): TrackPlan[] {
  const cities = new Set<City>();
  const joined = new Set<number>();
  const pair = (a: City, b: City) => a * table.colours.length + b;
  for (const { owner, a, b } of table.links) {
    if (owner !== seat) continue;
    cities.add(a).add(b);
    joined.add(pair(a, b)).add(pair(b, a));
  }
  const from = (city: City) =>
    waysFrom(table, city, TILES).filter((way) => !joined.has(pair(city, way.to)));
  const serving = (ways: TrackPlan[]) => ways.filter((way) => serves(table, way));
  const near = [...cities].flatMap(from);
  const useful = serving(near);
  if (useful.length > 0) return useful;
  const everywhere = [...table.colours.keys()].flatMap(from);
  const elsewhere = serving(everywhere);
  if (elsewhere.length > 0) return elsewhere;
  return near.length > 0 ? near : everywhere;
}

/** Could a cube be delivered over this link alone? */
function serves({ cubes, colours }: Table, { from, to }: TrackPlan): boolean {
  const goes = (a: City, b: City) => (cubes[a * COLOURS + (colours[b] as number)] ?? 0) > 0;
  return (colours[to] !== GREY && goes(from, to)) || (colours[from] !== GREY && goes(to, from));
}

function started(table: Table, own: Own, seat: Seat, { layings, price }: TrackPlan): Action {
  if (own.money < price) return ISSUE;
  const laying = layings[0] as Action;
  return play.check(table, own, seat, laying) ? ISSUE : laying;
}

function built(table: Table, own: Own, seat: Seat, rng: Rng): Action {
  const link = table.unfinished[table.build?.link ?? -1];
  const ways = link ? waysOn(table, link, tilesLeftToLay(table, seat)) : waysOut(table, seat);
  const payable = ways.filter((way) => canBuild(table, own, seat, way));
  if (payable.length > 0) return started(table, own, seat, some(payable, rng));
  if (table.build?.tiles !== 0) return STOP;
  const choices = withoutShares(table, own, seat);
  return choices.length > 0 ? some(choices, rng) : ISSUE;
}
