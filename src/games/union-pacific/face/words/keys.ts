import { typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { KeyLine } from '#ui/face.ts';

/** What the keys of the board do, for the menu. */
export const KEYS: Readonly<Record<Language, readonly KeyLine[]>> = {
  en: [
    ['B', 'build'],
    ['I', 'invest'],
    ['arrows', 'along cards and companies, or from space to space on the map'],
    ['Page ↑ ↓', 'through the spaces from west to east'],
    ['+ − 0', 'closer, farther, the whole map; 0 again: follow the game'],
  ],
  fr: typesetAll([
    ['B', 'construire'],
    ['I', 'investir'],
    ['flèches', 'd’une carte ou d’une compagnie à l’autre ; de case en case sur le plateau'],
    ['Page ↑ ↓', 'd’une case à l’autre, d’ouest en est'],
    ['+ − 0', 'plus près, plus loin, tout le plateau ; encore 0 : suivre la partie'],
  ]),
};
