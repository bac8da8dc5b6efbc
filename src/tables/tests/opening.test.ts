import { test } from 'vitest';
import { memoryStore } from '../memory-store.ts';
import { expectOpenedDespiteUndo } from './opening.ts';

test('a table is opened whatever snapshot an undo at another node takes away meanwhile', () =>
  expectOpenedDespiteUndo(memoryStore()));
