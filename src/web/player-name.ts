import type { Language } from '#kernel/game.ts';
import { type NameTrouble, sitterName } from '#protocol/sitter-name.ts';

/** What somebody at this device will be called, or nothing if no name can be made of it. */
export function tidyName(wish: string): string {
  const judged = sitterName(wish, []);
  return 'name' in judged ? judged.name : '';
}

/** The first of these names that will not do beside those before it. A seat without a person has none. */
export function nameTroubleAmong(
  names: readonly (string | undefined)[],
): { seat: number; why: NameTrouble } | undefined {
  const before: string[] = [];
  for (const [seat, wish] of names.entries()) {
    if (wish === undefined) continue;
    const judged = sitterName(wish, before);
    if ('why' in judged) return { seat, why: judged.why };
    before.push(judged.name);
  }
  return undefined;
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
  const birds = birdsOf(language);
  return birds[nickname % birds.length] as string;
}

/** Their bird, or else the next one that cannot be taken for anybody here. There are more birds than seats. */
export function friendlyNameBeside(
  others: readonly string[],
  nickname: number,
  language: Language,
): string {
  const birds = birdsOf(language);
  const inTurn = birds.map((_, i) => friendlyName(nickname + i, language));
  return inTurn.find((bird) => 'name' in sitterName(bird, others)) as string;
}

function birdsOf(language: Language): string[] {
  return BIRDS[language].split(/\s+/);
}
