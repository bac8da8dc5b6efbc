import type { Table } from '#games/union-pacific/rules/model.ts';
import { type Viewer, whoIs } from '../viewer.ts';
import type { Ask } from '../words/words.ts';

/** What the game waits for. */
export function callOf(
  viewer: Viewer,
  { phase, players, turn }: Table,
  ask: Ask | undefined,
  inPencil: boolean,
): string {
  const {
    words: { call },
    names,
  } = viewer;
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
      return whoIs(viewer, turn).you ? call.yourTurn : call.turnOf(names[turn] ?? '');
  }
}
