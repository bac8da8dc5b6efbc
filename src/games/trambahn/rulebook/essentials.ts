import type { Essentials } from '#ui/game-pictures.ts';

export const essentials: Essentials = {
  aim: {
    en: 'Build columns of stations, buy the trams that **multiply** them, and bring the fourth passenger when your line pays most. After ten scorings the higher total wins.',
    fr: 'Bâtissez des colonnes de stations, achetez les tramways qui les **multiplient**, et amenez le quatrième passager quand votre ligne rapporte le plus. Après dix décomptes, le total le plus élevé gagne.',
  },
  turn: {
    says: {
      en: 'On your turn, five steps, always in this order',
      fr: 'À votre tour, cinq étapes, toujours dans cet ordre',
    },
    rules: ['3.1'],
    first: { text: { en: 'Passengers: one or two', fr: 'Passagers : un ou deux' } },
    ways: [
      {
        name: { en: 'Stations', fr: 'Stations' },
        steps: [
          { text: { en: 'income, if you like', fr: 'revenus, si vous voulez' }, may: true },
          { text: { en: 'buy trams', fr: 'acheter des tramways' } },
          { text: { en: 'draw up to six', fr: 'piocher jusqu’à six' } },
        ],
      },
    ],
  },
  pictures: [
    {
      picture: 'stations',
      title: { en: 'Columns', fr: 'Colonnes' },
      text: {
        en: 'Stations of one line, each higher than the last. A 10 completes the column.',
        fr: 'Des stations d’une même ligne, chacune plus haute que la précédente. Un 10 complète la colonne.',
      },
      rules: ['5.2', '5.3', '5.4'],
    },
    {
      picture: 'tram',
      title: { en: 'Trams', fr: 'Tramways' },
      text: {
        en: 'Every card of your money pile is worth 1,000 marks. A column without a tram at the end of your turn is lost.',
        fr: 'Toute carte de votre réserve d’argent vaut 1 000 marks. Une colonne sans tramway à la fin de votre tour est perdue.',
      },
      rules: ['1.5', '7.3', '8.6'],
    },
    {
      picture: 'fourth',
      title: { en: 'Scoring', fr: 'Décompte' },
      text: {
        en: 'The fourth passenger of a row scores its line, **for both**: stars times tram.',
        fr: 'Le quatrième passager d’une rangée déclenche le décompte de sa ligne, **pour les deux** : étoiles fois tramway.',
      },
      rules: ['9.1', '9.2', '9.3'],
    },
    {
      picture: 'pad',
      title: { en: 'The end', fr: 'La fin' },
      text: {
        en: 'The tenth scoring ends the game at once. Equal on points, the larger money pile wins.',
        fr: 'Le dixième décompte arrête la partie aussitôt. À égalité, la plus grande réserve d’argent l’emporte.',
      },
      rules: ['11.1', '11.5', '11.6'],
    },
  ],
};
