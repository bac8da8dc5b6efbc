import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'union-pacific',
  rulebooks: ['rulebooks/union-pacific.en.md', 'rulebooks/union-pacific.fr.md'],
  sources: ['src/games/union-pacific'],
  tests: ['src/games/union-pacific/tests'],
});
