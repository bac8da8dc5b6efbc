import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { lessons as hold, firstGame as words } from '#testkit/suite/lessons.ts';
import { firstGame } from '../first-game.ts';
import { lessons } from '../index.ts';

hold(railroadTycoon, { lessons, rulebook: 'src/games/railroad-tycoon/rulebook/en.md' });
words(railroadTycoon, firstGame, 'src/games/railroad-tycoon/rules/records');
