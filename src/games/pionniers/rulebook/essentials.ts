import type { Essentials } from '#ui/game-pictures.ts';

export const essentials: Essentials = {
  aim: {
    en: 'Lay your line from Junction City to Buffalo Creek and run your train along it: **the first at the buffers wins.** Too little track, and it derails; too much, and rivals find room for dynamite.',
    fr: 'Posez votre ligne de Junction City à Buffalo Creek et lancez-y votre train : **le premier aux butoirs gagne.** Trop peu de voie, et il déraille ; trop de voie, et les rivaux y trouvent où placer leur dynamite.',
  },
  turn: {
    says: {
      en: 'On your turn, one choice',
      fr: 'À votre tour, un seul choix',
    },
    rules: ['3.1', '3.4'],
    first: { picture: 'die', text: { en: 'Lay or move?', fr: 'Poser ou avancer ?' } },
    ways: [
      {
        name: { en: 'Lay track', fr: 'Poser' },
        steps: [
          { text: { en: 'one die', fr: 'un dé' } },
          { text: { en: 'one to three sections', fr: 'une à trois sections' } },
        ],
      },
      {
        name: { en: 'Move', fr: 'Avancer' },
        steps: [
          { text: { en: 'two dice', fr: 'deux dés' } },
          { text: { en: 'what the stop sets off', fr: 'ce que l’arrêt déclenche' }, may: true },
        ],
      },
    ],
  },
  pictures: [
    {
      picture: 'laying',
      title: { en: 'Laying', fr: 'Poser' },
      text: {
        en: '1 or 2 gives one section, 3 or 4 two, 5 or 6 three. A section has four spaces.',
        fr: '1 ou 2 donne une section, 3 ou 4 deux, 5 ou 6 trois. Une section a quatre cases.',
      },
      rules: ['1.2', '4.1'],
    },
    {
      picture: 'moving',
      title: { en: 'Moving', fr: 'Avancer' },
      text: {
        en: 'As many spaces as the two dice show. Beyond the railhead the train derails: seven spaces back from there.',
        fr: 'Autant de cases que le total des deux dés. Au-delà de la tête de ligne, le train déraille : sept cases en arrière.',
      },
      rules: ['5.1', '5.4', '10.1'],
    },
    {
      picture: 'dynamite',
      title: { en: 'Dynamite', fr: 'Dynamite' },
      text: {
        en: 'Stopped on a river, you may place a crate ahead of a rival: **one die only** until it is reached.',
        fr: 'Arrêté sur une rivière, vous pouvez placer une caisse en avant d’un rival : **un seul dé** jusqu’à ce qu’il l’atteigne.',
      },
      rules: ['6.1', '6.6', '6.11'],
    },
    {
      picture: 'arrival',
      title: { en: 'Buffalo Creek', fr: 'Buffalo Creek' },
      text: {
        en: 'Past the slow signal, one die. The throw need not be exact to reach the buffers.',
        fr: 'Passé le signal « Ralentissement », un seul dé. Le jet n’a pas à être exact pour atteindre les butoirs.',
      },
      rules: ['11.1', '12.1'],
    },
  ],
};
