import { describe, expect, it } from 'vitest';
import { trambahn } from '../index.ts';
import type { Event } from '../model.ts';
import { card, cards } from './cards.ts';

const told = (events: readonly Event[], language: 'en' | 'fr', eyes: 0 | 1 = 1) =>
  (trambahn.narrateRun?.(events, { language, names: ['Ada', 'Inès'], eyes }) ?? []).map(
    ({ text, upTo }) => [upTo, text.replaceAll(/[\u00a0\u202f]/g, ' ')] as const,
  );

const passenger = (of: string, row: 0 | 1 | 2 | 3): Event => ({
  is: 'passenger-laid',
  seat: 0,
  card: card(of),
  row,
  nth: 1,
});
const started = (of: string, column: number): Event => ({
  is: 'column-started',
  seat: 0,
  card: card(of),
  column,
});
const extended = (of: string, column: number, line: 0 | 1 | 2 | 3 = 0): Event => ({
  is: 'column-extended',
  seat: 0,
  card: card(of),
  column,
  line,
});
const bought = (tram: 2 | 3, column: number): Event => ({
  is: 'tram-bought',
  seat: 0,
  tram,
  column,
  price: tram === 2 ? 5 : 10,
});

describe('what somebody did in a row', () => {
  it('is one sentence for each step', () => {
    const turn: Event[] = [
      passenger('b4', 0),
      passenger('c', 1),
      { is: 'phase-begun', phase: 'stations' },
      started('r6', 2),
      extended('r7', 2),
      extended('b9', 0),
      extended('c', 2),
      { is: 'phase-begun', phase: 'income' },
      { is: 'card-banked', seat: 0 },
      { is: 'card-banked', seat: 0 },
      bought(2, 2),
      bought(2, 3),
      bought(3, 4),
    ];
    expect(told(turn, 'en')).toEqual([
      [1, 'Ada lays **blue 4** and a **conductor** at the red terminus as passengers.'],
      [6, 'Ada starts a red column with **6, 7 and a conductor** and adds **9** to a blue column.'],
      [9, 'Ada lays 2 cards as money.'],
      [12, 'Ada buys **2 horse trams and a steam tram** for 20,000 marks.'],
    ]);
    expect(told(turn, 'fr').map(([, text]) => text)).toEqual([
      'Ada pose comme passagers le **4 bleu** et un **conducteur** au terminus de la ligne rouge.',
      'Ada ouvre une colonne rouge avec le **6**, le **7** et un **conducteur** et ajoute le **9** à une colonne bleue.',
      'Ada met 2 cartes dans sa réserve d’argent.',
      'Ada achète **2 tramways à cheval et un tramway à vapeur** pour 20 000 marks.',
    ]);
  });

  it('says once what was done to several columns', () => {
    const turn = [started('r6', 2), started('b2', 3), extended('b3', 3)];
    expect(told(turn, 'en').map(([, text]) => text)).toEqual([
      'Ada starts a red column with **6** and a blue column with **2 and 3**.',
    ]);
    expect(told(turn, 'fr').map(([, text]) => text)).toEqual([
      'Ada ouvre une colonne rouge avec le **6** et une colonne bleue avec le **2** et le **3**.',
    ]);
  });

  it('names the column that a conductor alone comes to', () => {
    const turn = [extended('c', 0, 2), extended('r7', 1, 1)];
    expect(told(turn, 'en').map(([, text]) => text)).toEqual([
      'Ada adds **a conductor** to a green column and **7** to a red column.',
    ]);
    expect(told([extended('c', 0, 2)], 'fr').map(([, text]) => text)).toEqual([
      'Ada ajoute un **conducteur** à une colonne verte.',
    ]);
  });

  it('9.6 keeps a scoring between the two passengers around it', () => {
    const scoring: Event = { is: 'line-scored', line: 0, nth: 1, points: [4, 0] };
    const turn = [passenger('b4', 0), scoring, passenger('c', 1)];
    expect(told(turn, 'en').map(([upTo]) => upTo)).toEqual([0, 1, 2]);
  });

  it('8.4 tells of one’s own draws once, after the deck has run out, and never of others’', () => {
    const draws: Event[] = [
      { is: 'cards-drawn', seat: 0, count: 1, cards: cards('b4') },
      { is: 'phase-begun', phase: 'reshuffle' },
      { is: 'money-halved', counts: [1, 7] },
      { is: 'phase-begun', phase: 'refill' },
      { is: 'cards-drawn', seat: 0, count: 2, cards: cards('r7 c') },
    ];
    expect(told(draws, 'fr', 0)).toEqual([
      [
        2,
        'La pioche est vide : vous perdez 1 carte d’argent, Inès 7 cartes, et la défausse est mélangée.',
      ],
      [4, 'Vous piochez 3 cartes : 4 bleu, 7 rouge, conducteur.'],
    ]);
    expect(told([{ is: 'cards-drawn', seat: 0, count: 2 }], 'fr')).toEqual([]);
    const halved = (counts: [number, number], eyes: 0 | 1) =>
      told([{ is: 'money-halved', counts }], 'fr', eyes).map(([, text]) => text);
    expect(halved([0, 1], 0)).toEqual([
      'La pioche est vide : vous ne perdez rien, Inès perd 1 carte d’argent, et la défausse est mélangée.',
    ]);
    expect(halved([0, 0], 1)).toEqual([
      'La pioche est vide : personne ne perd d’argent, et la défausse est mélangée.',
    ]);
  });
});
