export { unionPacific as title } from '#games/union-pacific/index.ts';
