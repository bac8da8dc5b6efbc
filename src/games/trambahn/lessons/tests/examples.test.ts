import { tried } from '#games/trambahn/rulebook/tried.ts';
import { trambahn } from '#games/trambahn/rules/index.ts';
import { examples as holdExamples } from '#testkit/suite/examples.ts';
import { examples } from '../examples/index.ts';

holdExamples(trambahn, {
  examples,
  tried,
  sources: 'src/games/trambahn/rules',
  untried: 'src/games/trambahn/lessons/examples/untried.md',
});
