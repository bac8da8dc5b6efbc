export { trambahn as title } from '#games/trambahn/index.ts';
