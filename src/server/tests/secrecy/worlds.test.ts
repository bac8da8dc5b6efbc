import { expect, test } from 'vitest';
import type { Eyes, Kind, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { newSecret } from '../page.ts';
import { type Plant, scriptedHouse, textsOf } from './two-houses.ts';
import { otherWorld, randomGame, type Worlds } from './worlds.ts';

const EYES: readonly Eyes[] = [0, 1, 'watcher'];
const AT_ONCE = 6;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (n: number): string =>
  `worldofnumber${LETTERS[Math.floor(n / 676)]}${LETTERS[Math.floor(n / 26) % 26]}${LETTERS[n % 26]}`;

/** Pairs of worlds, each for one pair of eyes, from games of their own. */
function pairsOf(count: number): { worlds: Worlds; eyes: Eyes }[] {
  const rng = rngFrom(2026);
  const pairs: { worlds: Worlds; eyes: Eyes }[] = [];
  for (let seed = 0; pairs.length < count; seed++) {
    const eyes = EYES[pairs.length % EYES.length] as Eyes;
    const worlds = otherWorld(randomGame(seed), eyes, rng);
    // Long enough for the table to have gone on with the secret in it.
    if (worlds && worlds.other.length - worlds.hiddenAt > 5) pairs.push({ worlds, eyes });
  }
  return pairs;
}

/** Lets every pair take its course in two houses, and counts those that looked different to these eyes, and to the others. */
async function compare(count: number, plant: Plant) {
  const [here, there] = await Promise.all([scriptedHouse(plant), scriptedHouse(plant)]);
  const pairs = pairsOf(count).map((pair, number) => ({ ...pair, number }));
  const result = { toldApart: [] as string[], toldApartByOthers: 0, bytes: 0 };
  for (let i = 0; i < pairs.length; i += AT_ONCE) {
    const batch = pairs.slice(i, i + AT_ONCE).map(async ({ worlds, eyes, number }) => {
      const id = nameOf(number);
      const secrets = [newSecret(), newSecret(), newSecret()] as const;
      const [one, other] = await Promise.all([
        textsOf(here, id, worlds.one, worlds, eyes, secrets),
        textsOf(there, id, worlds.other, worlds, eyes, secrets),
      ]);
      if (one.seen !== other.seen)
        result.toldApart.push(`${id}: ${difference(one.seen, other.seen)}`);
      if (one.others !== other.others) result.toldApartByOthers++;
      result.bytes += one.seen.length + other.seen.length;
    });
    await Promise.all(batch);
  }
  await Promise.all([here.close(), there.close()]);
  return result;
}

function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return `… ${one.slice(Math.max(0, at - 60), at + 40)} … and … ${other.slice(at, at + 40)} …`;
}

test('two worlds that differ in what these eyes may not know send them the same bytes', async () => {
  const { toldApart, toldApartByOthers, bytes } = await compare(48, (game) => game);
  expect(toldApart).toEqual([]);
  // The worlds do differ: whoever holds the card sees another one. Of money nobody sees anything.
  expect(toldApartByOthers).toBeGreaterThan(24);
  expect(bytes).toBeGreaterThan(1_000_000);
}, 120_000);

type Hands = { own: { hand: number[] }[]; pile: number[] };

test.each<[string, Plant]>([
  ['events are shown to everybody as they are', (game) => ({ ...game, shown: (event) => event })],
  [
    'a seat is told what the other has in hand',
    (game) => ({
      ...game,
      own: (state, seat) => {
        const theirs = (state.hidden as Hands).own[1 - seat]?.hand;
        return { ...(game.own(state, seat) as object), theirs };
      },
    }),
  ],
  [
    'the pile lies open on the table',
    (game) => ({
      ...game,
      clone: (state) => open(game.clone(state)),
      apply: (state, ...rest) => {
        game.apply(state, ...rest);
        open(state);
      },
    }),
  ],
])(
  'a leak is found: %s',
  async (_, plant) => {
    const { toldApart } = await compare(9, plant);
    expect(toldApart.length).toBeGreaterThan(3);
  },
  60_000,
);

function open(state: State<Kind>): State<Kind> {
  const { table, hidden } = state as { table: { open?: unknown }; hidden: Hands };
  table.open = hidden.pile;
  return state;
}
