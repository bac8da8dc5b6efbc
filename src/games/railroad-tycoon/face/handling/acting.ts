/** What one needs to act: what presses and keys mean, and the panels to choose from. Fetched as soon as the board stands. */
export { leverText } from '../board/lever-text.ts';
export { ModePanel } from '../board/mode-panel.tsx';
export { pressKey } from './keys.ts';
export { pressed } from './pressed.ts';
