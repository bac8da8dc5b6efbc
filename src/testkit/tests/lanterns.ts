import { type Game, Malformed } from '#kernel/game.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { ranked } from '#kernel/standings.ts';
import type { Title } from '#kernel/title.ts';
import {
  type Action,
  actors,
  apply,
  check,
  choices,
  KINDS,
  type Lanterns,
  setup,
} from './lanterns-rules.ts';
import { fold, imagine, shown, structuredCopy } from './lanterns-secrets.ts';

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
