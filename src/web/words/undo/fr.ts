import { deEach, typesetAll } from '#kernel/french.ts';
import type { UndoWords } from './words.ts';

const since = (drawn: boolean): string =>
  drawn ? 'Depuis, le hasard est intervenu.' : 'Depuis, d’autres ont joué.';

export const fr: UndoWords = typesetAll<UndoWords>({
  title: 'Revenir plus loin ?',
  askOthers: (others) =>
    `Depuis, d’autres ont joué. Il faut l’accord ${deEach(others)}, et de personne d’autre.`,
  askAll: (others) => `Depuis, quelque chose a été révélé. Il faut l’accord ${deEach(others)}.`,
  askBots: (drawn) =>
    `${since(drawn)} L’ordinateur est d’accord : votre dernier coup et tout ce qui l’a suivi seront annulés.`,
  askHere: (drawn) => `${since(drawn)} Tout le monde à la table est-il d’accord pour annuler ?`,
  send: 'Demander',
  take: 'Annuler le coup',
  keep: 'Garder le coup',
  asked: (name) => `${name} aimerait annuler son dernier coup.`,
  learnt: 'Appris depuis :',
  more: (count) => (count === 1 ? 'et une autre chose avant' : `et ${count} autres choses avant`),
  anew: 'Ce qui avait été tiré sera tiré de nouveau.',
  yes: 'D’accord',
  no: 'Non',
  waiting: (names) => `On attend l’accord ${deEach(names)}…`,
});
