import type { FastifyInstance } from 'fastify';
import type { Tables } from '#tables/tables.ts';
import { networkOf } from './network.ts';
import { type PicturesHost, servePictures } from './pictures/open-pictures.ts';
import type { Quotas } from './quotas.ts';
import { type GameOf, serveWebClient } from './web-client.ts';

/** The pages, with what a link to a table shows of it. */
export async function serveDocuments(
  app: FastifyInstance,
  host: PicturesHost & { tables: Tables; webDir: string },
): Promise<void> {
  const previewOf = servePictures(app, host);
  await serveWebClient(app, { ...host, gameOf: gameAt(host.tables, host.quotas), previewOf });
}

const gameAt =
  (tables: Tables, quotas: Quotas): GameOf =>
  async (table, ip) =>
    quotas.requests.take(networkOf(ip)) ? (await tables.summary(table))?.game : undefined;
