import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Ask } from '../handling/held.ts';
import { type Viewer, whoIs } from '../viewer.ts';

/** What the game waits for. */
export function callOf(
  viewer: Viewer,
  { phase, seat, actions }: Table,
  ask: Ask | undefined,
  inPencil = false,
): string {
  const {
    words: { call },
    names,
    eyes,
  } = viewer;
  if (ask === 'act' && inPencil) return call.inPencil(actions);
  if (ask !== undefined) return ask === 'act' ? call.yours.act(actions) : call.yours[ask];
  switch (phase) {
    case 'over':
      return call.over;
    case 'auction':
      // Not asked any more: it is one's own word that is being shown.
      return seat === eyes ? call.turnOf(whoIs(viewer, seat)) : call.bidOf(names[seat] ?? '');
    case 'act':
    case 'build':
    case 'industry':
    case 'growth':
      return call.turnOf(whoIs(viewer, seat));
    default:
      return call.house(phase);
  }
}
