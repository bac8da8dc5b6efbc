import type { Seat } from './game.ts';
import type { Listener } from './title.ts';

/** Who did it: a name, or the person who is being told. */
export type Who = { you: boolean; name: string };

export function whoFor({ names, eyes }: Listener): (seat: Seat) => Who {
  return (seat) => ({ you: seat === eyes, name: names[seat] ?? `${seat + 1}` });
}
