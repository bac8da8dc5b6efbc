import type { Essentials } from '#ui/game-pictures.ts';

export const essentials: Essentials = {
  aim: {
    en: 'Ten companies grow, none of them yours: **lay out the right shares before the dividend falls.** After the fourth payment the richest wins.',
    fr: 'Dix compagnies grandissent, aucune n’est à vous : **exposez les bonnes actions avant que tombe le dividende.** Après le quatrième paiement, le plus riche gagne.',
  },
  turn: {
    says: {
      en: 'On your turn, draw a track card, then take one of the two branches',
      fr: 'À votre tour, piochez une carte voie ferrée, puis prenez l’une des deux branches',
    },
    rules: ['3.1'],
    first: {
      picture: 'track-card',
      text: { en: 'Draw a track card', fr: 'Piocher une voie' },
    },
    ways: [
      {
        name: { en: 'Build', fr: 'Construire' },
        steps: [
          { text: { en: 'take a share', fr: 'prendre une action' } },
          {
            text: {
              en: 'exchange one for a UP, if you like',
              fr: 'en échanger une contre une UP, si vous voulez',
            },
            may: true,
          },
        ],
      },
      {
        name: { en: 'Invest', fr: 'Investir' },
        steps: [{ text: { en: 'discard a track card', fr: 'défausser une voie' } }],
      },
    ],
  },
  pictures: [
    {
      picture: 'build',
      title: { en: 'Build', fr: 'Construire' },
      text: {
        en: 'A train of any company, on a space of your card, at the end of its network: **+ 1 million**.',
        fr: 'Un train de n’importe quelle compagnie, sur une case de votre carte, au bout de son réseau : **+ 1 million**.',
      },
      rules: ['5.1', '5.6', '9.4'],
    },
    {
      picture: 'invest',
      title: { en: 'Invest', fr: 'Investir' },
      text: {
        en: 'Lay out as many shares of one company as you like, or one of each of two. In hand they pay nothing.',
        fr: 'Exposez autant d’actions que vous voulez d’une compagnie, ou une de deux compagnies. En main, elles ne paient rien.',
      },
      rules: ['8.1', '8.5'],
    },
    {
      picture: 'dividend',
      title: { en: 'Dividend', fr: 'Dividende' },
      text: {
        en: 'Four cards lie hidden in the pile. When one appears, each company pays its first two shareholders.',
        fr: 'Quatre cartes se cachent dans la pioche. Dès que l’une paraît, chaque compagnie paie ses deux premiers actionnaires.',
      },
      rules: ['9.1', '9.5', '9.6'],
    },
    {
      picture: 'union',
      title: { en: 'Union Pacific', fr: 'L’Union Pacific' },
      text: {
        en: 'It builds nothing and pays more and more. You get its shares by taking one or by exchange.',
        fr: 'Elle ne construit rien et paie de plus en plus. Ses actions se prennent, ou s’obtiennent par échange.',
      },
      rules: ['6.1', '7.1', '10.1'],
    },
  ],
};
