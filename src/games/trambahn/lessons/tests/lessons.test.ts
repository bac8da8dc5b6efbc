import { trambahn } from '#games/trambahn/rules/index.ts';
import { firstGame as holdFirstGame, lessons as holdLessons } from '#testkit/suite/lessons.ts';
import { firstGame } from '../first-game.ts';
import { lessons } from '../index.ts';

holdLessons(trambahn, { lessons, rulebook: 'src/games/trambahn/rulebook/en.md' });
holdFirstGame(trambahn, firstGame, 'src/games/trambahn/rules/records');
