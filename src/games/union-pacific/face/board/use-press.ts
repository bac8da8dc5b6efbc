import { useDock } from '../handling/dock.ts';
import type { Source } from '../handling/held.ts';

/** A press on something that can be taken. */
export function usePress(): (
  source: Source,
) => ((at: Element, byKeys: boolean) => void) | undefined {
  const { turn } = useDock();
  return (source) =>
    turn.ask === 'take'
      ? (at, byKeys) => turn.press({ is: 'source', source, byKeys }, at)
      : undefined;
}
