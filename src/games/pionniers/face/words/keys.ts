import { typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { KeyLine } from '#ui/face.ts';

/** What the keys of the board do, for the menu. */
export const KEYS: Readonly<Record<Language, readonly KeyLine[]>> = {
  en: [
    ['L', 'lay track'],
    ['M', 'move'],
    ['K', 'keep the crate'],
    ['arrows', 'from place to place for a crate, else move the map'],
    ['+ − 0', 'closer, farther, the whole map; 0 again: follow the game'],
  ],
  fr: typesetAll([
    ['L', 'poser de la voie'],
    ['M', 'avancer'],
    ['G', 'garder la caisse'],
    ['flèches', 'd’une place à l’autre pour une caisse, sinon déplacent le plateau'],
    ['+ − 0', 'plus près, plus loin, tout le plateau ; encore 0 : suivre la partie'],
  ]),
};
