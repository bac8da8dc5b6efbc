import { de, typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';

export const GAME = 'Trambahn';

type Said = {
  turn(turns: number, scorings: number): string;
  lines(count: number): string;
  company(name: string): string;
  figures(turns: number, scorings: number): string;
  table(columns: readonly (readonly [name: string, count: number])[]): string;
  poster(winner: string, columns: number): string;
};

const s = (count: number): string => (count === 1 ? '' : 's');

const EN_COUNTS = ['no line', 'one line', 'two lines', 'three lines', 'four lines'];
const FR_COUNTS = ['', 'une ligne', 'deux lignes', 'trois lignes', 'quatre lignes'];

const EN: Said = {
  turn: (turns, scorings) => `turn ${turns}, ${scorings} of 10 scorings`,
  lines: (count) => `${EN_COUNTS[count] ?? ''} across Munich`,
  company: (name) => `${name}, Tramways`,
  figures: (turns, scorings) => `${turns} turn${s(turns)}, ${scorings} scoring${s(scorings)}`,
  table: (columns) =>
    `${columns.map(([name, count]) => `${name} has ${count} column${s(count)}`).join(', ')}.`,
  poster: (winner, columns) =>
    `A poster: a tram before the towers of Munich in the evening, and above it the ${columns} line${s(columns)} of ${winner}, stop by stop.`,
};

const FR: Said = {
  turn: (turns, scorings) => typeset(`tour ${turns}, décompte ${scorings} sur 10`),
  lines: (count) => `${FR_COUNTS[count] ?? ''} à travers Munich`,
  company: (name) => `Tramways ${de(name)}`,
  figures: (turns, scorings) =>
    typeset(`${turns} tour${turns < 2 ? '' : 's'}, ${scorings} décompte${scorings < 2 ? '' : 's'}`),
  table: (columns) =>
    typeset(
      `${columns.map(([name, count]) => `${name} a ${count} colonne${count < 2 ? '' : 's'}`).join(', ')}.`,
    ),
  poster: (winner, columns) =>
    typeset(
      `Une affiche : un tramway devant les tours de Munich, le soir, et au-dessus ${columns < 2 ? 'la ligne' : `les ${columns} lignes`} ${de(winner)}, arrêt par arrêt.`,
    ),
};

export const said = (language: Language): Said => (language === 'fr' ? FR : EN);
