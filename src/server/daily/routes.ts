import type { FastifyInstance } from 'fastify';
import { askBoard, askDay, askJourney, askSheet } from '#protocol/http/daily.ts';
import { Refusing } from '#tables/refusing.ts';
import type { HouseAccounts } from '../accounts/open-accounts.ts';
import { takeTable } from '../api.ts';
import { guestPosts } from '../guest-posts.ts';
import { networkOf } from '../network.ts';
import type { Quotas } from '../quotas.ts';
import { TooFast } from '../too-fast.ts';
import { Daily, type DailyHost, NotTold } from './daily.ts';

const CODES = { 'no-such-train': 404, departed: 409, 'not-arrived': 403, 'too-long': 409 };

export type DailyRoutes = Pick<HouseAccounts, 'accounts' | 'identity'> &
  DailyHost & {
    quotas: Quotas;
  };

/** What pages ask about the daily trains. */
export function serveDaily(app: FastifyInstance, host: DailyRoutes): void {
  const { quotas } = host;
  const daily = new Daily(host);
  const post = guestPosts(app, host, '/api/daily', (error) => {
    if (error instanceof NotTold) return { code: CODES[error.why], why: error.why };
    const why = error instanceof Refusing ? error.answer.why : undefined;
    return why === undefined ? undefined : { code: 400, why };
  });

  post('day', askDay, ({ body, holder }) => daily.day(holder, body.day));

  post('board', askBoard, async ({ body, holder, ip }) => {
    const table = await daily.board(holder, body, () => {
      if (!takeTable(quotas, holder, networkOf(ip))) throw new TooFast();
    });
    return { table };
  });

  post('sheet', askSheet, ({ body, holder }) => daily.sheet(holder, body.day, body.game));

  post('journey', askJourney, ({ body, holder }) =>
    daily.journey(holder, body.day, body.game, body.id),
  );
}
