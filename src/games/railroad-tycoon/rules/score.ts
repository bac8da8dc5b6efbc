import type { Seat, Standing, State } from '#kernel/game.ts';
import { ranked } from '#kernel/standings.ts';
import { FARNAM_CITY, TYCOONS, type TycoonCard, VANDERBILT_CITIES } from './data/tycoons.ts';
import { playerOf } from './flow.ts';
import type { RailroadTycoon, Table } from './model.ts';
import { areConnected, largestNetwork, linksOf } from './network.ts';
import { mapOf } from './terrain.ts';

/** 16.5 to 16.7. Before the end, what is secret counts for nothing. */
export function standings({ table }: State<RailroadTycoon>): Standing[] {
  const { players, result } = table;
  return ranked(
    players.map(({ score, shares }, seat) => ({
      seat,
      score: score - shares + (result?.bonuses[seat] ?? 0),
      breakers: [linksOf(table, seat), ...(result ? [result.money[seat] as number] : [])],
    })),
  );
}

/** 17.1: what each seat's tycoon card brings. */
export function bonusesOf({ table, hidden }: State<RailroadTycoon>): number[] {
  const money = hidden.own.map((own) => own.money);
  return hidden.own.map(({ tycoon }, seat) =>
    tycoon === null ? 0 : bonusOf(table, money, seat, TYCOONS[tycoon] as TycoonCard),
  );
}

/** 17.3 to 17.10 */
export function bonusOf(
  table: Table,
  money: readonly number[],
  seat: Seat,
  { goal, points }: TycoonCard,
): number {
  const seats = [...table.players.keys()];
  // 17.2
  const isMost = (measure: (seat: Seat) => number) =>
    seats.every((other) => other === seat || measure(other) < measure(seat));
  const map = mapOf(table.map);
  switch (goal) {
    case 'links-at': {
      const city = map.cityOf(FARNAM_CITY);
      const touching = table.links.filter(
        ({ owner, a, b }) => owner === seat && (a === city || b === city),
      );
      return points * touching.length;
    }
    case 'most-links':
      return isMost((other) => linksOf(table, other)) ? points : 0;
    case 'fewest-shares':
      return isMost((other) => -playerOf(table, other).shares) ? points : 0;
    case 'first-to-level':
      return table.sixth === seat ? points : 0;
    case 'western':
      return table.western.includes(seat) ? points : 0;
    case 'network':
      return isMost((other) => largestNetwork(table, other)) ? points : 0;
    case 'connected': {
      const [one, other] = VANDERBILT_CITIES;
      return areConnected(table, seat, map.cityOf(one), map.cityOf(other)) ? points : 0;
    }
    case 'most-money':
      return isMost((other) => money[other] as number) ? points : 0;
  }
}
