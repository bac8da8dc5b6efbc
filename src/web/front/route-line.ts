/** The longest name that leaves room for where the ticket is issued. */
const LONGEST = 16;

/** The one line in capitals: where a ticket is issued, and for which game. */
export function routeLine(game: string): string {
  const name = game.toUpperCase();
  return name.length > LONGEST ? name : `ROTONDE – ${name}`;
}
