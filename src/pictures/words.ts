import { de, typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';

/** What every picture says, whatever the game. */
type Said = {
  toPlay(names: readonly string[]): string;
  dealing: string;
  over: string;
  wins(name: string): string;
  shared(names: readonly string[]): string;
  points(count: number): string;
  number(value: number): string;
  and(names: readonly string[]): string;
};

const list = (names: readonly string[], and: string): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`;

/** A loss has a minus, not a hyphen. */
const grouped = (value: number, between: string): string =>
  String(value)
    .replace('-', '−')
    .replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, between);

const EN: Said = {
  toPlay: (names) => `${list(names, 'and')} to play`,
  dealing: 'The cards are being dealt',
  over: 'The game is over',
  wins: (name) => `${name} wins`,
  shared: (names) => `${list(names, 'and')} share the win`,
  points: (count) => `${grouped(count, ',')} ${count === 1 ? 'point' : 'points'}`,
  number: (value) => grouped(value, ','),
  and: (names) => list(names, 'and'),
};

const FR: Said = {
  toPlay: (names) => `Au tour ${list(names.map(de), 'et')}`,
  dealing: 'La partie se prépare',
  over: 'La partie est finie',
  wins: (name) => `${name} l’emporte`,
  shared: (names) => `${list(names, 'et')} se partagent la victoire`,
  points: (count) => typeset(`${grouped(count, ' ')} ${Math.abs(count) < 2 ? 'point' : 'points'}`),
  number: (value) => typeset(grouped(value, ' ')),
  and: (names) => list(names, 'et'),
};

export const said = (language: Language): Said => (language === 'fr' ? FR : EN);
