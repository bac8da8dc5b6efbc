import { pionniers } from '#games/pionniers/rules/index.ts';
import { lessons as hold, firstGame as words } from '#testkit/suite/lessons.ts';
import { firstGame } from '../first-game.ts';
import { lessons } from '../index.ts';

hold(pionniers, { lessons, rulebook: 'src/games/pionniers/rulebook/en.md' });
words(pionniers, firstGame, 'src/games/pionniers/rules/records');
