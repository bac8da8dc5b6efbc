import { useViewer } from '../viewer.ts';
import type { ModeWords } from '../words/mode-words.ts';
import { modesIn } from '../words/modes.ts';

/** What the panels of the six actions say, in the language of who looks. */
export const useModes = (): ModeWords => modesIn(useViewer().language);
