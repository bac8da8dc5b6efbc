import { de, typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';

export const GAME = 'Les Pionniers du Rail';

type Said = {
  toGo(spaces: number): string;
  map(trains: readonly (readonly [name: string, front: number])[], spaces: number): string;
  from: string;
  first(name: string): string;
  figures(derailed: number, dynamited: number): string;
  spaces(front: number): string;
  poster(winner: string): string;
};

const s = (count: number): string => (count === 1 ? '' : 's');

const EN: Said = {
  toGo: (n) => `${n} space${s(n)} to go`,
  map: (trains, spaces) =>
    `Four lines from Junction City to Buffalo Creek, ${spaces} spaces each: ${trains.map(([name, front]) => `the train of ${name} at ${front}`).join(', ')}.`,
  from: 'FROM JUNCTION CITY',
  first: (name) => `the train of ${name} comes in first`,
  figures: (derailed, dynamited) =>
    `${derailed} derailment${s(derailed)}, ${dynamited} crate${s(dynamited)} of dynamite`,
  spaces: (front) => `${front} space${s(front)}`,
  poster: (winner) =>
    `A poster: four tracks across the prairie, and the train of ${winner} coming into Buffalo Creek, the others behind it.`,
};

const FR: Said = {
  toGo: (n) => typeset(`encore ${n} case${n < 2 ? '' : 's'}`),
  map: (trains, spaces) =>
    typeset(
      `Quatre lignes de Junction City à Buffalo Creek, ${spaces} cases chacune : ${trains.map(([name, front]) => `le train ${de(name)} en ${front}`).join(', ')}.`,
    ),
  from: 'AU DÉPART DE JUNCTION CITY',
  first: (name) => `le train ${de(name)} entre en tête`,
  figures: (derailed, dynamited) =>
    typeset(
      `${derailed} déraillement${derailed < 2 ? '' : 's'}, ${dynamited} caisse${dynamited < 2 ? '' : 's'} de dynamite`,
    ),
  spaces: (front) => typeset(`${front} case${front < 2 ? '' : 's'}`),
  poster: (winner) =>
    typeset(
      `Une affiche : quatre voies à travers la prairie, et le train ${de(winner)} qui entre à Buffalo Creek, les autres derrière lui.`,
    ),
};

export const said = (language: Language): Said => (language === 'fr' ? FR : EN);
