import { noLimits } from '#server/limits.ts';
import { openServer } from '#server/open-server.ts';
import { keepRecentStatesYoung } from '#server/recent-states.ts';
import { answerBench } from './server-child.ts';

/** The house as a server under test: the real one, with its database on the disk, or one node of several over PostgreSQL. */
keepRecentStatesYoung();
const [dataDir = ''] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'] || undefined;
const busUrl = process.env['BUS_URL'] || undefined;
const house = await openServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  databaseUrl,
  busUrl,
  logLevel: 'warn',
  limits: noLimits,
});
process.once('SIGTERM', () => void house.close().then(() => process.exit()));
answerBench(house.address.port);
