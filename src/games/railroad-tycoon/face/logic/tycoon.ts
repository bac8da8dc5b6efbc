import {
  FARNAM_CITY,
  type Goal,
  PULLMAN_LEVEL,
  TYCOONS,
  VANDERBILT_CITIES,
} from '#games/railroad-tycoon/rules/data/tycoons.ts';
import type { Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import { areConnected, largestNetwork, linksOf } from '#games/railroad-tycoon/rules/network.ts';
import { bonusOf } from '#games/railroad-tycoon/rules/score.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Seat } from '#kernel/game.ts';

/** How one's own tycoon card stands. */
export type TycoonStanding = {
  tycoon: number;
  name: string;
  goal: Goal;
  /** What the card brings at its best; `links-at`: for each link. */
  worth: number;
  /** What it would bring now. Nothing: it hangs on what others hide. */
  now: number | undefined;
  /** What is counted: links, shares, the level, money. Yes and no are 1 and 0. */
  mine: number;
  /** The best of the others, and who; none where nobody is compared. */
  rival: { best: number; seats: readonly Seat[] } | undefined;
  /** `first-to-level`: who was first, if anybody. */
  first: Seat | null;
};

export function standingOf(table: Table, own: Own, seat: Seat): TycoonStanding | undefined {
  const card = own.tycoon === null ? undefined : TYCOONS[own.tycoon];
  if (card === undefined || own.tycoon === null) return undefined;
  const { goal, name, points } = card;
  const money =
    table.result?.money ?? table.players.map((_, other) => (other === seat ? own.money : 0));
  const isHidden = goal === 'most-money' && table.result === null;
  const measure = (of: Seat): number => measured(table, own, goal, of);
  return {
    tycoon: own.tycoon,
    name,
    goal,
    worth: points,
    now: isHidden ? undefined : bonusOf(table, money, seat, card),
    mine: measure(seat),
    rival: COMPARED.includes(goal) ? rivalOf(table, seat, goal, measure) : undefined,
    first: table.sixth,
  };
}

const COMPARED: readonly Goal[] = ['most-links', 'fewest-shares', 'network'];

function measured(table: Table, own: Own, goal: Goal, seat: Seat): number {
  const map = mapOf(table.map);
  switch (goal) {
    case 'links-at': {
      const city = map.cityOf(FARNAM_CITY);
      return table.links.filter(({ owner, a, b }) => owner === seat && (a === city || b === city))
        .length;
    }
    case 'most-links':
      return linksOf(table, seat);
    case 'fewest-shares':
      return table.players[seat]?.shares ?? 0;
    case 'first-to-level':
      return Math.min(table.players[seat]?.level ?? 0, PULLMAN_LEVEL);
    case 'western':
      return table.western.includes(seat) ? 1 : 0;
    case 'network':
      return largestNetwork(table, seat);
    case 'connected': {
      const [one, other] = VANDERBILT_CITIES;
      return areConnected(table, seat, map.cityOf(one), map.cityOf(other)) ? 1 : 0;
    }
    case 'most-money':
      return own.money;
  }
}

function rivalOf(
  { players }: Table,
  seat: Seat,
  goal: Goal,
  measure: (seat: Seat) => number,
): { best: number; seats: Seat[] } {
  const others = [...players.keys()].filter((other) => other !== seat);
  const all = others.map(measure);
  const best = goal === 'fewest-shares' ? Math.min(...all) : Math.max(...all);
  return { best, seats: others.filter((other) => measure(other) === best) };
}
