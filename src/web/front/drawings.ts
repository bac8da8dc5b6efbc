import type { Door } from '#ui/door.ts';

const drawings = import.meta.glob<Door>('../../games/*/face/door.tsx', {
  eager: true,
  import: 'door',
});

/** What a game has drawn for its door. */
export function drawingOf(game: string): Door | undefined {
  return drawings[`../../games/${game}/face/door.tsx`];
}
