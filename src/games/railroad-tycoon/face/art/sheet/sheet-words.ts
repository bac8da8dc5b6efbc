import { HILL, OPEN, RIDGE, RIVER } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Language } from '#kernel/game.ts';
import type { Place } from './places.ts';

/** What is written on the sheet besides the cities: for the eye, not for the rules. */

type Named = Readonly<Record<Language, string>>;

const both = (en: string, fr = en): Named => ({ en, fr });

/** Waters: name, size of letters, and the line they stand on. */
export const WATERS: readonly (readonly [Named, number, readonly Place[]])[] = [
  // biome-ignore-start format: one water a line
  [
    both('ATLANTIC OCEAN', 'OCÉAN ATLANTIQUE'),
    33,
    [
      [-75.2, 36],
      [-73.4, 36.7],
      [-71.2, 37.9],
      [-69.4, 39.6],
    ],
  ],
  [
    both('Gulf of Mexico', 'Golfe du Mexique'),
    17,
    [
      [-88.2, 29.55],
      [-86.4, 29.35],
      [-84.5, 29.15],
    ],
  ],
  [
    both('Lake Superior', 'Lac Supérieur'),
    19,
    [
      [-90.2, 47.1],
      [-88.5, 47.75],
      [-86.5, 47.75],
      [-84.9, 47.2],
    ],
  ],
  [
    both('Lake Michigan', 'Lac Michigan'),
    15,
    [
      [-87, 42],
      [-87, 43.6],
      [-86.6, 45.2],
    ],
  ],
  [
    both('Lake Huron', 'Lac Huron'),
    16,
    [
      [-83.6, 45.7],
      [-82.5, 45.1],
      [-81.9, 44.2],
    ],
  ],
  [
    both('Lake Erie', 'Lac Érié'),
    14,
    [
      [-82.7, 41.85],
      [-81.2, 42.15],
      [-79.6, 42.6],
    ],
  ],
  [
    both('Lake Ontario', 'Lac Ontario'),
    13,
    [
      [-79, 43.62],
      [-77.8, 43.66],
      [-76.4, 43.72],
    ],
  ],
  // biome-ignore-end format: one water a line
];

/** Rivers: name, column and row of a hex, how many hexes it follows from there, how far below the water, against it? */
export const RIVERS: readonly (readonly [Named, number, number, number, number, boolean])[] = [
  [both('Mississippi'), 3, 4, 5, -9, false],
  [both('Mississippi'), 5, 23, 4, -12, true],
  [both('Ohio'), 16, 14, 5, 17, true],
  [both('Missouri'), 3, 14, 4, 19, false],
  [both('Tennessee'), 11, 21, 4, 19, true],
  [both('Arkansas'), 1, 20, 4, -11, false],
  [both('Saint Lawrence', 'Saint-Laurent'), 27, 1, 4, -15, true],
  [both('Red River', 'Rivière Rouge'), 3, 24, 4, -10, true],
];

export const STATES: readonly (readonly [Named, number, number])[] = [
  [both('MINNESOTA'), -94.6, 46.1],
  [both('WISCONSIN'), -90.1, 44.55],
  [both('IOWA'), -93.9, 42.45],
  [both('MISSOURI'), -92.6, 38.1],
  [both('ARKANSAS'), -93.3, 33.6],
  [both('LOUISIANA', 'LOUISIANE'), -93.2, 30.7],
  [both('MISSISSIPPI'), -89.4, 33.3],
  [both('ALABAMA'), -87, 33.2],
  [both('GEORGIA', 'GÉORGIE'), -83, 32.3],
  [both('FLORIDA', 'FLORIDE'), -82.2, 29.4],
  [both('SOUTH CAROLINA', 'CAROLINE DU SUD'), -80.9, 34.05],
  [both('NORTH CAROLINA', 'CAROLINE DU NORD'), -78.3, 35.05],
  [both('VIRGINIA', 'VIRGINIE'), -78.9, 37],
  [both('TENNESSEE'), -88.4, 35.55],
  [both('KENTUCKY'), -85.6, 37.35],
  [both('OHIO'), -82.7, 40.7],
  [both('INDIANA'), -86.3, 40.65],
  [both('ILLINOIS'), -89.2, 40.15],
  [both('MICHIGAN'), -84.9, 43.6],
  [both('PENNSYLVANIA', 'PENNSYLVANIE'), -77.5, 41.25],
  [both('NEW YORK'), -76, 42.85],
  [both('MAINE'), -69.2, 45.4],
  [both('CANADA'), -79, 46.3],
  [both('TEXAS'), -95.4, 32],
  [both('KANSAS'), -95.7, 38.2],
  [both('VERMONT'), -72.9, 44.2],
];

const dollars = (thousands: number): Named =>
  both(`$${thousands},000`, `${thousands}\u00a0000\u00a0$`);
const priced = (thousands: number, en: string, fr: string): Named => {
  const price = dollars(thousands);
  return both(en.replace('%', price.en), fr.replace('%', price.fr));
};

export const TITLE = {
  above: both('Map of the', 'Carte des'),
  name: both('RAILROADS', 'CHEMINS DE FER'),
  below: both('OF THE EASTERN UNITED STATES', 'DE L’EST DES ÉTATS-UNIS'),
  note: both(
    'drawn for the Rotonde · 1830 – 1880 · a hex is 79 km wide',
    'dressée pour la Rotonde · 1830 – 1880 · un hexagone vaut 79 km',
  ),
} as const;

/** 7.1 to 7.5 */
export const LEGEND = {
  plain: [both('Open', 'Ouvert'), priced(OPEN, '% a tile', '% la tuile')],
  hill: [both('Hill', 'Colline'), priced(HILL, '% a tile', '% la tuile')],
  ridge: [both('Ridge', 'Arête'), priced(RIDGE, '+ % to cross', '+ % à franchir')],
  river: [both('River', 'Fleuve'), priced(RIVER, '+ % to cross', '+ % à traverser')],
} as const;

/** By colour of the engine. */
export const GOODS: readonly Named[] = [
  both('red', 'rouge'),
  both('yellow', 'jaune'),
  both('blue', 'bleu'),
  both('black', 'noir'),
  both('purple', 'pourpre'),
];
