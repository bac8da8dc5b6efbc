import type { Actor, Refusal, Seat } from './game.ts';

/** One line of the log. The log is the game: everything else is computed from it. */
export type Entry<A> = {
  /** 1, 2, 3 … without a gap. */
  seq: number;
  actor: Actor;
  action: A | Undo;
  /** Milliseconds since 1970, by the clock of whoever keeps the log. Never read by the rules. */
  at: number;
};

/** Takes the game back to where it stood after entry `undo`. Struck entries stay in the log, out of force. */
export type Undo = {
  undo: number;
  /** The seats that agreed to it. Not needed within what is free. */
  agreed?: readonly Seat[];
};

/** An entry that is in force and therefore not an undo. */
export type Played<A> = Entry<A> & { action: A };

export function isUndo(action: unknown): action is Undo {
  return typeof action === 'object' && action !== null && 'undo' in action;
}

function isPlayed<A>(entry: Entry<A>): entry is Played<A> {
  return !isUndo(entry.action);
}

/** The entries in force: those that no later undo struck. */
export function standing<A>(log: readonly Entry<A>[]): Played<A>[] {
  const force: Played<A>[] = [];
  for (const entry of log) {
    if (isPlayed(entry)) force.push(entry);
    else strike(force, (entry.action as Undo).undo);
  }
  return force;
}

/** Takes out of force, in place, what came after entry `to`. */
export function strike<A>(force: Played<A>[], to: number): void {
  while (force.length > 0 && (force.at(-1) as Played<A>).seq > to) force.pop();
}

/**
 * How far back this seat may go without asking: to after the last reveal. A reveal is an entry of chance, or
 * another seat's decision; a seat's own action reveals nothing (law 10 of the testkit). A final action binds like one.
 */
export function undoFloor<A>(
  force: readonly Played<A>[],
  seat: Seat,
  isFinal?: (action: A) => boolean,
): number {
  for (let i = force.length - 1; i >= 0; i--) {
    const entry = force[i] as Played<A>;
    if (entry.actor !== seat || isFinal?.(entry.action)) return entry.seq;
  }
  return 0;
}

/**
 * H.1, H.2: whose consent this seat needs to strike these entries. Of its own: nobody's. Of others too: theirs. Beyond an entry
 * of chance, or a final choice, somebody may have learnt what they would not have known: everybody else's.
 */
export function concernedBy<A>(
  struck: readonly Played<A>[],
  seats: number,
  seat: Seat,
  isFinal?: (action: A) => boolean,
): Seat[] {
  const reveals = struck.some(({ actor, action }) => actor === 'chance' || isFinal?.(action));
  const all = Array.from({ length: seats }, (_, other) => other);
  return all.filter(
    (other) => other !== seat && (reveals || struck.some(({ actor }) => actor === other)),
  );
}

/** May this seat undo so, `over` telling whether the game has ended? `force` is the log's standing entries. */
export function checkUndo<A>(
  force: readonly Played<A>[],
  seats: number,
  seat: Seat,
  action: Undo,
  over: boolean,
  isFinal?: (action: A) => boolean,
): Refusal | undefined {
  const last = force.at(-1)?.seq ?? 0;
  const inForce = action.undo === 0 || force.some((entry) => entry.seq === action.undo);
  const struck = force.filter((entry) => entry.seq > action.undo);
  const of = concernedBy(struck, seats, seat, isFinal);
  return judgeUndo({ last, inForce, of, over }, action);
}

/**
 * What an undo is judged by: the last entry in force, whether the one it names is (0, the beginning, always is), and whose
 * consent it takes.
 */
export type UndoGrounds = { last: number; inForce: boolean; of: readonly Seat[]; over: boolean };

/** The judge of undos, for whoever knows the grounds without holding the whole log. */
export function judgeUndo(
  { last, inForce, of, over }: UndoGrounds,
  action: Undo,
): Refusal | undefined {
  if (over) return { rule: 'H.4' };
  if (!inForce || action.undo >= last) return { rule: 'H.3', params: { entry: action.undo } };
  return of.every((seat) => action.agreed?.includes(seat)) ? undefined : { rule: 'H.2' };
}
