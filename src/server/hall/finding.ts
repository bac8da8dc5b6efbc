import { byTime, type HallRow, isMyTurn } from '#protocol/hall.ts';
import type { ArrivalsShown, KnownPerson, TurnsShown } from '#protocol/http/hall.ts';
import type { People } from '#tables/table-host.ts';
import type { Arrived } from '../results/arrived.ts';
import type { Listed, Listing } from '../store/server-store.ts';
import { hallRowOf } from './hall-rows.ts';

/** As many of one's own as are looked at. */
const MOST_OWN = 500;

/** As many as are told. */
const MOST_FOUND = 30;
const MOST_KNOWN = 24;
const MOST_WAITING = 6;

const asRow = (listed: Listed, holder: string, now: number): HallRow =>
  hallRowOf(listed, { holder, here: 0, now, hours: new Map() });

/** How many tables wait for this holder, and to which they would go on from the one they are at. */
export async function turnsOf(
  { store, people }: { store: Listing; people: Pick<People, 'hoursOf'> },
  holder: string,
  at: string | undefined,
  now: number,
): Promise<TurnsShown> {
  const listed = await store.tablesOf(holder, MOST_OWN);
  const mine = listed.filter((one) => isMyTurn(asRow(one, holder, now)));
  const others = mine.filter(({ header }) => header.id !== at);
  if (at === undefined || others.length === 0) return { turns: mine.length };
  // Deadlines are by the hours that somebody plays.
  const hours = await people.hoursOf([holder]);
  const rows = others.map((one) => hallRowOf(one, { holder, here: 0, now, hours }));
  const [first] = rows.toSorted(byTime);
  const waiting = others.length;
  return {
    turns: mine.length,
    ...(first ? { next: { table: first.id, game: first.game, waiting } } : {}),
  };
}

/** Games that are over: this holder's own and public ones, the latest first. */
export async function arrivalsFor(
  { store, arrived }: { store: Listing; arrived: Pick<Arrived, 'with'> },
  holder: string,
  wanted: { game?: string | undefined; name?: string | undefined },
  now: number,
): Promise<ArrivalsShown> {
  const [own, open] = await Promise.all([
    store.arrivals(MOST_FOUND + 1, { ...wanted, holder }),
    store.arrivals(MOST_FOUND + 1, wanted),
  ]);
  const all = [...new Map([...open, ...own].map((one) => [one.header.id, one])).values()];
  const found = all
    .toSorted((one, other) => other.touched - one.touched)
    .slice(0, MOST_FOUND)
    .map((one) => asRow(one, holder, now));
  const rows = await arrived.with(found);
  return all.length > rows.length ? { rows, more: true } : { rows };
}

/** This holder's own tables that wait for players, the latest first. */
export async function waitingOf(store: Listing, holder: string, now: number): Promise<HallRow[]> {
  const listed = await store.tablesOf(holder, MOST_OWN);
  return listed
    .toSorted((a, b) => b.touched - a.touched)
    .map((one) => asRow(one, holder, now))
    .filter(({ status, hosting }) => status === 'waiting' && hosting)
    .slice(0, MOST_WAITING);
}

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
