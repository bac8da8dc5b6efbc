import type { Actor, Eyes, Kind, Seat } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { Face } from '#ui/face.ts';

/** Entries in force, oldest first, up to the last one. */
export type Journal = readonly EntryShown[];

/** A journal that may not be whole. `rest`: the entry in force before it begins; 0: there is none. */
export type Known = { journal: Journal; rest: number };

/** The journal after these entries: an undo strikes what came after the one it names, and leaves no line itself. */
export function enter({ journal, rest }: Known, entries: readonly EntryShown[]): Known {
  let force = [...journal];
  let before = rest;
  for (const entry of entries) {
    const { undo } = entry;
    if (undo === undefined) force.push(entry);
    else {
      force = force.filter(({ seq }) => seq <= undo);
      before = Math.min(before, undo);
    }
  }
  return { journal: force, rest: before };
}

/** A page of the past, with all that was known before it, if the two meet. */
export function joined(
  known: Known | undefined,
  { past, rest }: { past: Journal; rest: number },
): Known {
  const seam = known?.journal.findIndex(({ seq }) => seq === rest) ?? -1;
  if (!known || seam < 0) return { journal: past, rest };
  return { journal: [...known.journal.slice(0, seam + 1), ...past], rest: known.rest };
}

/** One decision of this seat back. `free`: nobody need be asked. Nothing: it has decided nothing yet. */
export function undoTarget(
  { journal, rest }: Known,
  seat: Seat,
  floor: number,
): { to: number; free: boolean } | undefined {
  const last = journal.findLastIndex(({ actor }) => actor === seat);
  if (last < 0) return undefined;
  const to = journal[last - 1]?.seq ?? rest;
  return { to, free: to >= floor };
}

/** Did this entry of chance bring something to others or to the whole table: income for all, a deck that ran out? */
export type Befell = (entry: EntryShown) => boolean;

const nothingBefell: Befell = () => false;

/**
 * What the others did between this seat's last turn and now, or its turn that has begun, with what befell the table. Once the
 * game is over, all that came after what the others did last.
 */
export function sinceTurnOf(
  journal: Journal,
  eyes: Eyes,
  befell: Befell = nothingBefell,
  over = false,
): Journal {
  if (eyes === 'watcher') return [];
  const isMine = ({ actor }: EntryShown): boolean => actor === eyes;
  const isTheirs = ({ actor }: EntryShown): boolean => actor !== eyes && actor !== 'chance';
  const isNews = isNewsTo(eyes, befell);
  const last = journal.findLastIndex(over ? isTheirs : isNews);
  if (last < 0) return over ? fromNews(journal, isNews) : [];
  const before = journal.slice(0, last).findLastIndex(isMine);
  const next = over ? -1 : journal.findIndex((entry, i) => i > last && isMine(entry));
  return fromNews(journal.slice(before + 1, next < 0 ? undefined : next), isNews);
}

/** What others did, or what befell the table. All else that chance does belongs to whoever acted before it. */
export const isNewsTo =
  (eyes: Eyes, befell: Befell): Befell =>
  (entry) =>
    entry.actor === 'chance' ? befell(entry) : entry.actor !== eyes;

export function fromNews(entries: Journal, isNews: Befell): Journal {
  const first = entries.findIndex(isNews);
  return first < 0 ? [] : entries.slice(first);
}

/** One sentence of the journal; `seq` is the entry after which the board can be seen, that of its last event. */
export type JournalLine = { key: string; seq: number; text: string };

/** The lines of one turn. A numbered turn in which several act is nobody's: it has no seat. */
export type Turn = {
  key: string;
  turn: number | undefined;
  seat: Seat | undefined;
  lines: JournalLine[];
};

type Teller = { title: Title<Kind>; face: Pick<Face<Kind>, 'turnOf'>; listener: Listener };

/** The journal in sentences, oldest turn first. A turn in which nothing was told is left out. */
export function turnsOf(journal: Journal, teller: Teller): readonly Turn[] {
  return new Telling(teller).turns(journal);
}

/** An event, the entry it came by, and which of its events it is. */
type Told = { seq: number; nth: number; event: unknown };

/** Without an actor: a turn has begun, and what chance did for it belongs to whoever acts in it. */
type RunTold = { actor: Actor | undefined; from: number; events: Told[] };

