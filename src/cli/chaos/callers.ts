import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { usualWishes } from '#protocol/http/notices.ts';
import { type Caught, linkIn, openMailCatcher } from '#server/services/mail-catcher.ts';
import { named, type Sql } from '#server/sql/sql.ts';
import { markOf } from '#tables/tables.ts';
import type { Counts, Faults } from './counts.ts';
import type { TableLedger } from './ledger.ts';
import { answered, answerIn } from './letters.ts';

/** Somebody with a season ticket, who is called by a webhook when they are away. */
export type Holder = { secret: string; cookie: string; name: string };

/** A letter calls somebody to their turn, and to nothing else. */
const kinds = { ...usualWishes.kinds, rematch: [], over: [], asked: [], 'stand-in': [] };

const { sent } = named('chaos', {
  sent: `
    SELECT kind, COUNT(*) AS count FROM notices
     WHERE mark = $1 AND channel = 'webhook' AND sent IS NOT NULL GROUP BY kind`,
});

/** Where letters and notices go: a mailbox and a webhook on this machine, which note all that comes. */
export async function openCallers({ counts, faults }: { counts: Counts; faults: Faults }) {
  const mail = await openMailCatcher();
  /** How often each was told of each kind. */
  const told = new Map<string, number>();
  const made: Holder[] = [];
  const hook = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      counts.notices++;
      const body = JSON.parse(Buffer.concat(pieces).toString()) as { tables: { kind: string }[] };
      for (const { kind } of body.tables) {
        const key = `${request.url} ${kind}`;
        told.set(key, (told.get(key) ?? 0) + 1);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as { port: number };
  const tables = new Map<string, TableLedger>();
  let isClosed = false;
  /** Whoever is called to move by a letter does so by its link, at whatever node. */
  const answering = async (from: number, anyNode: () => string): Promise<void> => {
    for (let at = from; !isClosed; at++) {
      const link = answerIn((await mail.reach(at + 1))[at]?.text);
      const ledger = link && tables.get(link.table);
      if (ledger && (await answered(link.token, ledger, anyNode, () => isClosed))) counts.answers++;
    }
  };
  return {
    smtpUrl: mail.url,

    tables,
    letters: mail.letters as readonly Caught[],

    /** So many, each by a link of its own. Before any harm is done. */
    async holders(count: number, anyNode: () => string): Promise<Holder[]> {
      const address = anyNode();
      for (let i = 0; i < count; i++) {
        const post = poster(address, `10.254.0.${i + 1}`);
        const name = `Holder ${i}`;
        const mine = `holder${i}@example.org`;
        const secret = randomBytes(32).toString('hex');
        await post('link', { address: mine, language: 'en' });
        const letters = await mail.reach(i + 1);
        const token = linkIn(letters.find(({ to }) => to.includes(mine))?.text);
        const answer = await post('link/use', { token, secret, name, language: 'en' });
        const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
        const url = `http://127.0.0.1:${port}/${markOf(secret)}`;
        await post('notices/webhook', { url, form: 'json' }, cookie);
        await post('notices', { ...usualWishes, hourlyMail: false, kinds }, cookie);
        made.push({ secret, cookie, name });
      }
      void answering(count, anyNode);
      return [...made];
    },

    /** Nobody was told of more turns than there were to be told of: each is written down once, and marked before it goes. */
    async verify(sql: Sql): Promise<void> {
      for (const { secret, name } of made) {
        const mark = markOf(secret);
        const rows = await sql.read(sent, [mark]);
        for (const [key, count] of told) {
          const [whose, kind] = key.split(' ');
          const most = Number(rows.find((one) => one['kind'] === kind)?.['count'] ?? 0);
          if (whose === `/${mark}` && count > most)
            faults.add('called twice', name, `${count} × ${kind}, of ${most}`);
        }
      }
    },

    async close(): Promise<void> {
      isClosed = true;
      hook.closeAllConnections();
      await new Promise<void>((resolve) => hook.close(() => resolve()));
      await mail.close();
    },
  };
}

function poster(address: string, from: string) {
  return async (path: string, body: object, cookie?: string): Promise<Response> => {
    const answer = await fetch(`${address}/api/account/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: address,
        'x-forwarded-for': from,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}
