import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'railroad-tycoon',
  rulebooks: ['rulebooks/railroad-tycoon.en.md', 'rulebooks/railroad-tycoon.fr.md'],
  sources: ['src/games/railroad-tycoon'],
  tests: ['src/games/railroad-tycoon/tests'],
});
