import type { Manifest } from '../manifest.ts';
import { colours } from './face/colours.ts';

export const unionPacific: Manifest = {
  id: 'union-pacific',
  name: { en: 'Union Pacific', fr: 'Union Pacific' },
  blurb: {
    en: 'Shares, trains and patience.',
    fr: 'Des actions, des trains, de la patience.',
  },
  players: [2, 6],
  colours,
  secretive: true,
  bots: ['random', 'apprentice', 'stoker', 'driver', 'inspector', 'dispatcher'],
  options: [
    {
      is: 'choice',
      name: 'board',
      choices: ['north-america', 'own'],
      usual: 'north-america',
      words: {
        en: {
          label: 'Board',
          choices: {
            'north-america': {
              name: 'North America',
              hint: 'Our own map, in place of the printed one.',
            },
            own: {
              name: 'Your map',
              hint: 'From a file, if you know the printed board.',
            },
          },
        },
        fr: {
          label: 'Plateau',
          choices: {
            'north-america': {
              name: 'Amérique du Nord',
              hint: 'Le nôtre, à la place de celui de la boîte.',
            },
            own: {
              name: 'Votre plateau',
              hint: 'D’un fichier, si vous connaissez le plateau imprimé.',
            },
          },
        },
      },
    },
    {
      is: 'file',
      name: 'board',
      choice: 'own',
      example: {
        en: 'Download our map as an example',
        fr: 'Télécharger notre plateau en exemple',
      },
      open: () => import('./face/board-file.ts').then((m) => m.boardFile),
    },
    {
      is: 'switch',
      name: 'second',
      usual: false,
      words: {
        en: {
          label: 'Second edition',
          hint: 'Five company shares at the start; Union Pacific shares come by exchange only.',
        },
        fr: {
          label: 'Seconde édition',
          hint: 'Cinq actions au départ ; les actions Union Pacific s’obtiennent par échange seulement.',
        },
      },
    },
    {
      is: 'switch',
      name: 'spread',
      usual: false,
      words: {
        en: {
          label: 'Spread dividends',
          hint: 'The dividend cards lie further apart in the pile.',
        },
        fr: {
          label: 'Dividendes espacés',
          hint: 'Les cartes dividende sont plus espacées dans la pioche.',
        },
      },
    },
    {
      is: 'switch',
      name: 'swap',
      usual: false,
      words: {
        en: {
          label: 'Dead cards',
          hint: 'A track card that fits nowhere any more may be swapped.',
        },
        fr: {
          label: 'Cartes mortes',
          hint: 'Une carte voie ferrée qui ne sert plus nulle part peut être remplacée.',
        },
      },
    },
    {
      is: 'switch',
      name: 'hiddenMoney',
      usual: false,
      words: {
        en: {
          label: 'Hidden money',
          hint: 'You see your own money only.',
        },
        fr: {
          label: 'Argent caché',
          hint: 'Vous ne voyez que votre propre argent.',
        },
      },
    },
  ],
  rules: { 1: () => import('./rules/index.ts').then((m) => m.unionPacific) },
  load: {
    bots: () => import('./bots/index.ts').then((m) => m.bots),
    bench: () => import('./bots/bench.ts').then((m) => m.bench),
    playOut: () => import('./bots/play-out.ts').then((m) => m.playOut),
    daily: () => import('./daily.ts').then((m) => m.daily),
    picture: () => import('./picture/index.ts').then((m) => m.picture),
    lessons: () => import('./lessons/index.ts').then((m) => m.lessons),
    firstGame: () => import('./lessons/first-game.ts').then((m) => m.firstGame),
    face: () => import('./face/index.ts').then((m) => m.unionPacificFace),
  },
};
