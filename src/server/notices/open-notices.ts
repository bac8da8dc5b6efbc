import type { Job } from '#tables/jobs.ts';
import type { Tables, TablesHost } from '#tables/tables.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Outcome } from '../jobs/worker.ts';
import type { LetterWriters } from '../mail/letters.ts';
import type { RequestWatch } from '../sockets/request-watch.ts';
import type { ServerStore } from '../store/server-store.ts';
import { Answers } from './answers.ts';
import { callLater, duesOf } from './dues.ts';
import { noticeWriter, trialWriter } from './letter.ts';
import { lookAt } from './look.ts';
import { seen, wrote } from './news.ts';
import type { Outbound } from './outbound/post.ts';
import { pushesOf } from './push/send.ts';
import { keptVapidKey, type Vapid, vapidOf } from './push/vapid.ts';
import { NOTICE_LETTER, putting, type RowChannel, TRIAL_LETTER } from './rows.ts';
import { type PictureOf, type TellHost, tell } from './tell.ts';
import { webhookOf } from './webhook.ts';

/** By what push services know this house: from the environment alone. */
export type NoticeOptions = {
  publicUrl?: string | undefined;
  /** 32 bytes in base64url; not given: made once and kept in the store. */
  vapidPrivateKey?: string | undefined;
  /** For tests. */
  outbound?: Outbound;
};

export type NoticesHost = {
  store: ServerStore;
  tables: Tables;
  titleOf: TablesHost['titleOf'];
  /** Not given: letters have no picture of the board. */
  pictureOf?: PictureOf;
  now(): number;
  wake(): void;
  report(error: unknown): void;
  watch: RequestWatch;
};

export type HouseNotices = {
  answers: Answers;
  vapid: Vapid;
  host: TellHost;
  kinds: Readonly<
    Record<Extract<Job['kind'], 'notice' | 'call'>, (key: string) => Promise<Outcome>>
  >;
  /** Somebody is invited to a table, by whom. Told once for each table. */
  invited(mark: string, table: string, by: string): Promise<void>;
  /** Somebody has written to those who play at a table. */
  wrote(table: string, line: { mark: string; name: string; n: number }): Promise<void>;
  /** Somebody has come to a table. Never rejects. */
  seen(mark: string, table: string): Promise<void>;
};

/** How letters are written is known before there is anybody to write to. */
export function noticeWriters(hostOf: () => TellHost | undefined): LetterWriters {
  return { [NOTICE_LETTER]: noticeWriter(hostOf), [TRIAL_LETTER]: trialWriter };
}

/** Notices, put together for one node. */
export async function openNotices(
  options: NoticeOptions,
  accounts: Accounts,
  isMailSent: boolean,
  around: NoticesHost,
): Promise<HouseNotices> {
  const { store, tables, now } = around;
  const { sql } = store;
  const { tickets, links } = accounts;
  const publicUrl = options.publicUrl?.replace(/\/+$/, '');
  const vapid = vapidOf(
    await keptVapidKey(sql, options.vapidPrivateKey),
    publicUrl ?? 'https://rotonde.invalid',
  );
  const answers = new Answers({
    store,
    tables,
    tickets,
    titleOf: around.titleOf,
    watch: around.watch,
    now,
  });
  const addressOf = async (mark: string) => (await links.addressesOf(mark))[0];
  const host: TellHost = {
    ...around,
    sql,
    tickets,
    publicUrl,
    vapid,
    answers,
    addressOf,
    outbound: options.outbound ?? {},
    async waysOf(mark) {
      const ways = new Set<RowChannel>();
      if ((await pushesOf(sql, mark, now())).length > 0) ways.add('push');
      if (isMailSent && (await addressOf(mark)) !== undefined) ways.add('mail');
      const hook = await webhookOf(sql, mark);
      if (hook && hook.stopped === undefined) ways.add('webhook');
      return ways;
    },
  };
  return {
    answers,
    vapid,
    host,
    kinds: { notice: (table) => lookAt(host, table), call: (mark) => tell(host, mark) },
    async invited(mark, table, by) {
      const dues = await duesOf(host, mark, 'invitation', false);
      const notice = { mark, table, kind: 'invitation', turn: 0, about: { by } } as const;
      await sql.write(dues.map(([channel, due]) => putting({ ...notice, channel, due }, now())));
      await callLater(host, mark);
    },
    wrote: (table, line) => wrote(host, table, line),
    seen: (mark, table) => seen(host, mark, table).catch(around.report),
  };
}
