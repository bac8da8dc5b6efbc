import type { Table } from '#games/union-pacific/rules/model.ts';
import type { Viewer } from '../viewer.ts';
import type { Ask } from '../words/words.ts';

/** What the game waits for. */
export function callOf(
  { words: { call }, names }: Viewer,
  { phase, players, turn }: Table,
  ask: Ask | undefined,
  inPencil: boolean,
): string {
  if (ask !== undefined) return inPencil ? call.inPencil[ask] : call.yours[ask];
  switch (phase) {
    case 'over':
      return call.over;
    case 'open': {
      const late = players.flatMap(({ chosen }, seat) => (chosen ? [] : [names[seat] ?? '']));
      return late.length === 0 ? call.house : call.waits(late);
    }
    case 'deal':
    case 'reveal':
    case 'display':
      return call.house;
    default:
      return call.turnOf(names[turn] ?? '');
  }
}
