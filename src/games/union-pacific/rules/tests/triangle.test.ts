import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'union-pacific',
  rulebooks: ['src/games/union-pacific/rulebook/en.md', 'src/games/union-pacific/rulebook/fr.md'],
  sources: ['src/games/union-pacific/rules'],
  tests: ['src/games/union-pacific/rules/tests'],
});