/** A journal told as it grows: a turn that is over is told once, and stays the same object. */
export class Telling {
  readonly #teller: Teller;
  #told: Journal = [];
  #over: Turn[] = [];
  /** The turn that goes on. Given out as a copy when it has grown. */
  #now = turnFrom(0);
  /** Several have acted in it. */
  #isShared = false;
  /** What one actor does in a row, with what chance makes of it: told anew as it grows, from its first line on. */
  #run: RunTold = runFrom('chance', 0);

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  turns(journal: Journal): readonly Turn[] {
    const told = this.#told.length;
    // Entries are struck from the end alone: if the last one told still stands, so do all before it.
    const grown = told === 0 || journal[told - 1] === this.#told[told - 1];
    if (!grown) {
      [this.#over, this.#now] = [[], turnFrom(0)];
      this.#isShared = false;
      this.#run = runFrom('chance', 0);
    }
    const fresh = journal.slice(grown ? told : 0);
    if (fresh.length > 0) {
      this.#now = { ...this.#now, lines: [...this.#now.lines] };
      for (const entry of fresh) this.#enter(entry);
      this.#tellRun();
    }
    this.#told = journal;
    return this.#now.lines.length > 0 ? [...this.#over, this.#now] : [...this.#over];
  }

  #enter({ seq, actor, events }: EntryShown): void {
    const { face, listener } = this.#teller;
    if (actor !== 'chance') {
      if (!face.turnOf && this.#now.seat !== undefined && this.#now.seat !== actor)
        this.#begin(seq);
      if (events.length > 0 || this.#now.seat === undefined) this.#act(actor);
      if (this.#run.actor === undefined) this.#run.actor = actor;
      else if (this.#run.actor !== actor) this.#next(actor);
    }
    for (const [nth, event] of events.entries()) {
      const turn = face.turnOf?.(event, listener.names.length);
      if (turn !== undefined) this.#begin(seq, turn);
      this.#run.events.push({ seq, nth, event });
    }
  }

  #act(actor: Seat): void {
    const { seat = actor } = this.#now;
    this.#isShared ||= this.#now.turn !== 0 && seat !== actor;
    this.#now.seat = this.#isShared ? undefined : seat;
  }

  #begin(seq: number, turn?: number): void {
    this.#tellRun();
    if (this.#now.lines.length > 0) this.#over.push(this.#now);
    this.#now = turnFrom(seq, turn);
    this.#isShared = false;
    this.#run = runFrom(undefined, 0);
  }

  /** Another one acts. */
  #next(actor: Seat): void {
    this.#tellRun();
    this.#run = runFrom(actor, this.#now.lines.length);
  }

  #tellRun(): void {
    const { from, events } = this.#run;
    const lines = linesOf(events, this.#teller.title, this.#teller.listener);
    this.#now.lines.splice(from, Number.POSITIVE_INFINITY, ...lines);
  }
}

function turnFrom(seq: number, turn?: number): Turn {
  return { key: `${seq}`, turn, seat: undefined, lines: [] };
}

function runFrom(actor: Actor | undefined, from: number): RunTold {
  return { actor, from, events: [] };
}

/** The sentences of one run. A line keeps its name while it grows. */
function linesOf(run: readonly Told[], title: Title<Kind>, listener: Listener): JournalLine[] {
  const events = run.map(({ event }) => event);
  return narrated(events, title, listener).flatMap(({ text, upTo }, i) => {
    const last = run[upTo];
    return last ? [{ key: `${run[0]?.seq}.${run[0]?.nth} ${i}`, seq: last.seq, text }] : [];
  });
}

/** What one actor did in a row, in sentences: as the game groups it, else one for each event. */
export function narrated(
  events: readonly unknown[],
  title: Title<Kind>,
  listener: Listener,
): readonly { text: string; upTo: number }[] {
  if (title.narrateRun) return title.narrateRun(events, listener);
  return events.flatMap((event, upTo) => {
    const text = title.narrate(event, listener);
    return text === undefined ? [] : [{ text, upTo }];
  });
}

/** The sentences of these entries alone, each run of one actor for itself. */
export function sentencesOf(
  journal: Journal,
  title: Title<Kind>,
  listener: Listener,
): { seq: number; text: string }[] {
  return runsOf(journal).flatMap(({ entries }) => {
    const run = entries.flatMap(({ seq, events }) =>
      events.map((event, nth) => ({ seq, nth, event })),
    );
    return linesOf(run, title, listener).map(({ seq, text }) => ({ seq, text }));
  });
}

/** What one actor did in a row, with what chance made of it. Chance alone has no seat. */
export type Run = { seat: Seat | undefined; entries: EntryShown[] };

export function runsOf(journal: Journal): Run[] {
  const runs: Run[] = [];
  for (const entry of journal) {
    const last = runs.at(-1);
    const seat = entry.actor === 'chance' ? last?.seat : entry.actor;
    if (last && last.seat === seat) last.entries.push(entry);
    else runs.push({ seat, entries: [entry] });
  }
  return runs;
}

/** What is told of an entry, last. */
export function sentenceAt(turns: readonly Turn[], at: number): string {
  return turns.flatMap(({ lines }) => lines).findLast(({ seq }) => seq === at)?.text ?? '';
}
