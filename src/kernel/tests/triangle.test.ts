import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'the house',
  rulebooks: ['rulebooks/house.en.md', 'rulebooks/house.fr.md'],
  sources: ['src/kernel'],
  tests: ['src/kernel/tests'],
});
