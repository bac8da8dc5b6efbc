import type { Actor, Refusal, Seat, State } from '#kernel/game.ts';

/**
 * A toy to try the testkit on, with a bit of everything the contract knows. All seats stake at once, openly. Chance
 * fills each hand to two cards from a bag. In turn, a seat plays a card for its points, or buries it unseen, twice at
 * most. The game is over when bag and hands are empty.
 */
export type Lanterns = {
  table: Table;
  hidden: { bag: number[]; hands: number[][]; buried: number[][] };
  own: { hand: number[]; buried: number[] };
  action: Action;
  event: Event;
  options: { copies: number };
};

export type Table = {
  at: { phase: 'stake' | 'over' } | { phase: 'deal' | 'turn'; seat: Seat };
  last: Seat;
  stakes: number[];
  played: number[][];
  /** Only how many. */
  hands: number[];
  buried: number[];
  bag: number;
};

export type Action =
  | { do: 'stake'; points: number }
  | { do: 'deal' | 'play' | 'bury'; card: number };

export type Event =
  | { is: 'staked'; seat: Seat; points: number }
  | { is: 'dealt' | 'buried'; seat: Seat; card?: number }
  | { is: 'played'; seat: Seat; card: number };

export const KINDS = 4;
const HAND = 2;
const MOST_BURIED = 2;
export const UNSTAKED = -1;

export function setup(seats: number, { copies }: Lanterns['options']): State<Lanterns> {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    table: {
      at: { phase: 'stake' },
      last: seats - 1,
      stakes: each(() => UNSTAKED),
      played: each(() => []),
      hands: each(() => 0),
      buried: each(() => 0),
      bag: KINDS * copies,
    },
    hidden: {
      bag: Array.from({ length: KINDS }, () => copies),
      hands: each(() => []),
      buried: each(() => []),
    },
  };
}

export function actors({ at, stakes }: Table): Actor[] {
  switch (at.phase) {
    case 'stake':
      return [...stakes.keys()].filter((seat) => stakes[seat] === UNSTAKED);
    case 'deal':
      return ['chance'];
    case 'turn':
      return [at.seat];
    case 'over':
      return [];
  }
}

export function check(
  table: Table,
  own: Lanterns['own'],
  seat: Seat,
  action: Action,
): Refusal | undefined {
  if (!actors(table).includes(seat) || action.do === 'deal') return { rule: '1.1' };
  if ((table.at.phase === 'stake') !== (action.do === 'stake')) return { rule: '1.2' };
  if (action.do === 'stake') return action.points > 2 ? { rule: '2.1' } : undefined;
  if (!own.hand.includes(action.card)) return { rule: '3.1' };
  if (action.do === 'bury' && own.buried.length === MOST_BURIED) return { rule: '3.2' };
  return undefined;
}

export function choices(table: Table, own: Lanterns['own'], seat: Seat): Action[] {
  const all: Action[] = [0, 1, 2].map((points) => ({ do: 'stake', points }));
  for (let card = 0; card < KINDS; card++) all.push({ do: 'play', card }, { do: 'bury', card });
  return all.filter((action) => !check(table, own, seat, action));
}

export function apply(
  { table, hidden }: State<Lanterns>,
  actor: Actor,
  action: Action,
  tell?: (event: Event) => void,
): void {
  const { at } = table;
  const seat = actor === 'chance' && 'seat' in at ? at.seat : (actor as Seat);
  const hand = hidden.hands[seat] as number[];
  switch (action.do) {
    case 'stake':
      table.stakes[seat] = action.points;
      tell?.({ is: 'staked', seat, points: action.points });
      break;
    case 'deal':
      hidden.bag[action.card] = (hidden.bag[action.card] as number) - 1;
      table.bag--;
      hand.push(action.card);
      tell?.({ is: 'dealt', seat, card: action.card });
      break;
    case 'play':
      hand.splice(hand.indexOf(action.card), 1);
      table.played[seat]?.push(action.card);
      table.last = seat;
      tell?.({ is: 'played', seat, card: action.card });
      break;
    case 'bury':
      hand.splice(hand.indexOf(action.card), 1);
      hidden.buried[seat]?.push(action.card);
      table.buried[seat] = (table.buried[seat] as number) + 1;
      table.last = seat;
      tell?.({ is: 'buried', seat, card: action.card });
  }
  table.hands[seat] = hand.length;
  if (!table.stakes.includes(UNSTAKED)) table.at = next(table);
}

export function next(table: Table): Table['at'] {
  const short = table.hands.findIndex((count) => count < HAND);
  if (table.bag > 0 && short >= 0) return { phase: 'deal', seat: short };
  for (let after = 1; after <= table.hands.length; after++) {
    const seat = (table.last + after) % table.hands.length;
    if (table.hands[seat] !== 0) return { phase: 'turn', seat };
  }
  return { phase: 'over' };
}
