import { randomBytes } from 'node:crypto';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';

/** Appends to many tables at once and tells each append that was promised, until it is killed. */
const [path = ''] = process.argv.slice(2);
const store = await openSqliteStore(path);

async function writeOne(): Promise<void> {
  const id = `t${randomBytes(8).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  await store.create({ id, game: 'g', rules: 1, options: {}, secret, at: 0 }, [{ kind: 'open' }]);
  for (let seq = 1; ; seq += 2) {
    const line = (n: number) => ({ seq: n, actor: 0, action: { n }, at: n, id: `${id}-${n}` });
    await store.append(id, [line(seq), line(seq + 1)]);
    process.stdout.write(`${id} ${seq + 1}\n`);
  }
}

await Promise.all(Array.from({ length: 20 }, writeOne));
