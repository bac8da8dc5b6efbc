import type { Facts } from '#ui/game-pictures.ts';

export const facts: Facts = {
  place: { en: 'The American East, 1830', fr: 'L’Est américain, 1830' },
  aim: {
    en: 'Lay track, deliver goods **farther and farther**, and end with the most points, less one for each share issued.',
    fr: 'Posez des voies, livrez des marchandises **toujours plus loin**, et finissez avec le plus de points, moins un par part émise.',
  },
  minutes: [90, 180],
  weight: 3,
  stops: 12,
  slides: [
    {
      picture: 'building',
      text: {
        en: 'Link two cities: $2,000 a tile on open ground, more in hills or over a river.',
        fr: 'Reliez deux villes : 2 000 $ la tuile en terrain ouvert, davantage en colline ou sur un fleuve.',
      },
    },
    {
      picture: 'delivering',
      text: {
        en: 'Deliver a cube to a city of its colour: a point for each link, to whoever owns it.',
        fr: 'Livrez un cube à une ville de sa couleur : un point par lien, à qui le lien appartient.',
      },
    },
    {
      picture: 'farther',
      text: {
        en: 'A better locomotive goes farther: at level 3, three links at once.',
        fr: 'Une meilleure locomotive mène plus loin : au niveau 3, trois liens d’un coup.',
      },
    },
    {
      picture: 'income',
      text: {
        en: 'Your points make your income. Money that you lack comes from shares, which cost for ever.',
        fr: 'Vos points font votre revenu. L’argent qui manque vient de parts, qui se paient longtemps.',
      },
    },
  ],
};
