import type { Manifest } from '../manifest.ts';
import { colours } from './face/colours.ts';

export const pionniers: Manifest = {
  id: 'pionniers',
  name: { en: 'Les Pionniers du Rail', fr: 'Les Pionniers du Rail' },
  blurb: {
    en: 'The race to Buffalo Creek, dynamite included.',
    fr: 'La course à Buffalo Creek, dynamite comprise.',
  },
  players: [2, 4],
  colours,
  secretive: false,
  bots: ['random', 'apprentice', 'stoker', 'driver', 'inspector', 'dispatcher'],
  options: [
    {
      is: 'choice',
      name: 'board',
      choices: ['level', 'slanted', 'own'],
      usual: 'level',
      words: {
        en: {
          label: 'Board',
          choices: {
            level: {
              name: 'Level',
              hint: 'The same marks on all four lines: equal risks.',
            },
            slanted: {
              name: 'Slanted',
              hint: 'The rivers cross at a slant; each line differs a little.',
            },
            own: {
              name: 'Your layout',
              hint: 'From a file, if you know the printed board.',
            },
          },
        },
        fr: {
          label: 'Plateau',
          choices: {
            level: {
              name: 'Régulier',
              hint: 'Les mêmes marques sur les quatre lignes : risques égaux.',
            },
            slanted: {
              name: 'Oblique',
              hint: 'Les rivières traversent en biais ; chaque ligne diffère un peu.',
            },
            own: {
              name: 'Votre tracé',
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
        en: 'Download the level board as an example',
        fr: 'Télécharger le plateau régulier en exemple',
      },
      open: () => import('./face/board-file.ts').then((m) => m.boardFile),
    },
    {
      is: 'choice',
      name: 'lines',
      choices: ['in-order', 'by-lot'],
      usual: 'in-order',
      words: {
        en: {
          label: 'Lines',
          choices: {
            'in-order': {
              name: 'In order',
              hint: 'Whoever plays first has line 1, and so on.',
            },
            'by-lot': {
              name: 'By lot',
              hint: 'The lines are drawn.',
            },
          },
        },
        fr: {
          label: 'Lignes',
          choices: {
            'in-order': {
              name: 'Dans l’ordre',
              hint: 'Qui joue en premier a la ligne 1, et ainsi de suite.',
            },
            'by-lot': {
              name: 'Au sort',
              hint: 'Les lignes sont tirées au sort.',
            },
          },
        },
      },
    },
    {
      is: 'switch',
      name: 'twoTrains',
      usual: true,
      seats: 2,
      words: {
        en: {
          label: 'Two trains each',
          hint: 'With two players all four lines are played; the first train home wins.',
        },
        fr: {
          label: 'Deux trains chacun',
          hint: 'À deux, on joue les quatre lignes ; le premier train arrivé gagne.',
        },
      },
    },
  ],
  rules: { 1: () => import('./rules/index.ts').then((m) => m.pionniers) },
  load: {
    bots: () => import('./bots/index.ts').then((m) => m.bots),
    bench: () => import('./bots/bench.ts').then((m) => m.bench),
    playOut: () => import('./bots/play-out.ts').then((m) => m.playOut),
    daily: () => import('./daily.ts').then((m) => m.daily),
    picture: () => import('./picture/index.ts').then((m) => m.picture),
    lessons: () => import('./lessons/index.ts').then((m) => m.lessons),
    firstGame: () => import('./lessons/first-game.ts').then((m) => m.firstGame),
    face: () => import('./face/index.ts').then((m) => m.pionniersFace),
  },
};
