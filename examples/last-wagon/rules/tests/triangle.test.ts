import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'last-wagon',
  rulebooks: ['src/games/last-wagon/rulebook/en.md', 'src/games/last-wagon/rulebook/fr.md'],
  sources: ['src/games/last-wagon/rules'],
  tests: ['src/games/last-wagon/rules/tests'],
});
