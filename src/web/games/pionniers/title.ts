export { pionniers as title } from '#games/pionniers/index.ts';
