import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'pionniers',
  rulebooks: ['rulebooks/pionniers.en.md', 'rulebooks/pionniers.fr.md'],
  sources: ['src/games/pionniers'],
  tests: ['src/games/pionniers/tests'],
});
