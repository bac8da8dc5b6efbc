import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'trambahn',
  rulebooks: ['rulebooks/trambahn.en.md', 'rulebooks/trambahn.fr.md'],
  sources: ['src/games/trambahn'],
  tests: ['src/games/trambahn/tests'],
});
