import type { NoticeKind } from '#protocol/http/notice-kinds.ts';
import { unwantedKinds } from '#protocol/http/notices.ts';
import { type Sql, step } from '../../sql/sql.ts';
import { maybeTextIn, numberIn, textIn } from '../../store/columns.ts';
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
    unwanted: unwantedIn(maybeTextIn(row, 'unwanted')),
  }));
}

/** What an earlier or a later version has written otherwise is as if nothing had been said. */
function unwantedIn(text: string | undefined): NoticeKind[] {
  const read = unwantedKinds.safeParse(JSON.parse(text ?? '[]'));
  return read.success ? read.data : [];
}

/** `kinds`: what it tells of; a device that wants none of these is told `instead`, if that is given. */
type About = { kinds: readonly NoticeKind[]; instead?: Pushed };

/** Says it to all of somebody's browsers that want it, and forgets those that are no more. How many have taken it. */
export async function pushTo(
  host: PushHost,
  mark: string,
  pushed: Pushed,
  { kinds, instead }: About = { kinds: [] },
): Promise<number> {
  const isWanted = ({ unwanted }: { unwanted: readonly NoticeKind[] }): boolean =>
    kinds.length === 0 || kinds.some((kind) => !unwanted.includes(kind));
  const all = await pushesOf(host.sql, mark, host.now());
  const [willing, others] = [all.filter(isWanted), all.filter((one) => !isWanted(one))];
  if (instead) await pushToThese(host, others, instead);
  return pushToThese(host, willing, pushed);
}

type Device = Awaited<ReturnType<typeof pushesOf>>[number];

async function pushToThese(
  host: PushHost,
  devices: readonly Device[],
  pushed: Pushed,
): Promise<number> {
  const { sql, vapid, outbound, now, report } = host;
  let bytes = Buffer.from(JSON.stringify(pushed));
  if (bytes.length > MOST_PUSHED && pushed.t === 'show') {
    bytes = Buffer.from(JSON.stringify({ ...pushed, body: '', title: pushed.title.slice(0, 500) }));
  }
  const send = async (one: Device): Promise<boolean> => {
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
  const taken = await Promise.all(devices.map(send));
  return taken.filter(Boolean).length;
}
