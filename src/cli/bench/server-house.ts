import { noLimits } from '#server/limits.ts';
import { openServer } from '#server/open-server.ts';
import { keepRecentStatesYoung } from '#server/recent-states.ts';
import { answerBench } from './server-child.ts';

/** The house as a server under test: the real one, with its database on the disk. */
keepRecentStatesYoung();
const [dataDir = ''] = process.argv.slice(2);
const house = await openServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  logLevel: 'warn',
  limits: noLimits,
});
process.once('SIGTERM', () => void house.close().then(() => process.exit()));
answerBench(house.address.port);
