import { typesetAll } from '#kernel/french.ts';
import type { About } from '#ui/about.ts';

/** Where the game comes from, and each of its figures. */
export const about: About = {
  en: {
    provenance: 'The printed map could not be read; the one here is ours.',
    figures: [
      {
        name: 'Companies, trains, shares',
        value: '10 companies, 131 trains, 98 shares',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Trains and shares of each company',
        value: 'from 23 and 18 (EP&RG) to 7 and 6 (W&W)',
        origin: 'published',
        from: 'two translations of the rules; the 23 is printed',
      },
      {
        name: 'Union Pacific shares, dividend cards',
        value: '20 and 4',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Track cards',
        value: '40: 14 plain, 9 dotted, 7 black, 6 white, 4 jokers',
        origin: 'published',
        from: 'a translation of the rules; the 40 is printed',
      },
      {
        name: 'Deal, display, pile',
        value: '3 track cards, 1 + 4 shares; 4 on display; 6, 18 + 1, rest + 3',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Value of a company',
        value: 'its trains on the board, and one',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Union Pacific, third payment',
        value: '15, 12, 9 for the first three',
        origin: 'printed',
        from: 'an example in the rulebook',
      },
      {
        name: 'Union Pacific, all other payments',
        value: '10 to 2, then 6 and 3, then 20 to 4',
        origin: 'recalled',
        from: 'memory; the printed table could not be read',
      },
      {
        name: 'Second edition',
        value: 'five shares dealt, six at the bottom, Union Pacific by exchange only',
        origin: 'published',
        from: 'tournament pages',
      },
      {
        name: 'The map',
        value: '40 cities, 70 sections, 139 spaces',
        origin: 'reconstructed',
        from: 'no source shows the printed sections: only the 40 cities are known',
      },
      {
        name: 'Track types of each company',
        value: 'one to four, as our summary shows',
        origin: 'reconstructed',
        from: 'EP&RG’s four are printed; three more follow from a report',
      },
    ],
    designers: 'Alan R. Moon',
    published: 'Amigo 1999; Rio Grande Games in English',
  },
  fr: typesetAll({
    provenance: 'Le plateau imprimé n’a pas pu être lu ; celui d’ici est de nous.',
    figures: [
      {
        name: 'Compagnies, trains, actions',
        value: '10 compagnies, 131 trains, 98 actions',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Trains et actions de chaque compagnie',
        value: 'de 23 et 18 (EP&RG) à 7 et 6 (W&W)',
        origin: 'published',
        from: 'deux traductions de la règle ; le 23 est imprimé',
      },
      {
        name: 'Actions Union Pacific, cartes dividende',
        value: '20 et 4',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Cartes voie ferrée',
        value: '40 : 14 simples, 9 pointillées, 7 noires, 6 blanches, 4 jokers',
        origin: 'published',
        from: 'une traduction de la règle ; le 40 est imprimé',
      },
      {
        name: 'Donne, actions visibles, pioche',
        value: '3 cartes voie ferrée, 1 + 4 actions ; 4 visibles ; 6, 18 + 1, reste + 3',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Valeur d’une compagnie',
        value: 'ses trains sur le plateau, plus un',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Union Pacific, troisième paiement',
        value: '15, 12, 9 pour les trois premiers',
        origin: 'printed',
        from: 'un exemple du livret',
      },
      {
        name: 'Union Pacific, autres paiements',
        value: '10 à 2, puis 6 et 3, puis 20 à 4',
        origin: 'recalled',
        from: 'de mémoire ; le tableau imprimé n’a pu être lu',
      },
      {
        name: 'Seconde édition',
        value: 'cinq actions données, six tout en bas, Union Pacific par échange seulement',
        origin: 'published',
        from: 'des pages de tournois',
      },
      {
        name: 'Le plateau',
        value: '40 villes, 70 sections, 139 cases',
        origin: 'reconstructed',
        from: 'aucune source ne montre les sections imprimées : on ne connaît que les 40 villes',
      },
      {
        name: 'Voies de chaque compagnie',
        value: 'une à quatre, comme le montre notre résumé',
        origin: 'reconstructed',
        from: 'les quatre d’EP&RG sont imprimées ; trois autres se déduisent d’un récit',
      },
    ],
    designers: 'Alan R. Moon',
    published: 'Amigo 1999 ; Rio Grande Games en anglais',
  }),
};
