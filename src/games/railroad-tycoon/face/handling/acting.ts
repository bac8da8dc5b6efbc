/** What one needs to act: what presses and keys mean, and the panels to choose from. Fetched as soon as the board stands. */
export { Following } from '../board/following.tsx';
export { HintSpots } from '../board/hint-spots.tsx';
export { leverText } from '../board/lever-text.ts';
export { ModePanel } from '../board/mode-panel.tsx';
export { hintsIn } from '../words/hints.ts';
export { pressKey } from './keys.ts';
export { pressed } from './pressed.ts';
