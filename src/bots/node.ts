import type { Kind, Play, Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';

/** What tries have shown of one way to go on. */
export type Arm = {
  tried: number;
  /** How often it could have been tried: not every way is open in every imagined state. */
  seen: number;
  sum: number;
};

/** What chance did, and how often it came to that by itself. */
type Outcome = { action: unknown; key: string; drawn: number };

/** A moment: what each actor did there (`arms`), and what came of it, by what all of them did. */
export type Node = {
  visits: number;
  readonly arms: Map<string, Arm>;
  readonly next: Map<string, Node>;
  readonly outcomes: Outcome[];
};

export const newNode = (): Node => ({
  visits: 0,
  arms: new Map(),
  next: new Map(),
  outcomes: [],
});

export const armKey = (seat: Seat, key: string): string => `${seat} ${key}`;

/** How often a way was tried. */
export function triesOf({ arms }: Node, seat: Seat, key: string): number {
  return arms.get(armKey(seat, key))?.tried ?? 0;
}

export function armOf({ arms }: Node, key: string): Arm {
  let arm = arms.get(key);
  if (!arm) {
    arm = { tried: 0, seen: 0, sum: 0 };
    arms.set(key, arm);
  }
  return arm;
}

/**
 * Chance at this moment, in place: what is new to it, while there is width for it; then one of the outcomes that this state
 * allows, as often as they came. What followed is kept under the key of the outcome.
 */
export function draw<K extends Kind>(
  play: Play<K>,
  { outcomes }: Node,
  state: State<K>,
  width: number,
  rng: Rng,
): string {
  const open =
    outcomes.length < width
      ? []
      : outcomes.filter(({ action }) => play.checkChance(state, action) === undefined);
  const again = open.length > 0 ? drawnAgain(open, rng) : undefined;
  const action = again ? again.action : play.chance(state, rng);
  const key = again ? again.key : JSON.stringify(action);
  if (!again) {
    const known = outcomes.find((outcome) => outcome.key === key);
    if (known) known.drawn++;
    else outcomes.push({ action, key, drawn: 1 });
  }
  play.apply(state, 'chance', action);
  return key;
}

function drawnAgain(open: Node['outcomes'], rng: Rng): Outcome | undefined {
  let nth = rng.below(open.reduce((sum, { drawn }) => sum + drawn, 0));
  return open.find(({ drawn }) => {
    nth -= drawn;
    return nth < 0;
  });
}
