/** What presses and keys mean: one script, fetched as soon as the board stands. */
export { pressKey } from './keys.ts';
export { pressed } from './pressed.ts';
