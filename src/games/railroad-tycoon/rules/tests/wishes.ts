import type { Seat } from '#kernel/game.ts';
import { LEVEL_PRICES, ROUNDS, WESTERN } from '../data/economy.ts';
import { TYCOONS, VANDERBILT_CITIES } from '../data/tycoons.ts';
import { effectOf } from '../held.ts';
import { railroadTycoon } from '../index.ts';
import {
  type Action,
  type ActionOf,
  type City,
  COLOURS,
  type Own,
  type Table,
  type Unfinished,
} from '../model.ts';
import { otherEnd } from '../network.ts';
import type { Route } from '../routes.ts';
import { mapOf } from '../terrain.ts';
import { fromOf, hexOf, toOf } from '../tiles.ts';
import { chainTo, nextLink, without } from './chains.ts';
import { DECLINE, ISSUE, UPGRADE } from './moves.ts';

/** What ambitious players do: they go for the cards on show and for their own tycoon card. */

/** So many shares are enough for anybody. */
const MOST_SHARES = 16;
/** From so many links away a cube is fetched. */
const FARTHEST = 4;
/** More money than others have at the end. */
const PLENTY = 75;

/** Two cities that are to be connected. */
export type Ends = readonly [from: string, to: string];

export function wished(
  table: Table,
  own: Own,
  seat: Seat,
  choices: readonly Action[],
  line: Ends | undefined,
): Action | undefined {
  const bounties = bountiesOn(table);
  const bounty = choices.find(
    (choice) => choice.do === 'deliver' && bounties.includes(endOf(table, choice)),
  );
  if (bounty) return bounty;
  if ((table.players[seat]?.shares ?? 0) >= MOST_SHARES) return undefined;
  return (
    nextTile(table, own, seat, line) ??
    west(table, own, seat, choices) ??
    faster(table, own, seat, bounties)
  );
}

/** The next tile of what is wished for, or a share to pay for it. */
export function nextTile(
  table: Table,
  own: Own,
  seat: Seat,
  line: Ends | undefined,
): Action | undefined {
  const { unfinished, build } = table;
  const isOwn = ({ owner }: Unfinished) => owner === seat;
  const begun = build === null ? unfinished.find(isOwn) : unfinished[build.link];
  const route = wishedRoute(begun ? without(table, begun) : table, own, seat, line);
  const laid = begun?.tiles ?? [];
  const tile = route?.tiles[laid.length];
  if (tile === undefined || laid.some((each, i) => each !== route?.tiles[i])) return undefined;
  const action: Action = {
    do: 'lay-track',
    hex: hexOf(tile),
    from: fromOf(tile),
    to: toOf(tile),
  };
  const refusal = railroadTycoon.game.check(table, own, seat, action);
  if (!refusal) return action;
  return refusal.rule === '5.5' ? ISSUE : undefined;
}

function wishedRoute(
  table: Table,
  own: Own,
  seat: Seat,
  line: Ends | undefined,
): Route | undefined {
  const { cityOf } = mapOf(table.map);
  for (const city of bountiesOn(table)) {
    const chain = chainFor(table, seat, city);
    const link = chain && nextLink(table, seat, chain);
    if (link) return link;
  }
  for (const [from, to] of linesFor(table, own, line)) {
    const chain = chainTo(table, seat, {
      from: cityOf(from),
      isGoal: (city) => city === cityOf(to),
    });
    const link = chain && nextLink(table, seat, chain);
    if (link) return link;
  }
  if (!isBoundWest(table, own, seat)) return undefined;
  const [place = 0] = westernCities(table);
  const chain = chainTo(table, seat, { from: place, isGoal: () => true });
  return chain && nextLink(table, seat, chain);
}

function linesFor({ show }: Table, { tycoon }: Own, line: Ends | undefined): Ends[] {
  const shown = show.flatMap((card): Ends[] => {
    const effect = effectOf(card);
    return effect.is === 'line' ? [[effect.from, effect.to]] : [];
  });
  const own = goalOf(tycoon) === 'connected' ? [VANDERBILT_CITIES] : [];
  return [...(line ? [line] : []), ...own, ...shown];
}

const goalOf = (tycoon: number | null) => (tycoon === null ? undefined : TYCOONS[tycoon]?.goal);

/** The cities of the Service Bounties on show. */
function bountiesOn({ show, map }: Table): City[] {
  return show.flatMap((card) => {
    const effect = effectOf(card);
    return effect.is === 'bounty' ? [mapOf(map).cityOf(effect.city)] : [];
  });
}

/** From this city to the nearest where a cube for it lies, not through another of its colour. */
function chainFor(table: Table, seat: Seat, city: City): City[] | undefined {
  const colour = table.colours[city] as number;
  const has = (there: City) => (table.cubes[there * COLOURS + colour] as number) > 0;
  const leadsThrough = (there: City) => table.colours[there] !== colour;
  return chainTo(table, seat, { from: city, isGoal: has, leadsThrough, most: FARTHEST });
}

function endOf({ links }: Table, { from, route }: ActionOf<'deliver'>): City {
  return route.reduce((city, link) => {
    const each = links[link];
    return each ? otherEnd(each, city) : city;
  }, from);
}

/** Upgrades, if that is all a bounty asks for. */
function faster(table: Table, own: Own, seat: Seat, bounties: readonly City[]): Action | undefined {
  const level = table.players[seat]?.level ?? 8;
  const isFar = bounties.some((city) => (chainFor(table, seat, city)?.length ?? 0) - 1 > level);
  if (!isFar || level >= FARTHEST) return undefined;
  return own.money >= (LEVEL_PRICES[level + 1] ?? 0) ? UPGRADE : ISSUE;
}

/** The cities whose western link is still to be built. */
function westernCities({ map, western }: Table): City[] {
  return mapOf(map).western.flatMap(({ city }, place) => (western[place] === -1 ? [city] : []));
}

function isBoundWest(table: Table, { tycoon }: Own, seat: Seat): boolean {
  if (table.western.includes(seat) || westernCities(table).length === 0) return false;
  return goalOf(tycoon) === 'western' || table.show.some((card) => 'western' in effectOf(card));
}

/** Builds the western link, or issues shares for it. */
function west(table: Table, own: Own, seat: Seat, choices: readonly Action[]): Action | undefined {
  if (!isBoundWest(table, own, seat)) return undefined;
  const cities = westernCities(table);
  const isThere = table.links.some(
    ({ owner, a, b }) => owner === seat && (cities.includes(a) || cities.includes(b)),
  );
  if (!isThere) return undefined;
  return (
    choices.find((choice) => choice.do === 'western-link') ??
    (own.money < WESTERN ? ISSUE : undefined)
  );
}

/** In the very last action: shares for the most money, or as many as make a lead into a tie, which is left alone. */
export function lastAction(
  table: Table,
  own: Own,
  seat: Seat,
  levels: boolean,
): Action | undefined {
  const { turn, lastTurn, round, actions, players } = table;
  if (turn !== lastTurn || round < ROUNDS || actions > 1) return undefined;
  if (goalOf(own.tycoon) === 'most-money' && own.money < PLENTY) return ISSUE;
  if (!levels) return undefined;
  const scores = players.map(({ score, shares }) => score - shares);
  const [mine = 0] = scores.splice(seat, 1);
  const lead = mine - Math.max(...scores);
  if (lead > 0) return ISSUE;
  return lead === 0 ? DECLINE : undefined;
}
