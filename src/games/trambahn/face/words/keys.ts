import { typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { KeyLine } from '#ui/face.ts';

/** What the keys of the board do, for the menu. */
export const KEYS: Readonly<Record<Language, readonly KeyLine[]>> = {
  en: [['arrows', 'along your hand, the display, and the places that take a card']],
  fr: typesetAll([
    ['flèches', 'le long de la main, de l’étalage et des places où va la carte choisie'],
  ]),
};
