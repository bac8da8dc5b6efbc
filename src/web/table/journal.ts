import type { Eyes, Kind, Seat } from '#kernel/game.ts';
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

/** What the others did between this seat's last turn and now, or its turn that has begun. */
export function sinceTurnOf(journal: Journal, eyes: Eyes): Journal {
  if (eyes === 'watcher') return [];
  const isMine = ({ actor }: EntryShown): boolean => actor === eyes;
  const isTheirs = ({ actor }: EntryShown): boolean => actor !== eyes && actor !== 'chance';
  const last = journal.findLastIndex(isTheirs);
  if (last < 0) return [];
  const before = journal.slice(0, last).findLastIndex(isMine);
  const next = journal.findIndex((entry, i) => i > last && isMine(entry));
  const since = journal.slice(before + 1, next < 0 ? undefined : next);
  return since.slice(since.findIndex(isTheirs));
}

/** One sentence of the journal; `seq` is the entry after which the board can be seen. */
export type JournalLine = { key: string; seq: number; text: string };

/** The lines of one turn. */
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

/** A journal told as it grows: a turn that is over is told once, and stays the same object. */
export class Telling {
  readonly #teller: Teller;
  #told: Journal = [];
  #over: Turn[] = [];
  /** The turn that goes on. Given out as a copy when it has grown. */
  #now = turnFrom(0);

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  turns(journal: Journal): readonly Turn[] {
    const told = this.#told.length;
    // Entries are struck from the end alone: if the last one told still stands, so do all before it.
    const grown = told === 0 || journal[told - 1] === this.#told[told - 1];
    if (!grown) [this.#over, this.#now] = [[], turnFrom(0)];
    const fresh = journal.slice(grown ? told : 0);
    if (fresh.length > 0) this.#now = { ...this.#now, lines: [...this.#now.lines] };
    for (const entry of fresh) this.#tell(entry);
    this.#told = journal;
    return this.#now.lines.length > 0 ? [...this.#over, this.#now] : [...this.#over];
  }

  #tell({ seq, actor, events }: EntryShown): void {
    const { title, face, listener } = this.#teller;
    if (actor !== 'chance') {
      if (!face.turnOf && this.#now.seat !== undefined && this.#now.seat !== actor)
        this.#begin(seq);
      this.#now.seat ??= actor;
    }
    for (const [i, event] of events.entries()) {
      const turn = face.turnOf?.(event);
      if (turn !== undefined) this.#begin(seq, turn);
      const text = title.narrate(event, listener);
      if (text !== undefined) this.#now.lines.push({ key: `${seq}.${i}`, seq, text });
    }
  }

  #begin(seq: number, turn?: number): void {
    if (this.#now.lines.length > 0) this.#over.push(this.#now);
    this.#now = turnFrom(seq, turn);
  }
}

function turnFrom(seq: number, turn?: number): Turn {
  return { key: `${seq}`, turn, seat: undefined, lines: [] };
}

/** The sentences of these entries alone. */
export function sentencesOf(
  journal: Journal,
  title: Title<Kind>,
  listener: Listener,
): { seq: number; text: string }[] {
  return journal.flatMap(({ seq, events }) =>
    events.flatMap((event) => {
      const text = title.narrate(event, listener);
      return text === undefined ? [] : [{ seq, text }];
    }),
  );
}
