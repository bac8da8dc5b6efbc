import {
  type Actor,
  type Eyes,
  type Game,
  Malformed,
  type Refusal,
  type Seat,
  type State,
  type View,
} from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { ranked } from '#kernel/standings.ts';
import type { Title } from '#kernel/title.ts';

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

const KINDS = 4;
const HAND = 2;
const MOST_BURIED = 2;
const UNSTAKED = -1;

function setup(seats: number, { copies }: Lanterns['options']): State<Lanterns> {
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

function actors({ at, stakes }: Table): Actor[] {
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

function check(
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

function choices(table: Table, own: Lanterns['own'], seat: Seat): Action[] {
  const all: Action[] = [0, 1, 2].map((points) => ({ do: 'stake', points }));
  for (let card = 0; card < KINDS; card++) all.push({ do: 'play', card }, { do: 'bury', card });
  return all.filter((action) => !check(table, own, seat, action));
}

function apply(
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

function next(table: Table): Table['at'] {
  const short = table.hands.findIndex((count) => count < HAND);
  if (table.bag > 0 && short >= 0) return { phase: 'deal', seat: short };
  for (let after = 1; after <= table.hands.length; after++) {
    const seat = (table.last + after) % table.hands.length;
    if (table.hands[seat] !== 0) return { phase: 'turn', seat };
  }
  return { phase: 'over' };
}

/** What the seat does not see goes back into the bag, and everybody else draws from it again. */
function imagine(table: Table, own: Lanterns['own'], seat: Seat, rng: Rng): State<Lanterns> {
  const seen = [...table.played.flat(), ...own.hand, ...own.buried];
  const copies = (seen.length + table.bag + unseenCount(table, seat)) / KINDS;
  const bag = Array.from(
    { length: KINDS },
    (_, kind) => copies - seen.filter((c) => c === kind).length,
  );
  const draw = (mine: readonly number[]) => (count: number, other: Seat) =>
    other === seat ? [...mine] : takeAtRandom(bag, count, rng);
  const hands = table.hands.map(draw(own.hand));
  const buried = table.buried.map(draw(own.buried));
  return { table: structuredCopy(table), hidden: { bag, hands, buried } };
}

function unseenCount({ hands, buried }: Table, seat: Seat): number {
  let count = 0;
  for (const other of hands.keys()) {
    if (other !== seat) count += (hands[other] as number) + (buried[other] as number);
  }
  return count;
}

function structuredCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function shown(event: Event, eyes: Eyes): Event {
  if (event.is === 'staked' || event.is === 'played' || event.seat === eyes) return event;
  return { is: event.is, seat: event.seat };
}

function fold({ table, own }: View<Lanterns>, event: Event, eyes: Eyes): void {
  const { seat } = event;
  if (event.is === 'staked') table.stakes[seat] = event.points;
  else {
    table.hands[seat] = (table.hands[seat] as number) + (event.is === 'dealt' ? 1 : -1);
    if (event.is === 'dealt') table.bag--;
    else table.last = seat;
    if (event.is === 'played') table.played[seat]?.push(event.card);
    if (event.is === 'buried') table.buried[seat] = (table.buried[seat] as number) + 1;
    if (own && seat === eyes && event.card !== undefined) foldOwn(own, event.is, event.card);
  }
  if (!table.stakes.includes(UNSTAKED)) table.at = next(table);
}

function foldOwn(own: Lanterns['own'], is: Event['is'], card: number): void {
  if (is === 'dealt') own.hand.push(card);
  else own.hand.splice(own.hand.indexOf(card), 1);
  if (is === 'buried') own.buried.push(card);
}

function parseAction(raw: unknown): Action {
  const fields = Object.entries(Object(raw) as object);
  const { do: verb, card, points } = Object.fromEntries(fields) as Record<string, unknown>;
  const isCount = (value: unknown): value is number =>
    Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0;
  if (Array.isArray(raw) || fields.length !== 2) throw new Malformed('not an action');
  if (verb === 'stake' && isCount(points)) return { do: verb, points };
  const isVerb = verb === 'deal' || verb === 'play' || verb === 'bury';
  if (isVerb && isCount(card) && card < KINDS) return { do: verb, card };
  throw new Malformed('not an action');
}

const game: Game<Lanterns> = {
  id: 'lanterns',
  name: { en: 'Lanterns', fr: 'Lanternes' },
  rules: 1,
  seats: [2, 3],
  parseAction,
  parseOptions: (raw) => ({ copies: 3, ...(raw as Partial<Lanterns['options']>) }),
  setup,
  actors,
  check,
  checkChance: ({ hidden }, action) =>
    action.do === 'deal' && (hidden.bag[action.card] ?? 0) > 0 ? undefined : { rule: '1.3' },
  choices,
  chance: ({ hidden }, rng) => ({
    do: 'deal',
    card: takeAtRandom([...hidden.bag], 1, rng)[0] as number,
  }),
  apply,
  clone: structuredCopy,
  own: ({ hidden }, seat) => ({
    hand: hidden.hands[seat] as number[],
    buried: hidden.buried[seat] as number[],
  }),
  shown,
  fold,
  imagine,
  standings: ({ table }) =>
    ranked(
      table.played.map((cards, seat) => ({
        seat,
        score: cards.reduce((sum, card) => sum + card + 1, 0),
        breakers: [table.stakes[seat] as number],
      })),
    ),
};

export const lanterns: Title<Lanterns> = {
  game,
  narrate({ seat, ...event }, { language, names }) {
    if (event.is === 'dealt') return undefined;
    const verbs = {
      en: { staked: 'stakes', played: 'plays', buried: 'buries' },
      fr: { staked: 'mise', played: 'joue', buried: 'enterre' },
    };
    const what = event.is === 'staked' ? event.points : event.card;
    return `${names[seat]} ${verbs[language][event.is]} **${what}**.`;
  },
  faults({ table, hidden }) {
    const all = [...hidden.hands, ...hidden.buried, ...table.played].flat();
    const totals = hidden.bag.map((count, kind) => count + all.filter((c) => c === kind).length);
    const faults = [];
    if (new Set(totals).size > 1) faults.push(`The kinds count ${totals.join(', ')}.`);
    if (hidden.hands.some((hand, seat) => hand.length !== table.hands[seat])) {
      faults.push('A hand is not as large as the table says.');
    }
    return faults;
  },
};

/** The toy with some of its methods replaced: a planted bug. */
export function lanternsWith(planted: Partial<Game<Lanterns>>): Title<Lanterns> {
  return { ...lanterns, game: { ...game, ...planted } };
}
