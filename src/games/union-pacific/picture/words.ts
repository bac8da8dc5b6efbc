import { de, typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';

export const GAME = 'Union Pacific';

type Said = {
  motto: readonly [string, string];
  dividend(paid: number): string;
  millions(amount: number): string;
  map(trains: number): string;
  figures(trains: number, rounds: number): string;
  poster(winner: string, trains: number): string;
};

const s = (count: number): string => (count === 1 ? '' : 's');

const EN: Said = {
  motto: ['FROM ONE OCEAN', 'TO THE OTHER'],
  dividend: (paid) => (paid === 0 ? 'before the first dividend' : `dividends paid: ${paid}`),
  millions: (amount) => `${amount}`,
  map: (trains) => `A map of North America with ${trains} train${s(trains)} on it.`,
  figures: (trains, rounds) => `${trains} train${s(trains)} in ${rounds} round${s(rounds)}`,
  poster: (winner, trains) =>
    `A poster: the continent and its ${trains} trains in the setting sun, an engine head on among the mesas. ${winner} won.`,
};

const FR: Said = {
  motto: ['D’UN OCÉAN', 'À L’AUTRE'],
  dividend: (paid) =>
    typeset(paid === 0 ? 'avant le premier dividende' : `dividendes versés : ${paid}`),
  millions: (amount) => `${amount}`,
  map: (trains) =>
    typeset(`Une carte de l’Amérique du Nord, ${trains} train${trains < 2 ? '' : 's'} en place.`),
  figures: (trains, rounds) =>
    typeset(`${trains} train${trains < 2 ? '' : 's'} en ${rounds} tour${rounds < 2 ? '' : 's'}`),
  poster: (winner, trains) =>
    typeset(
      `Une affiche : le continent et ses ${trains} trains dans le soleil couchant, une locomotive de face entre les mesas. Victoire ${de(winner)}.`,
    ),
};

export const said = (language: Language): Said => (language === 'fr' ? FR : EN);
