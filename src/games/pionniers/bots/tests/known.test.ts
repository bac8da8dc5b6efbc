import { knowsPositions } from '#bots/tests/known.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { knowledge } from './known/index.ts';

knowsPositions(knowledge, [driver, inspector, dispatcher]);
