import type { Essentials } from '#ui/game-pictures.ts';

export const essentials: Essentials = {
  aim: {
    en: 'Link cities, deliver goods **over as many links as you can**, and end with the most points. Each share gives money now and takes a point at the end.',
    fr: 'Reliez des villes, livrez des marchandises **sur autant de liens que possible**, et finissez avec le plus de points. Une part donne de l’argent aujourd’hui et coûte un point à la fin.',
  },
  turn: {
    says: {
      en: 'A turn: one auction, three rounds of one action each, then money',
      fr: 'Un tour : une enchère, trois tours d’une action chacun, puis l’argent',
    },
    rules: ['3.1', '3.6'],
    first: { text: { en: 'Auction: who is first?', fr: 'Enchère : qui commence ?' } },
    ways: [
      {
        name: { en: 'Three actions', fr: 'Trois actions' },
        steps: [
          {
            text: {
              en: 'build, deliver, upgrade, urbanise, a card, go west',
              fr: 'construire, livrer, améliorer, urbaniser, une carte, l’Ouest',
            },
            may: true,
          },
          { text: { en: 'income', fr: 'revenus' } },
          { text: { en: 'dividends', fr: 'dividendes' } },
        ],
      },
    ],
  },
  pictures: [
    {
      picture: 'building',
      title: { en: 'Build', fr: 'Construire' },
      text: {
        en: 'Up to four tiles for an action, from city to city. An unfinished link leaves the map at the end of the turn.',
        fr: 'Quatre tuiles au plus par action, de ville en ville. Un lien inachevé quitte le plateau à la fin du tour.',
      },
      rules: ['6.1', '6.6', '7.1', '15.6'],
    },
    {
      picture: 'delivering',
      title: { en: 'Deliver', fr: 'Livrer' },
      text: {
        en: 'A cube goes to the first city of its colour; the first link must be yours. **Each link: one point** to its owner.',
        fr: 'Un cube va à la première ville de sa couleur ; le premier lien doit être à vous. **Chaque lien : un point** à son propriétaire.',
      },
      rules: ['11.1', '11.4', '11.9'],
    },
    {
      picture: 'farther',
      title: { en: 'Upgrade', fr: 'Améliorer' },
      text: {
        en: 'The level of your locomotive is the most links a cube may use. The next level costs more each time.',
        fr: 'Le niveau de votre locomotive est le nombre de liens qu’un cube peut emprunter. Chaque niveau coûte plus cher.',
      },
      rules: ['10.1', '10.4', '11.5'],
    },
    {
      picture: 'income',
      title: { en: 'Money', fr: 'L’argent' },
      text: {
        en: 'Your points give your income. A share brings $5,000, costs $1,000 a turn, and is never bought back.',
        fr: 'Vos points donnent votre revenu. Une part rapporte 5 000 $, coûte 1 000 $ par tour, et ne se rachète jamais.',
      },
      rules: ['5.2', '5.3', '15.1'],
    },
  ],
};
