import { typesetAll } from '#kernel/french.ts';
import type { About } from '#ui/about.ts';

export const about: About = {
  en: {
    provenance: 'An old game with matches, here with wagons.',
    figures: [
      { name: 'Wagons', value: '12 to 20', origin: 'ruling', from: 'long enough to be played' },
    ],
    designers: 'Nobody knows.',
    published: 'Described by Charles Bouton in 1901.',
  },
  fr: typesetAll({
    provenance: 'Un vieux jeu d’allumettes, joué ici avec des wagons.',
    figures: [
      { name: 'Wagons', value: 'de 12 à 20', origin: 'ruling', from: 'de quoi jouer un moment' },
    ],
    designers: 'Personne ne le sait.',
    published: 'Décrit par Charles Bouton en 1901.',
  }),
};
