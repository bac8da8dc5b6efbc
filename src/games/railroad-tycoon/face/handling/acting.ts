/** What one needs to act: what presses and keys mean, and the panels to choose from. Fetched as soon as the board stands. */
export { Following } from '../board/following.tsx';
export { ModePanel } from '../board/mode-panel.tsx';
export { pressKey } from './keys.ts';
export { pressed } from './pressed.ts';
