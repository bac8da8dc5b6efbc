import { memoryStore } from '../memory-store.ts';
import { describeStore } from './store-suite.ts';

describeStore('in memory', async () => memoryStore());
