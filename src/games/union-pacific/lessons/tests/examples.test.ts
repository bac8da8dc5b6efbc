import { tried } from '#games/union-pacific/rulebook/tried.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { examples as holdExamples } from '#testkit/suite/examples.ts';
import { examples } from '../examples/index.ts';

holdExamples(unionPacific, {
  examples,
  tried,
  sources: 'src/games/union-pacific/rules',
  untried: 'src/games/union-pacific/lessons/examples/untried.md',
});
