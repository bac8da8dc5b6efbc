import type { FastifyInstance } from 'fastify';
import {
  type HouseAccounts,
  type OpeningHost,
  openAccounts,
  type SiteOptions,
} from './accounts/open-accounts.ts';
import { serveAccounts } from './accounts/routes.ts';
import {
  type HouseNotices,
  type NoticeOptions,
  type NoticesHost,
  noticeWriters,
  openNotices,
} from './notices/open-notices.ts';
import { serveAnswers } from './notices/open-routes.ts';
import { serveNotices } from './notices/routes.ts';
import type { Quotas } from './quotas.ts';

export type HolderOptions = SiteOptions & NoticeOptions;

export type HouseHolders = Omit<HouseAccounts, 'kinds'> & {
  notices: HouseNotices;
  kinds: HouseAccounts['kinds'] & HouseNotices['kinds'];
  serve(app: FastifyInstance, quotas: Quotas): void;
};

/** All about those who hold a season ticket, put together for one node: the tickets, and what they are told. */
export async function openHolders(
  options: HolderOptions,
  host: OpeningHost & Pick<NoticesHost, 'titleOf' | 'pictureOf' | 'watch'>,
): Promise<HouseHolders> {
  let notices: HouseNotices | undefined;
  const writers = noticeWriters(() => notices?.host);
  const house = openAccounts(options, { ...host, writers });
  const opened = await openNotices(options, house.accounts, house.isMailSent, host);
  notices = opened;
  return {
    ...house,
    notices: opened,
    kinds: { ...house.kinds, ...opened.kinds },
    serve(app, quotas) {
      serveAccounts(app, { ...house, quotas });
      serveNotices(app, { ...house, notices: opened, quotas });
      serveAnswers(app, { ...house, notices: opened, quotas });
    },
  };
}
