import type { Actor, Eyes, Kind, Seat } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { Face, Strip } from '#ui/face.ts';
import {
  type Befell,
  fromNews,
  isNewsTo,
  type Journal,
  runsOf,
  sentencesOf,
  sinceTurnOf,
} from '../journal.ts';
import type { AnyView } from '../play/stage.ts';

/** What the digest tells of: what happened since one's turn, or what happens now, while others play. */
export type Span = { is: 'since' | 'now'; entries: Journal };

/** What these eyes may do: play, wait for others, or only look back. */
export type Course = 'to-act' | 'waiting' | 'over';

/** Who watches sees the last round of everybody. */
export function spanOf(journal: Journal, eyes: Eyes, course: Course, befell: Befell): Span {
  if (eyes === 'watcher') return { is: 'now', entries: lastRoundOf(journal) };
  if (course !== 'waiting')
    return { is: 'since', entries: sinceTurnOf(journal, eyes, befell, course === 'over') };
  const mine = journal.findLastIndex(({ actor }) => actor === eyes);
  return { is: 'now', entries: fromNews(journal.slice(mine + 1), isNewsTo(eyes, befell)) };
}

/**
 * Who acts on what is shown: who did what is told next, else who is to act; nobody when the game is over. What chance does is
 * somebody's: of whoever acted last.
 */
export function actorsShown(
  all: Journal,
  told: Journal,
  toAct: readonly Actor[],
): readonly Actor[] {
  const next = all.slice(told.length, told.length + 1);
  const byChance = toAct.length > 0 && toAct.every((actor) => actor === 'chance');
  if (next.length === 0 && !byChance) return toAct;
  const doer = [...next, ...told.toReversed()].find(({ actor }) => actor !== 'chance');
  return doer ? [doer.actor] : toAct;
}

/** Back to where somebody acts who has acted again since. */
function lastRoundOf(journal: Journal): Journal {
  const seen = new Set<Seat>();
  const round: EntryShown[][] = [];
  for (const { seat, entries } of runsOf(journal).toReversed()) {
    if (seat === undefined || seen.has(seat)) break;
    seen.add(seat);
    round.unshift(entries);
  }
  return round.flat();
}

/** Where a sign still stands first in the digest: from one's last turn on, with what it brought about itself. */
export function entriesWithSigns(journal: Journal, eyes: Eyes, { entries }: Span): Journal {
  const first = entries[0]?.seq ?? Number.POSITIVE_INFINITY;
  const isBefore = ({ actor, seq }: EntryShown): boolean => actor === eyes && seq < first;
  const from = journal.findLastIndex(isBefore);
  if (from >= 0) return journal.slice(from);
  return journal.slice(
    Math.max(
      0,
      journal.findIndex(({ seq }) => seq === first),
    ),
  );
}

/** One line of the digest as it stands there. Without a strip nothing of this seat is told; `quiet` says why. */
export type DigestLine = { key: string; seat: Seat | undefined } & (
  | { strip: Strip<unknown>; quiet?: never }
  | { strip?: never; quiet: Quiet }
);

/** `acts`: it is their turn; `away`: and they are not there. `next`: they have not acted yet. `nothing`: what they did is not worth a line. */
export type Quiet = 'acts' | 'away' | 'next' | 'nothing';

type Telling = { title: Title<Kind>; face: Face<Kind>; seen: AnyView; listener: Listener };

/** What mattered in these entries: as the game says it, else the sentences of the journal, one strip for each seat. */
export function stripsOf(entries: Journal, telling: Telling): readonly Strip<unknown>[] {
  const { title, face, seen, listener } = telling;
  if (entries.length === 0) return [];
  return face.digest?.(entries, seen, listener) ?? toldOf(entries, title, listener);
}

/** What chance does for whoever has just acted is theirs; what it does to the others or to everybody has a strip of its own. */
export const befellBy =
  (telling: Telling, eyes: Eyes): Befell =>
  (entry) =>
    telling.face.digest !== undefined &&
    stripsOf([entry], telling).some(({ seat, about }) => seat !== eyes && about.length > 0);

function toldOf(entries: Journal, title: Title<Kind>, listener: Listener): Strip<unknown>[] {
  const bySeat = Map.groupBy(runsOf(entries), ({ seat }) => seat);
  return [...bySeat].flatMap(([seat, runs]) => {
    const about = runs.flatMap((run) => run.entries.flatMap(({ events }) => events));
    const sentences = runs.flatMap((run) => sentencesOf(run.entries, title, listener));
    const name = seat === undefined ? '' : (listener.names[seat] ?? '');
    const text = joined([...new Set(sentences.map((one) => one.text))], name);
    return text === '' ? [] : [{ ...(seat === undefined ? {} : { seat }), text, about }];
  });
}

/** One line of several sentences: who did it is said once. A line breaks before the point between them, not after it. */
function joined(sentences: readonly string[], name: string): string {
  return sentences
    .map((sentence, i) => (i === 0 ? sentence : withoutName(sentence, name)).replace(/\.$/, ''))
    .join(' ·\u00a0');
}

/** What has come about and has a sign stands first; once, if the game's digest tells of it as well. */
export function withSigns(
  strips: readonly Strip<unknown>[],
  signs: readonly Strip<unknown>[],
): readonly Strip<unknown>[] {
  const told = new Set(strips.filter(({ seat }) => seat === undefined).flatMap((s) => s.about));
  return [...signs.filter(({ about }) => !about.some((event) => told.has(event))), ...strips];
}

type Table = {
  eyes: Eyes;
  seats: number;
  actors: readonly unknown[];
  /** Who is not at the table. */
  away?: readonly Seat[];
  span: Span;
};

/** What befell the table first, then each rival in the order of play from one's own seat on, whoever has done nothing too. */
export function linesOf(strips: readonly Strip<unknown>[], table: Table): DigestLine[] {
  const { eyes, seats, actors, away = [], span } = table;
  const from = eyes === 'watcher' ? 0 : eyes;
  const order = Array.from({ length: seats }, (_, i) => (from + i) % seats);
  const lineOf = (strip: Strip<unknown>, i: number): DigestLine => ({
    key: `${strip.seat ?? 'table'} ${i}`,
    seat: strip.seat,
    strip,
  });
  const everybodys = strips.filter(({ seat }) => seat === undefined).map(lineOf);
  const acted = new Set(span.entries.map(({ actor }) => actor));
  const quietOf = (seat: Seat): Quiet => {
    if (actors.includes(seat)) return 'acts';
    return acted.has(seat) ? 'nothing' : 'next';
  };
  const seated = order.flatMap((seat): DigestLine[] => {
    // That everybody waits matters more than what they did before.
    if (away.includes(seat) && actors.includes(seat) && seat !== eyes)
      return [{ key: `${seat} 0`, seat, quiet: 'away' }];
    const own = strips.filter((strip) => strip.seat === seat).map(lineOf);
    if (own.length > 0 || seat === eyes) return own;
    // Nobody acts any more, the game is over: whose turn did not come again has nothing to be told of.
    if (actors.length === 0 && !acted.has(seat)) return [];
    return [{ key: `${seat} 0`, seat, quiet: quietOf(seat) }];
  });
  return [...everybodys, ...seated];
}

/** A line without the name it begins with, where there is only room for a badge. */
export function withoutName(text: string, name: string): string {
  const named = [`**${name}**`, name].find((start) => text.startsWith(`${start} `));
  return named === undefined ? text : text.slice(named.length + 1);
}

/** Minutes and seconds: "0:14". What is shorter than a second is still a film. */
export function lengthWritten(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}
