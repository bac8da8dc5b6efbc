import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { View } from '#kernel/game.ts';
import { useApart } from '#ui/apart.ts';
import type { BoardProps } from '#ui/face.ts';
import { type Lately, latelyAfter, latelyFrom } from '../logic/lately.ts';

/** What has changed of late on what is shown. A plan changes nothing. */
export function useLately(
  shown: View<UnionPacific>,
  { eyes, readOnly, inPencil }: Pick<BoardProps<UnionPacific>, 'eyes' | 'readOnly' | 'inPencil'>,
): Lately {
  const [seen, see] = useApart(readOnly, () => latelyFrom(shown));
  const now = inPencil ? seen : latelyAfter(seen, shown, eyes);
  if (now !== seen) see(() => now);
  return now;
}
