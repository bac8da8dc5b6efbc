export { railroadTycoon as title } from '#games/railroad-tycoon/index.ts';
