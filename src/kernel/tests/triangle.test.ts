import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'the house',
  rulebooks: ['rulebooks/house.en.md', 'rulebooks/house.fr.md'],
  sources: ['src/kernel', 'src/tables'],
  tests: ['src/kernel/tests', 'src/tables/tests'],
});
