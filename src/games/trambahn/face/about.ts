import { typesetAll } from '#kernel/french.ts';
import type { About } from '#ui/about.ts';

/** Where the game comes from, and each of its figures. */
export const about: About = {
  en: {
    provenance: 'None of these had to be reconstructed.',
    figures: [
      {
        name: 'Stations',
        value: '112: four lines of 28',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Copies of a value in a line',
        value: '1 and 10: two; 2 to 9: three',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Points of a station',
        value: '1 to 6: 1; 7 to 9: 2; 10: 3',
        origin: 'published',
        from: 'two reviews of two editions, for2players.pl and laestanteriadesusi',
      },
      {
        name: 'Points in a whole line',
        value: '41',
        origin: 'deduced',
        from: 'follows from the two lines above',
      },
      {
        name: 'Conductors',
        value: '8, without line, value or points',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Trams',
        value: '5 horse ×2, 4 steam ×3, 7 electric ×4',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Price of a horse tram',
        value: '5,000 marks',
        origin: 'printed',
        from: 'an example in the rulebook',
      },
      {
        name: 'Price of a steam tram',
        value: '10,000 marks',
        origin: 'printed',
        from: 'an example in the rulebook',
      },
      {
        name: 'Price of an electric tram',
        value: '15,000 marks',
        origin: 'published',
        from: 'two reviews, brettspielbox.de and gamesgazette.co.uk',
      },
      {
        name: 'First money',
        value: '12 and 15 cards of 1,000 marks',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Hand, tram display',
        value: '6 cards, 3 trams',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Scoring, bonus, end',
        value: '4th passenger, 8th card, 10th scoring',
        origin: 'printed',
        from: 'the rulebook',
      },
    ],
    designers: 'Helmut Ohley',
    published: 'Lookout Games 2015; French edition Funforge 2016',
  },
  fr: typesetAll({
    provenance: 'Aucun de ces chiffres n’a dû être reconstitué.',
    figures: [
      {
        name: 'Stations',
        value: '112 : quatre lignes de 28',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Exemplaires d’une valeur par ligne',
        value: '1 et 10 : deux ; 2 à 9 : trois',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Points d’une station',
        value: '1 à 6 : 1 ; 7 à 9 : 2 ; 10 : 3',
        origin: 'published',
        from: 'deux critiques de deux éditions, for2players.pl et laestanteriadesusi',
      },
      {
        name: 'Points d’une ligne entière',
        value: '41',
        origin: 'deduced',
        from: 'découle des deux lignes précédentes',
      },
      {
        name: 'Conducteurs',
        value: '8, sans ligne, ni valeur, ni points',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Tramways',
        value: '5 à cheval ×2, 4 à vapeur ×3, 7 électriques ×4',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Prix d’un tramway à cheval',
        value: '5 000 marks',
        origin: 'printed',
        from: 'un exemple du livret',
      },
      {
        name: 'Prix d’un tramway à vapeur',
        value: '10 000 marks',
        origin: 'printed',
        from: 'un exemple du livret',
      },
      {
        name: 'Prix d’un tramway électrique',
        value: '15 000 marks',
        origin: 'published',
        from: 'deux critiques, brettspielbox.de et gamesgazette.co.uk',
      },
      {
        name: 'Argent de départ',
        value: '12 et 15 cartes de 1 000 marks',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Main, étalage des tramways',
        value: '6 cartes, 3 tramways',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Décompte, bonus, fin',
        value: '4e passager, 8e carte, 10e décompte',
        origin: 'printed',
        from: 'le livret',
      },
    ],
    designers: 'Helmut Ohley',
    published: 'Lookout Games 2015 ; édition française Funforge 2016',
  }),
};
