import { type HallRow, isMyTurn } from '#protocol/hall.ts';
import type { KnownPerson } from '#protocol/http/hall.ts';
import type { Listed, Listing } from '../store/server-store.ts';
import { hallRowOf } from './hall-rows.ts';

/** As many as are looked at: of one's own, and of those that everybody may find. */
const MOST_OWN = 500;
const MOST_PUBLIC = 1000;

/** As many as are told. */
const MOST_FOUND = 30;
const MOST_KNOWN = 24;

const asRow = (listed: Listed, holder: string, now: number): HallRow =>
  hallRowOf(listed, { holder, here: 0, now, hours: new Map() });

/** How many tables wait for this holder. */
export async function turnsOf(store: Listing, holder: string): Promise<number> {
  const listed = await store.tablesOf(holder, MOST_OWN);
  return listed.filter((one) => isMyTurn(asRow(one, holder, 0))).length;
}

/** Games that are over: this holder's own and public ones, the latest first. */
export async function arrivalsFor(
  store: Listing,
  holder: string,
  { game, name = '' }: { game?: string | undefined; name?: string | undefined },
  now: number,
): Promise<HallRow[]> {
  const [own, open] = await Promise.all([
    store.tablesOf(holder, MOST_OWN),
    store.arrivals(MOST_PUBLIC),
  ]);
  const all = new Map([...open, ...own].map((one) => [one.header.id, one]));
  const wanted = plainly(name);
  return [...all.values()]
    .filter(({ header, over }) => over === true && (game === undefined || header.game === game))
    .filter(({ seats }) => wanted === '' || seats.some((seat) => isCalled(seat, wanted)))
    .toSorted((one, other) => other.touched - one.touched)
    .slice(0, MOST_FOUND)
    .map((one) => asRow(one, holder, now));
}

const isCalled = (seat: Listed['seats'][number], wanted: string): boolean =>
  seat.kind === 'guest' && plainly(seat.name).includes(wanted);

/** Without accents and capitals, by which nobody looks for a name. */
const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** With whom this holder has played, the latest first, each once and by a seat of theirs. */
export async function knownTo(store: Listing, holder: string): Promise<KnownPerson[]> {
  const known = new Map<string, KnownPerson>();
  const listed = await store.tablesOf(holder, MOST_OWN);
  for (const { header, seats } of listed.toSorted((a, b) => b.touched - a.touched)) {
    if (!seats.some((seat) => seat.kind === 'guest' && seat.holder === holder)) continue;
    for (const [seat, sitter] of seats.entries()) {
      // Whoever has gone for good has no name any more.
      if (sitter.kind !== 'guest' || sitter.holder === holder || sitter.name === '') continue;
      if (known.has(sitter.holder)) continue;
      known.set(sitter.holder, { table: header.id, seat, name: sitter.name });
    }
  }
  return [...known.values()].slice(0, MOST_KNOWN);
}
