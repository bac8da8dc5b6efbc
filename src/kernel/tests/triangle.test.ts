import { triangle } from '#testkit/suite/triangle.ts';

triangle({
  id: 'the house',
  rulebooks: ['src/tables/rulebook/en.md', 'src/tables/rulebook/fr.md'],
  sources: ['src/kernel', 'src/tables'],
  tests: ['src/kernel/tests', 'src/tables/tests'],
});
