import type { BotHost } from '#tables/bot-host.ts';
import type { Job } from '#tables/jobs.ts';
import { standInBot } from '#tables/next-table.ts';
import type { Tables } from '#tables/tables.ts';
import type { Outcome } from '../jobs/worker.ts';
import { deliver } from '../mail/deliver.ts';
import type { LetterWriters } from '../mail/letters.ts';
import { type Mailer, openMailer } from '../mail/mailer.ts';
import { hoursChanged } from '../people/people.ts';
import type { ServerStore } from '../store/server-store.ts';
import { Accounts } from './accounts.ts';
import type { DownloadHost } from './download.ts';
import { Identity } from './identity.ts';
import { LINK_LETTER, linkWriter } from './link-letter.ts';

/** Where people find this house, and by whom it sends letters: from the environment alone. */
export type SiteOptions = {
  /** As in `https://rotonde.example.org`; not given: wherever it is asked. */
  publicUrl?: string | undefined;
  /** Letters go only where it is known what their links are to say. */
  mail?: { smtpUrl: string; from: string } | undefined;
};

export type HouseAccounts = {
  /** Can letters be sent from here? */
  isMailSent: boolean;
  accounts: Accounts;
  identity: Identity;
  downloads: DownloadHost;
  hoursChanged(mark: string): Promise<void>;
  kinds: Readonly<
    Record<Extract<Job['kind'], 'mail' | 'leave'>, (key: string) => Promise<Outcome>>
  >;
  /** What another node has said. */
  hear(word: string): void;
  close(): void;
};

export type OpeningHost = {
  store: ServerStore;
  tables: Tables;
  now(): number;
  wake(): void;
  report(error: unknown): void;
  /** Sends home whoever is here by this session. */
  endSession(id: string): void;
  bots: BotHost;
  /** Letters of other parts of the house. */
  writers?: LetterWriters;
};

/** More tables than anybody holds seats at. */
const ALL = 100_000;

const WORD = 'session-over ';

/** Season tickets, put together for one node. */
export function openAccounts(site: SiteOptions, host: OpeningHost): HouseAccounts {
  const { store, tables, now, wake, report, endSession, bots } = host;
  const { sql } = store;
  const publicUrl = site.publicUrl?.replace(/\/+$/, '');
  const mailer: Mailer | undefined =
    site.mail && publicUrl !== undefined
      ? openMailer(site.mail.smtpUrl, site.mail.from)
      : undefined;
  const tablesOf = async (holder: string) =>
    (await store.tablesOf(holder, ALL)).map(({ header }) => header.id);
  const accounts = new Accounts({
    sql,
    store,
    now,
    wake,
    tablesOf,
    standInBot: (game) => standInBot(bots, game),
    changed: (head) => tables.changed(head),
    isMailSent: mailer !== undefined,
    ended: (sessions) => {
      for (const id of sessions) {
        endSession(id);
        tables.say(`${WORD}${id}`);
      }
    },
  });
  const writers: LetterWriters = {
    ...host.writers,
    [LINK_LETTER]: linkWriter(sql, now, publicUrl ?? ''),
  };
  return {
    isMailSent: mailer !== undefined,
    accounts,
    identity: new Identity(accounts, publicUrl),
    downloads: { sql, store, tablesOf },
    hoursChanged: async (mark) => {
      await hoursChanged(store, mark, now());
      wake();
    },
    kinds: {
      mail: (id) => deliver({ sql, mailer, writers, now, report }, id),
      leave: (mark) => accounts.leaving.finish(mark),
    },
    hear: (word) => {
      if (word.startsWith(WORD)) endSession(word.slice(WORD.length));
    },
    close: () => mailer?.close(),
  };
}
