import { tried } from '#games/railroad-tycoon/rulebook/tried.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { examples as holdExamples } from '#testkit/suite/examples.ts';
import { examples } from '../examples/index.ts';

holdExamples(railroadTycoon, {
  examples,
  tried,
  sources: 'src/games/railroad-tycoon/rules',
  untried: 'src/games/railroad-tycoon/lessons/examples/untried.md',
});
