import type { Kind, Language, Seat } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';
import { isToMove } from '#protocol/http/notice-kinds.ts';
import type { SinceTurn } from '#tables/since-turn.ts';
import type { Tables } from '#tables/tables.ts';
import type { Item, ItemsHost } from './items.ts';

/** One line of what others did. Without a seat: what befell the table, or what several did, each with their name. */
export type SinceLine = { seat?: Seat; name?: string; text: string };

/** `headline`: what has happened, last of what matters. */
export type Since = { headline?: string; lines: readonly SinceLine[] };

export type SinceHost = ItemsHost & { tables: Pick<Tables, 'withStanding'> };

/** What has happened at a table since somebody's turn there, if it is their turn now. */
export async function sinceAt(
  { store, tables, titleOf }: SinceHost,
  { table, kind, seat }: Pick<Item, 'table' | 'kind' | 'seat'>,
  language: Language,
): Promise<Since | undefined> {
  if (!isToMove(kind) || seat === undefined) return undefined;
  const header = (await store.load(table))?.header;
  const title = header && (await titleOf(header.game, header.rules));
  // A table of other rules is told of without its news.
  const since = await tables
    .withStanding(table, (one) => one.sinceTurn(seat))
    .catch(() => undefined);
  return title && since ? sinceTold(since, title, language) : undefined;
}

type Sentence = { seat: Seat; at: number; weight: number; text: string };

const MOST_LINES = 3;

/** So much one line tells of one seat. */
const MOST_SENTENCES = 2;

/** A longer sentence is no title, and not one of several on a line: its first part is. */
const LONGEST = 80;

/**
 * The sentences of the journal, three lines at most: what befell the table, if there is room for it; a line for each who did
 * something, those first who did what matters, then the latest. Who has no line any more shares the last one.
 */
export function sinceTold(
  since: Pick<SinceTurn, 'entries' | 'names' | 'eyes'>,
  title: Pick<Title<Kind>, 'narrate' | 'narrateRun'>,
  language: Language,
): Since {
  const listener: Listener = { language, names: since.names, eyes: since.eyes };
  const all = sentencesOf(since, title, listener);
  const doers = new Set(all.map(({ seat }) => seat)).size;
  const isBefallen = ({ weight }: Sentence): boolean =>
    doers < MOST_LINES && weight === MATTERS - 1;
  const befallen = all.filter(isBefallen).at(-1);
  const sentences = all.filter((one) => !isBefallen(one));
  const bySeat = [...Map.groupBy(sentences, ({ seat }) => seat).values()]
    .map((told) => chosen(told))
    .toSorted((a, b) => worth(b) - worth(a) || latest(b) - latest(a));
  const isAll = bySeat.length <= MOST_LINES;
  const alone = isAll ? bySeat : bySeat.slice(0, MOST_LINES - 1);
  const shared = isAll ? [] : bySeat.slice(MOST_LINES - 1).toReversed();
  const lines = alone.map((told): SinceLine => lineOf(told, since.names));
  if (befallen) lines.unshift({ text: plain(befallen.text) });
  if (shared.length > 0) {
    lines.push({ text: shared.map((told) => short(best(told)[0]?.text ?? '')).join(' · ') });
  }
  const top = sentences.findLast(({ weight }) => weight >= MATTERS);
  const headline = short(top?.text ?? '');
  return headline === '' || headline.length > LONGEST ? { lines } : { headline, lines };
}

const MATTERS = 3;

/** What one did in a row, with what chance made of it, is told together. */
function sentencesOf(
  { entries, names }: Pick<SinceTurn, 'entries' | 'names'>,
  title: Pick<Title<Kind>, 'narrate' | 'narrateRun'>,
  listener: Listener,
): Sentence[] {
  const runs: { seat: Seat; events: unknown[] }[] = [];
  for (const { actor, events } of entries) {
    const last = runs.at(-1);
    if (last && (actor === 'chance' || actor === last.seat)) last.events.push(...events);
    else if (actor !== 'chance') runs.push({ seat: actor, events: [...events] });
  }
  let at = 0;
  return runs.flatMap(({ seat, events }) => {
    const told =
      title.narrateRun?.(events, listener).map(({ text }) => text) ??
      events.flatMap((event) => title.narrate(event, listener) ?? []);
    return told.map((text) => ({ seat, at: at++, weight: weightOf(text, names[seat]), text }));
  });
}

/** The games set in bold what matters. A deed of one's own comes before what befell the table. */
function weightOf(text: string, name = ''): number {
  const isDeed = withoutName(text, name) !== undefined;
  if (text.includes('**')) return isDeed ? MATTERS : MATTERS - 1;
  return isDeed ? 1 : 0;
}

const worth = (told: readonly Sentence[]): number =>
  Math.max(...told.map(({ weight }) => Number(weight >= MATTERS - 1)));
const latest = (told: readonly Sentence[]): number => told.at(-1)?.at ?? 0;

const best = (told: readonly Sentence[]): Sentence[] =>
  told.toSorted((a, b) => b.weight - a.weight || b.at - a.at);

/** What matters most of one seat, in the order in which it happened. */
function chosen(all: readonly Sentence[]): Sentence[] {
  const once = all.filter(({ text }, i) => all.findLastIndex((one) => one.text === text) === i);
  const first = best(once);
  const least = Math.min(first[0]?.weight ?? 0, MATTERS - 1);
  return first
    .filter(({ weight }) => weight >= least)
    .slice(0, MOST_SENTENCES)
    .toSorted((a, b) => a.at - b.at);
}

function lineOf(told: readonly Sentence[], names: readonly string[]): SinceLine {
  const seat = told[0]?.seat ?? 0;
  const name = names[seat] ?? '';
  const parts = told.map(({ text }) => withoutName(text, name));
  // Where the first is nobody's deed, the name stands before it all the same: it was their turn.
  const rest = parts.map((part, i) => plain(part ?? told[i]?.text ?? '')).join(' · ');
  return parts[0] === undefined ? { seat, text: rest } : { seat, name, text: rest };
}

/** Nothing: the sentence does not begin with this name. */
function withoutName(text: string, name: string): string | undefined {
  const begin = [`**${name}** `, `${name} `].find((one) => name !== '' && text.startsWith(one));
  return begin === undefined ? undefined : text.slice(begin.length);
}

function short(text: string): string {
  const whole = plain(text);
  return whole.length <= LONGEST ? whole : `${whole.split(/ \(|, |\s?:\s/u)[0]}…`;
}

const plain = (text: string): string => text.replaceAll('**', '').replace(/\.$/, '');
