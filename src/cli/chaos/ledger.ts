import type { Eyes, Kind, View } from '#kernel/game.ts';
import type { GameRecord } from '#kernel/record.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { Ended } from '#tables/beside.ts';
import { valueSum } from '#tables/value-sum.ts';
import type { Counts, Faults } from './counts.ts';
import { PlayedFor } from './played-for.ts';
import { TalkLedger } from './talk-ledger.ts';

/** A request that can make an entry, and what became of it. */
export type Asked = {
  seat: number;
  after: number;
  /** Of an `act`; an undo has none. */
  actions: readonly unknown[] | undefined;
  /** The entry that was acknowledged. */
  done?: number;
  refused?: string;
};

type Seen = { counts: Counts; faults: Faults };

/**
 * What the house has told of one table, to all its clients together. Whoever is told something that another, with the
 * same eyes, was told otherwise has found a fault at once; what all were told is held to the log at the end.
 */
export class TableLedger {
  readonly id: string;
  readonly game: string;
  readonly asked = new Map<string, Asked>();
  /** When seats may have entries that nobody asked for. */
  readonly played = new PlayedFor();
  /** By whom each seat is held, as they were told: the mark of their secret. */
  readonly sat = new Map<number, string>();
  /** Wishes to go back, by the request that made them: whose consent they take, and who was told that theirs is taken. */
  readonly consents = new Map<string, { of: readonly number[]; yes: Set<number> }>();
  /** Sums of entries as these eyes were shown them. */
  readonly entries = new Map<Eyes, Map<number, number>>();
  /** Sums of what lay open after an entry: the same for all eyes; and of what was these eyes' own. */
  readonly tables = new Map<number, number>();
  readonly owns = new Map<Eyes, Map<number, number>>();
  readonly talk = new TalkLedger((kind, what) => this.fault(kind, what));
  /** Requests that were made by a link in a letter, and whether the house has said that they are done. */
  readonly links = new Map<string, boolean>();
  /** Who has resigned, and the last entry before they were told so. */
  readonly resigned = new Map<number, number>();
  /** How the game ended, if not by its rules. */
  ended: Ended | undefined;
  /** Where all go on. */
  next: string | undefined;
  /** Everybody may find it in the hall. */
  isPublic = false;
  /** Everybody has left before the end. */
  isCutShort = false;
  /** As a page puts it together when the game is over. */
  record: GameRecord<unknown> | undefined;
  /** The last entry that anybody was shown. */
  seq = 0;
  readonly counts: Counts;
  readonly #faults: Faults;

  constructor(id: string, game: string, { counts, faults }: Seen) {
    this.counts = counts;
    this.id = id;
    this.game = game;
    this.#faults = faults;
  }

  readonly fault = (kind: string, what: string): void =>
    this.#faults.add(kind, `${this.game} ${this.id}`, what);

  /** Somebody was told that they have this seat. */
  sits(seat: number, holder: string, name: string): void {
    const before = this.sat.get(seat);
    if (before !== undefined && before !== holder)
      this.fault('two in a seat', `${name} was given seat ${seat}, which another has`);
    this.sat.set(seat, holder);
  }

  /** Somebody was told that the game was not played out. */
  endedBy(ended: Ended): void {
    this.ended ??= ended;
    if (this.ended.why !== ended.why || this.ended.at !== ended.at)
      this.fault('two ends', `${this.ended.why} at ${this.ended.at}, ${ended.why} at ${ended.at}`);
  }

  shown(eyes: Eyes, entry: EntryShown, by: string): void {
    if (entry.seq > this.seq) this.seq = entry.seq;
    const sum = entrySum(entry);
    const before = noted(mapOf(this.entries, eyes), entry.seq, sum);
    if (before !== sum) {
      this.fault('two entries', `${by} was shown another entry ${entry.seq} than others before`);
    }
  }

  /** What these eyes see after an entry. */
  seen(eyes: Eyes, seq: number, { table, own }: View<Kind>, by: string): void {
    const sum = valueSum(table);
    if (noted(this.tables, seq, sum) !== sum)
      this.fault('two tables', `${by} sees another table after entry ${seq} than others`);
    if (eyes === 'watcher') return;
    const mine = valueSum(own);
    if (noted(mapOf(this.owns, eyes), seq, mine) !== mine)
      this.fault(
        'two hands',
        `${by} knows other things after entry ${seq} than others with these eyes`,
      );
  }

  /** A request was answered `done`; sent twice, it must be answered alike. */
  acknowledged(id: string, seq: number): void {
    const asked = this.asked.get(id);
    if (!asked) return;
    if (asked.done !== undefined && asked.done !== seq)
      this.fault('two answers', `request ${id} was entry ${asked.done} and then ${seq}`);
    asked.done = seq;
  }
}

export function entrySum({ actor, events, undo }: Omit<EntryShown, 'seq'>): number {
  return valueSum([actor, events, undo ?? null]);
}

function mapOf(maps: Map<Eyes, Map<number, number>>, eyes: Eyes): Map<number, number> {
  const map = maps.get(eyes) ?? new Map<number, number>();
  maps.set(eyes, map);
  return map;
}

/** What was noted first. */
function noted(sums: Map<number, number>, seq: number, sum: number): number {
  const before = sums.get(seq);
  if (before === undefined) sums.set(seq, sum);
  return before ?? sum;
}
