import { de, typesetAll } from '#kernel/french.ts';
import { line, spaces } from './fr-said.ts';
import type { HintWords } from './hints.ts';
import type { Who } from './words.ts';

const at = (name: string, space: number): string => (space === 0 ? name : `${name}, case ${space}`);
const his = (thing: string, feminine: boolean, { you, name }: Who): string =>
  you ? `Votre ${thing}` : `${feminine ? 'La' : 'Le'} ${thing} ${de(name)}`;

export const hintsFr: HintWords = typesetAll<HintWords>({
  marks: {
    river: (space) =>
      `${at('Rivière', space)} : qui s’y arrête peut placer une caisse de dynamite chez un rival.`,
    garrison: (space) =>
      `${at('Garnison', space)} : la locomotive d’un train tombé plus loin dans une embuscade y cherche du secours.`,
    danger: (space) => `${at('Danger', space)} : qui s’y arrête tire une carte « Chance ».`,
    'trading-post': (space) =>
      `${at('Centre commercial', space)} : trois cartes « Chance » y ramènent un train.`,
    ambush: (space) =>
      `${at('Embuscade', space)} : des bandits retiennent le train qui s’y arrête, et sa locomotive va à la garnison.`,
    sabotage: (space) =>
      `${at('Point de sabotage', space)} : on peut y placer une caisse ; s’y arrêter ne déclenche rien.`,
  },
  slow: (space) =>
    `${space === 0 ? 'Signal « Ralentissement »' : `Signal « Ralentissement », après la case ${space}`} : un seul dé une fois qu’il est dépassé.`,
  clear: (who, space) =>
    `${his('signal « Voie libre »', false, who)}, case ${space} : aucune caisse ici tant qu’il y est.`,
  crate: (who, space) =>
    `Dynamite sur ${who.you ? 'votre ligne' : `la ligne ${de(who.name)}`}, case ${space} : un seul dé jusqu’à elle, et pas de nouvelle voie.`,
  train: (who, of, front, railhead) =>
    `${his('train', false, who)}, ${line(of)} : case ${front}, voie jusqu’à ${railhead}.`,
  engine: (who, of, space, missing) =>
    `${his('locomotive', true, who)}, ${line(of)}, case ${space} : encore ${spaces(missing)} jusqu’à son train, deux dés par tour.`,
  start: 'Junction City : dès que deux sections sont posées, le train est sur la ligne, case 7.',
  finish: (space) =>
    `Buffalo Creek, case ${space} : le premier train aux butoirs gagne, le jet n’a pas à être exact.`,
});
