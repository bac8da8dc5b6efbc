import type { Manifest } from '../manifest.ts';
import { colours } from './face/colours.ts';

export const railroadTycoon: Manifest = {
  id: 'railroad-tycoon',
  name: { en: 'Railroad Tycoon', fr: 'Railroad Tycoon' },
  blurb: {
    en: 'The American East, cube by cube.',
    fr: 'L’Est américain, cube après cube.',
  },
  players: [2, 6],
  colours,
  secretive: true,
  bots: ['random', 'apprentice', 'stoker', 'driver', 'inspector', 'dispatcher'],
  options: [
    {
      is: 'choice',
      name: 'map',
      choices: ['eastern-us', 'own'],
      usual: 'eastern-us',
      words: {
        en: {
          label: 'Map',
          choices: {
            'eastern-us': {
              name: 'Eastern United States',
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
            'eastern-us': {
              name: 'Est des États-Unis',
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
      name: 'map',
      choice: 'own',
      example: {
        en: 'Download our map as an example',
        fr: 'Télécharger notre plateau en exemple',
      },
      open: () => import('./face/board-file.ts').then((m) => m.boardFile),
    },
    {
      is: 'switch',
      name: 'beginner',
      usual: false,
      words: {
        en: {
          label: 'For beginners',
          hint: 'Without operations cards, tycoons and western links.',
        },
        fr: {
          label: 'Pour débuter',
          hint: 'Sans cartes d’opérations, ni nababs, ni liens de conquête de l’Ouest.',
        },
      },
    },
    {
      is: 'switch',
      name: 'sharp',
      usual: false,
      words: {
        en: {
          label: 'Sharp curves',
          hint: 'Track may also turn between neighbouring sides.',
        },
        fr: {
          label: 'Courbes serrées',
          hint: 'La voie peut aussi tourner entre deux côtés voisins.',
        },
      },
    },
    {
      is: 'choice',
      name: 'tiles',
      choices: ['any', 'box'],
      usual: 'any',
      // As many as lie in the box of the second edition; of the first the number is not known.
      means: {
        any: null,
        box: 217,
      },
      words: {
        en: {
          label: 'Track tiles',
          choices: {
            any: {
              name: 'Unlimited',
              hint: 'There is always another tile.',
            },
            box: {
              name: '217 tiles',
              hint: 'As many as the second edition brings.',
            },
          },
        },
        fr: {
          label: 'Tuiles de voie',
          choices: {
            any: {
              name: 'Sans limite',
              hint: 'Il reste toujours une tuile.',
            },
            box: {
              name: '217 tuiles',
              hint: 'Autant que dans la seconde édition.',
            },
          },
        },
      },
    },
    {
      is: 'choice',
      name: 'turns',
      choices: ['open', 'eight', 'five'],
      usual: 'open',
      means: {
        open: null,
        eight: 8,
        five: 5,
      },
      words: {
        en: {
          label: 'Length',
          choices: {
            open: {
              name: 'Whole game',
              hint: 'Until enough cities are empty: about ten turns.',
            },
            eight: {
              name: '8 turns',
              hint: 'Ends after the eighth turn at the latest.',
            },
            five: {
              name: '5 turns',
              hint: 'A short one, to get to know the game.',
            },
          },
        },
        fr: {
          label: 'Durée',
          choices: {
            open: {
              name: 'Partie entière',
              hint: 'Jusqu’à ce qu’assez de villes soient vides : une dizaine de tours.',
            },
            eight: {
              name: '8 tours',
              hint: 'S’achève au plus tard après le huitième tour.',
            },
            five: {
              name: '5 tours',
              hint: 'Une courte, pour faire connaissance.',
            },
          },
        },
      },
    },
  ],
  rules: { 1: () => import('./rules/index.ts').then((m) => m.railroadTycoon) },
  load: {
    bots: () => import('./bots/index.ts').then((m) => m.bots),
    bench: () => import('./bots/bench.ts').then((m) => m.bench),
    playOut: () => import('./bots/play-out.ts').then((m) => m.playOut),
    daily: () => import('./daily.ts').then((m) => m.daily),
    picture: () => import('./picture/index.ts').then((m) => m.picture),
    lessons: () => import('./lessons/index.ts').then((m) => m.lessons),
    firstGame: () => import('./lessons/first-game.ts').then((m) => m.firstGame),
    face: () => {
      // Asked for here as well, so that it comes beside the face and not after it. A failure shows where it is drawn.
      import('./face/beside.ts').catch(() => undefined);
      return import('./face/index.ts').then((m) => m.railroadTycoonFace);
    },
  },
};
