import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'trambahn',
  rulebooks: ['src/games/trambahn/rulebook/en.md', 'src/games/trambahn/rulebook/fr.md'],
  sources: ['src/games/trambahn/rules'],
  tests: ['src/games/trambahn/rules/tests'],
});
