import { noLimits } from '../limits.ts';
import { openServer } from '../open-server.ts';

/** The house, in a process of its own. Tells its address, and then waits for the end. */
const [dataDir = ''] = process.argv.slice(2);
const host = '127.0.0.1';
const { address } = await openServer({
  port: 0,
  host,
  dataDir,
  logLevel: 'warn',
  limits: noLimits,
});
console.log(`http://${host}:${address.port}`);
