import { tried } from '#games/pionniers/rulebook/tried.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import { examples as holdExamples } from '#testkit/suite/examples.ts';
import { examples } from '../examples/index.ts';

holdExamples(pionniers, {
  examples,
  tried,
  sources: 'src/games/pionniers/rules',
  untried: 'src/games/pionniers/lessons/examples/untried.md',
});
