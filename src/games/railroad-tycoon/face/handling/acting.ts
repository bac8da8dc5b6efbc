/**
 * What one needs to act: what presses and keys mean, the panels to choose from, what is thought of on the map.
 * Fetched as soon as the board stands.
 */
export { Following } from '../board/following.tsx';
export { HintSpots } from '../board/hint-spots.tsx';
export { leverBill, leverText } from '../board/lever-text.ts';
export { MapTools } from '../board/map-tools.tsx';
export { ModePanel } from '../board/mode-panel.tsx';
export { Above, Plans, Rings, Ways } from '../board/thinking.tsx';
export { hintsIn } from '../words/hints.ts';
export { pressKey } from './keys.ts';
export { pressed } from './pressed.ts';
