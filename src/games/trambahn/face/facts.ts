import type { Facts } from '#ui/game-pictures.ts';

export const facts: Facts = {
  place: { en: 'Munich, 1900', fr: 'Munich, 1900' },
  aim: {
    en: 'Build lines, buy the trams that **multiply** them, and make them pay at the right moment.',
    fr: 'Bâtissez des lignes, achetez les tramways qui les **multiplient**, et faites-les payer au bon moment.',
  },
  minutes: [30, 45],
  weight: 1,
  stops: 12,
  slides: [
    {
      picture: 'stations',
      text: {
        en: 'Line up stations of one line, higher and higher.',
        fr: 'Alignez des stations d’une même ligne, toujours plus haut.',
      },
    },
    {
      picture: 'tram',
      text: {
        en: 'Pay for a tram in cards: it multiplies the stars of its column.',
        fr: 'Payez un tramway en cartes : il multiplie les étoiles de sa colonne.',
      },
    },
    {
      picture: 'fourth',
      text: {
        en: 'At the fourth passenger of a terminus its line pays, both players.',
        fr: 'Au quatrième passager d’un terminus, sa ligne paie, aux deux joueurs.',
      },
    },
    {
      picture: 'pad',
      text: {
        en: 'After ten scorings the higher total wins.',
        fr: 'Après dix décomptes, le plus gros total gagne.',
      },
    },
  ],
};
