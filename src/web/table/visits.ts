import type { Language } from '#kernel/game.ts';
import type { Status } from '#protocol/to-client.ts';
import { remembered } from '#ui/remembered.ts';

/** An online table this guest has been to. */
export type Visit = {
  id: string;
  game: string;
  /** Who sits there. A bot is named by its id, an open seat is left out. */
  seats: readonly { name: string; bot?: string }[];
  status: Status;
  yourTurn: boolean;
  at: number;
  /** In the languages it was seen in. */
  detail?: Readonly<Partial<Record<Language, string>>>;
  /** Once the game is over: the seats that won. */
  won?: readonly number[];
  /** As it was first shown. What is checked at the end is checked against this one. */
  commitment: string;
};

const MOST = 24;

const visits = remembered<readonly Visit[]>('rotonde.visits', (stored) =>
  Array.isArray(stored) ? stored.filter(isVisit) : [],
);

export function onlineVisits(): readonly Visit[] {
  return visits.get();
}

/** Remembers how this table stood. The commitment that was seen first stays. */
export function noteVisit(visit: Visit): void {
  const others = visits.get().filter(({ id }) => id !== visit.id);
  const commitment = firstCommitment(visit.id) ?? visit.commitment;
  visits.set([{ ...visit, commitment }, ...others].slice(0, MOST));
}

/** What chance was bound to when this browser first saw the table. */
export function firstCommitment(id: string): string | undefined {
  return visits.get().find((visit) => visit.id === id)?.commitment;
}

export function forgetVisit(id: string): void {
  visits.set(visits.get().filter((visit) => visit.id !== id));
}

function isVisit(raw: unknown): raw is Visit {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, game, seats, status, at, commitment } = raw as Record<string, unknown>;
  const texts = [id, game, status, commitment].every((field) => typeof field === 'string');
  return texts && Array.isArray(seats) && typeof at === 'number';
}
