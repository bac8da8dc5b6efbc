/** The one line in capitals: where a ticket is issued, and for which game. */
export function routeLine(game: string): string {
  return `ROTONDE – ${game.toUpperCase()}`;
}
