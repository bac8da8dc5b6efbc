/** What the table says of itself beside the board: fetched as soon as the board stands. */
export { digest } from './digest.ts';
export { readAloud } from './read-aloud.ts';
export { sign } from './signs.ts';
