import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'pionniers',
  rulebooks: ['src/games/pionniers/rulebook/en.md', 'src/games/pionniers/rulebook/fr.md'],
  sources: ['src/games/pionniers/rules'],
  tests: ['src/games/pionniers/rules/tests'],
});
