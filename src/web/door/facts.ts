import type { Facts } from '#ui/game-pictures.ts';

const all = import.meta.glob<Facts>('../../games/*/face/facts.ts', {
  eager: true,
  import: 'facts',
});

/** What a game says at its door; nothing: it says no more than its line in the catalogue. */
export function factsOf(game: string): Facts | undefined {
  return all[`../../games/${game}/face/facts.ts`];
}
