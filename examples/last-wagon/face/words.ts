import { typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';

type Words = {
  uncouple(wagons: number): string;
  left(wagons: number): string;
  uncoupled(name: string, wagons: number): string;
  tooMany(most: number): string;
  notNow: string;
  turn: string;
};

const en: Words = {
  uncouple: (wagons) => `Uncouple ${wagons}`,
  left: (wagons) => `Wagons on the siding: ${wagons}`,
  uncoupled: (name, wagons) => `${name}: ${wagons}`,
  tooMany: (most) => `No more than **${most}** can be uncoupled now.`,
  notNow: 'Not now.',
  turn: 'Uncoupling',
};

const fr = typesetAll<Words>({
  uncouple: (wagons) => `Dételer ${wagons}`,
  left: (wagons) => `Wagons sur la voie : ${wagons}`,
  uncoupled: (name, wagons) => `${name} : ${wagons}`,
  tooMany: (most) => `On peut en dételer **${most}** au plus maintenant.`,
  notNow: 'Pas maintenant.',
  turn: 'Dételage',
});

export const wordsIn = (language: Language): Words => ({ en, fr })[language];
