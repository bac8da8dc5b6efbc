import type { Language } from '#kernel/game.ts';

/** As the protocol has it. */
export const MOST_NAME_LENGTH = 24;

export function tidyName(wish: string): string {
  return wish.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_NAME_LENGTH).trim();
}

const BIRDS: Readonly<Record<Language, string>> = {
  en: `Robin Wren Swift Finch Heron Lark Martin Rook Raven Kestrel Plover Curlew Dunlin Linnet Siskin Magpie
    Jackdaw Osprey Merlin Puffin Teal Avocet Bittern Dipper Egret Harrier Kite Lapwing Nuthatch Petrel Redwing Swallow`,
  fr: `Merle Mésange Martinet Pinson Héron Alouette Geai Pie Grive Bruant Moineau Rossignol Hirondelle Loriot Fauvette
    Tarin Courlis Pluvier Vanneau Sarcelle Avocette Aigrette Cigogne Faucon Milan Busard Choucas Corneille Huppe
    Roitelet Sittelle Verdier`,
};

/** A bird: nobody's name, short enough for a plate, and pleasant to meet at a table. */
export function friendlyName(nickname: number, language: Language): string {
  const birds = BIRDS[language].split(/\s+/);
  return birds[nickname % birds.length] as string;
}
