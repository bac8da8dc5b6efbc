import { useViewer } from '../viewer.ts';
import type { HintWords } from '../words/hint-words.ts';
import { useActing } from './acting-later.ts';

/** What marks say of themselves; nothing, until it has been fetched. */
export function useHints(): HintWords | undefined {
  const { language } = useViewer();
  return useActing()?.hintsIn(language);
}
