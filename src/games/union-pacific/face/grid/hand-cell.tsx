import type { ReactNode } from 'react';
import type { Player } from '#games/union-pacific/rules/model.ts';
import { useViewer } from '../viewer.ts';

/** What others hold, as far as everybody has seen it come (15.4). */
export function HandCell({ player }: { player: Player }): ReactNode {
  const { words } = useViewer();
  const up = Math.max(0, player.up - player.boxed);
  const known = [...player.held, up].flatMap((count, share) =>
    count > 0 ? [[share, count] as const] : [],
  );
  const said = words.grid.hands(player.shares, player.tracks, known);
  return (
    <td data-hint={said} data-hint-rule="15.4">
      <span className="visually-hidden">{said}</span>
      <span aria-hidden="true">{player.shares}</span>
    </td>
  );
}
