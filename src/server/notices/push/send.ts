import { type Sql, step } from '../../sql/sql.ts';
import { numberIn, textIn } from '../../store/columns.ts';
import { type Outbound, post, Unspeakable } from '../outbound/post.ts';
import { noticeStatements as statements } from '../statements.ts';
import { encrypted, MOST_PUSHED } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/**
 * What a service worker is told. `close`: what this tag showed is so no more. `count`: how many tables wait for whoever has the device;
 * with a tag that is of no turn it says nothing.
 */
export type Pushed =
  | {
      t: 'show';
      tag: string;
      title: string;
      body: string;
      url: string;
      /** It replaces what is shown, and makes no sound. */
      quiet?: true;
      answers?: readonly { words: string; which: number }[];
      token?: string;
      count: number;
    }
  | { t: 'close'; tag: string; count?: number };

export type PushHost = {
  sql: Sql;
  vapid: Vapid;
  outbound: Outbound;
  now(): number;
  report(error: unknown): void;
};

const DAY_S = 86_400;

/** The browsers of somebody, but for those that were signed out. */
export async function pushesOf(sql: Sql, mark: string, now: number) {
  const rows = await sql.read(statements.pushesOf, [mark, now]);
  return rows.map((row) => ({
    id: textIn(row, 'id'),
    endpoint: textIn(row, 'endpoint'),
    keys: { p256dh: textIn(row, 'key'), auth: textIn(row, 'auth') },
    device: textIn(row, 'device'),
    made: numberIn(row, 'made'),
  }));
}

/** Says it to all of somebody's browsers, and forgets those that are no more. How many have taken it. */
export async function pushTo(host: PushHost, mark: string, pushed: Pushed): Promise<number> {
  const { sql, vapid, outbound, now, report } = host;
  let bytes = Buffer.from(JSON.stringify(pushed));
  if (bytes.length > MOST_PUSHED && pushed.t === 'show') {
    bytes = Buffer.from(JSON.stringify({ ...pushed, body: '', title: pushed.title.slice(0, 500) }));
  }
  const send = async (one: Awaited<ReturnType<typeof pushesOf>>[number]): Promise<boolean> => {
    try {
      const headers = {
        authorization: vapid.header(one.endpoint, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: `${DAY_S}`,
        urgency: pushed.t === 'show' && !pushed.quiet ? 'high' : 'low',
        // What was not delivered yet is replaced.
        topic: pushed.tag,
      };
      const { status } = await post(one.endpoint, headers, encrypted(bytes, one.keys), outbound);
      if (status === 404 || status === 410) await sql.write([step(statements.dropPush, [one.id])]);
      return status >= 200 && status < 300;
    } catch (error) {
      if (error instanceof Unspeakable) await sql.write([step(statements.dropPush, [one.id])]);
      else report(error);
      return false;
    }
  };
  const taken = await Promise.all((await pushesOf(sql, mark, now())).map(send));
  return taken.filter(Boolean).length;
}
