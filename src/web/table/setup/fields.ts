import type { OptionField } from './option-field.ts';

/** What each game settles before it begins, in the order it is asked. A game that is not here has no options. */
const fields: Readonly<Record<string, readonly OptionField[]>> = {
  pionniers: [
    { is: 'choice', name: 'board', choices: ['level', 'slanted', 'own'], usual: 'level' },
    {
      is: 'file',
      name: 'board',
      choice: 'own',
      open: () => import('#web/games/pionniers/board-file.ts').then(({ boardFile }) => boardFile),
    },
    { is: 'choice', name: 'lines', choices: ['in-order', 'by-lot'], usual: 'in-order' },
    { is: 'switch', name: 'twoTrains', usual: true, seats: 2 },
  ],
  'union-pacific': [
    { is: 'choice', name: 'board', choices: ['north-america', 'own'], usual: 'north-america' },
    {
      is: 'file',
      name: 'board',
      choice: 'own',
      open: () =>
        import('#web/games/union-pacific/board-file.ts').then(({ boardFile }) => boardFile),
    },
    { is: 'switch', name: 'second', usual: false },
    { is: 'switch', name: 'spread', usual: false },
    { is: 'switch', name: 'swap', usual: false },
    { is: 'switch', name: 'hiddenMoney', usual: false },
  ],
  'railroad-tycoon': [
    { is: 'choice', name: 'map', choices: ['eastern-us', 'own'], usual: 'eastern-us' },
    {
      is: 'file',
      name: 'map',
      choice: 'own',
      open: () =>
        import('#web/games/railroad-tycoon/board-file.ts').then(({ boardFile }) => boardFile),
    },
    { is: 'switch', name: 'beginner', usual: false },
    { is: 'switch', name: 'sharp', usual: false },
    {
      is: 'choice',
      name: 'tiles',
      choices: ['any', 'box'],
      usual: 'any',
      // As many as lie in the box of the second edition; of the first the number is not known.
      means: { any: null, box: 217 },
    },
    {
      is: 'choice',
      name: 'turns',
      choices: ['open', 'eight', 'five'],
      usual: 'open',
      means: { open: null, eight: 8, five: 5 },
    },
  ],
};

export function fieldsOf(game: string): readonly OptionField[] {
  return Object.hasOwn(fields, game) ? (fields[game] ?? []) : [];
}
