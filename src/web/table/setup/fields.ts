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
};

export function fieldsOf(game: string): readonly OptionField[] {
  return Object.hasOwn(fields, game) ? (fields[game] ?? []) : [];
}
