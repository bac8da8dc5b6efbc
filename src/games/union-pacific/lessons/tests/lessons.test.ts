import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { lessons as hold, firstGame as words } from '#testkit/suite/lessons.ts';
import { firstGame } from '../first-game.ts';
import { lessons } from '../index.ts';

hold(unionPacific, { lessons, rulebook: 'src/games/union-pacific/rulebook/en.md' });
words(unionPacific, firstGame, 'src/games/union-pacific/rules/records');
