import type { Kind } from '#kernel/game.ts';
import { useApart } from './apart.ts';
import type { BoardProps } from './face.ts';

/** What a face gathers from the events that were shown before these eyes, one after the other; a reload forgets it. */
export function useTold<K extends Kind, Told>(
  { happening, readOnly }: Pick<BoardProps<K>, 'happening' | 'readOnly'>,
  nothing: Told,
  after: (told: Told, event: K['event']) => Told,
): Told {
  const [{ last, told }, set] = useApart(readOnly, () => ({
    last: undefined as K['event'] | undefined,
    told: nothing,
  }));
  const event = happening?.event;
  if (event !== undefined && event !== last) set(() => ({ last: event, told: after(told, event) }));
  return told;
}
