import type { SoundName } from '#ui/sound/sounds.ts';

/** As much of a table as is heard: whether it is one's turn, one's last entry, whether the game is over. */
export type Heard = { yourTurn: boolean; laid: number; over: boolean };

/** What is heard when a table that stood so stands otherwise. One sound at a time, and the one that says most. */
export function soundOf(before: Heard, now: Heard): SoundName | undefined {
  if (now.over) return before.over ? undefined : 'end';
  if (now.yourTurn && !before.yourTurn) return 'turn';
  return now.laid > before.laid ? 'laid' : undefined;
}
