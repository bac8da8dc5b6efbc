import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'railroad-tycoon',
  rulebooks: [
    'src/games/railroad-tycoon/rulebook/en.md',
    'src/games/railroad-tycoon/rulebook/fr.md',
  ],
  sources: ['src/games/railroad-tycoon/rules'],
  tests: ['src/games/railroad-tycoon/rules/tests'],
});
