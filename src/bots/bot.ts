import type { Kind, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';

/** A computer player. It is given what its seat may know and nothing else. */
export interface Bot<K extends Kind> {
  readonly name: string;

  /** One of the seat's choices. Called only when the seat must act. Keeps nothing between calls. */
  decide(table: K['table'], own: K['own'], seat: Seat, rng: Rng): K['action'];
}
