import { typesetAll } from '#kernel/french.ts';
import type { About } from '#ui/about.ts';

/** Where the game comes from, and each of its figures. */
export const about: About = {
  en: {
    provenance:
      'The printed map could not be read, nor the income of a position; those here are ours.',
    figures: [
      {
        name: 'Goods, locomotives, New City tiles',
        value: '125 cubes in five colours, 150 locomotives, 12 tiles',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'New City tiles by colour',
        value: '3 each of yellow, black, blue, purple; no red',
        origin: 'published',
        from: 'the component list of the second edition',
      },
      {
        name: 'Prices of track',
        value: 'open 2,000, hill 4,000, ridge and 4,000, river and 1,000 dollars',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'City, western link, share',
        value: '10,000, 30,000 and 5,000 dollars',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Operations cards, tycoons',
        value: '37 and 10, with their points',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'The three start cards',
        value: 'New Train, Speed Record, The Railroad Era Begins',
        origin: 'published',
        from: 'reports of games played',
      },
      {
        name: 'Empty cities that end the game',
        value: '10, 12, 14, 16, 18 for two to six players',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Prices of locomotives',
        value: '5,000 dollars for level 2, 5,000 more for each further one',
        origin: 'recalled',
        from: 'memory; the printed cards could not be read',
      },
      {
        name: 'Income',
        value: '0 to 25,000 dollars, highest from 46 to 55 points',
        origin: 'reconstructed',
        from: 'its course is described in reviews; the figures are ours',
      },
      {
        name: 'The map',
        value: '50 cities on a grid of 31 by 30 hexes',
        origin: 'reconstructed',
        from: 'fitted to link lengths that players reported; the printed map could not be read',
      },
      {
        name: 'Cubes and colours of the cities',
        value: '109 cubes with four players or more',
        origin: 'reconstructed',
        from: 'about ten colours follow from reports, the rest is ours',
      },
    ],
    designers: 'Martin Wallace and Glenn Drover',
    published: 'Eagle Games 2005',
  },
  fr: typesetAll({
    provenance: 'Le plateau imprimé n’a pas pu être lu, ni les revenus ; ceux d’ici sont de nous.',
    figures: [
      {
        name: 'Marchandises, locomotives, tuiles de nouvelle ville',
        value: '125 cubes de cinq couleurs, 150 locomotives, 12 tuiles',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Couleurs des tuiles de nouvelle ville',
        value: '3 jaunes, 3 noires, 3 bleues, 3 pourpres, aucune rouge',
        origin: 'published',
        from: 'la liste du matériel de la seconde édition',
      },
      {
        name: 'Prix de la voie',
        value:
          'hexagone ouvert 2 000, colline 4 000, arête 4 000 de plus, fleuve 1 000 de plus, en dollars',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Ville, lien de conquête de l’Ouest, part',
        value: '10 000, 30 000 et 5 000 dollars',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Cartes d’opérations, nababs',
        value: '37 et 10, avec leurs points',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Les trois cartes de départ',
        value: 'Nouvelle locomotive, Record de vitesse, L’ère du rail commence',
        origin: 'published',
        from: 'des récits de parties',
      },
      {
        name: 'Villes vides qui finissent la partie',
        value: '10, 12, 14, 16, 18 de deux à six joueurs',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Prix des locomotives',
        value: '5 000 dollars pour le niveau 2, puis 5 000 de plus à chaque niveau',
        origin: 'recalled',
        from: 'de mémoire ; les cartes imprimées n’ont pu être lues',
      },
      {
        name: 'Revenus',
        value: 'de 0 à 25 000 dollars, au plus haut de 46 à 55 points',
        origin: 'reconstructed',
        from: 'des critiques en décrivent la courbe ; les chiffres sont de nous',
      },
      {
        name: 'Le plateau',
        value: '50 villes sur une grille de 31 hexagones sur 30',
        origin: 'reconstructed',
        from: 'ajusté aux longueurs de liens que des joueurs rapportent ; le plateau imprimé n’a pu être lu',
      },
      {
        name: 'Cubes et couleurs des villes',
        value: '109 cubes à quatre joueurs et plus',
        origin: 'reconstructed',
        from: 'une dizaine de couleurs se déduisent de récits, le reste est de nous',
      },
    ],
    designers: 'Martin Wallace et Glenn Drover',
    published: 'Eagle Games 2005',
  }),
};
