import { hurried } from '#bots/tests/hurried.ts';
import { knowsPositions } from '#bots/tests/known.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { knowledge } from './known/index.ts';

// The dispatcher thinks a quarter of what it thinks at a table.
knowsPositions(knowledge, [driver, inspector, hurried(dispatcher, 1 / 4)]);
