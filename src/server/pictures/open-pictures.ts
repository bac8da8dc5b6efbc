import type { FastifyInstance } from 'fastify';
import { gameOf } from '#games/catalogue.ts';
import type { Language } from '#kernel/game.ts';
import { tableId } from '#protocol/parts.ts';
import { OtherRules } from '#tables/other-rules.ts';
import type { Tables } from '#tables/tables.ts';
import { networkOf } from '../network.ts';
import type { PictureOf } from '../notices/tell.ts';
import type { Quotas } from '../quotas.ts';
import { rationed } from '../too-fast.ts';
import type { PreviewOf } from '../web-client.ts';
import { houseOf } from './house-of.ts';
import { Pictures, type TablePicture } from './pictures.ts';
import { languageOf, previewTags, replayTags } from './preview.ts';
import { Printer } from './printer.ts';

export type PicturesHost = {
  tables: Pick<Tables, 'withStanding' | 'summary'>;
  quotas: Quotas;
  pictures: Pictures;
  publicUrl: string | undefined;
};

/** Draws on every node: those that answer nobody write letters. */
export function openPictures(app: FastifyInstance, tables: PicturesHost['tables'], webDir: string) {
  const printer = new Printer(webDir);
  const pictures = new Pictures(tables, printer);
  app.addHook('onClose', () => printer.close());
  /** As whoever is called sees the board; who is only invited watches it. */
  const pictureOf: PictureOf = async ({ table, seat }, language) => {
    const picture = await pictures.pictureOf(table, seat ?? 'watcher', language);
    return picture && { type: 'image/png', bytes: picture.png, alt: picture.alt };
  };
  return { pictures, pictureOf };
}

/** Pictures of tables by HTTP, for eyes that watch, and named in the documents of tables. */
export function servePictures(app: FastifyInstance, host: PicturesHost): PreviewOf {
  const { tables, quotas } = host;
  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    '/api/tables/:id/picture.png',
    { onRequest: rationed(quotas) },
    async (request, reply) => {
      const id = tableId.safeParse(request.params.id);
      const language = languageOf(request.query.lang ?? request.headers['accept-language']);
      const picture = id.success ? await pictureFor(host, id.data, language) : 'none';
      if (picture === 'none') return reply.code(404).send({ why: 'no-such-table' });
      if (picture === undefined) return reply.code(503).send({ why: 'unavailable' });
      const etag = `"${picture.tag}"`;
      reply
        .header('etag', etag)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language');
      // Those who show links ask from elsewhere.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(picture.png);
    },
  );

  return async (table, of, request) => {
    if (!quotas.requests.take(networkOf(request.ip))) return undefined;
    const summary = await tables.summary(table);
    const language = languageOf(request.headers['accept-language']);
    const game = summary && gameOf(summary.game)?.name[language];
    if (!summary || game === undefined) return undefined;
    const house = houseOf(host.publicUrl, request);
    const tags = of === 'table' ? previewTags : replayTags;
    return tags(summary, game, language, {
      page: `${house}${request.url.split('?', 1)[0]}`,
      image: `${house}/api/tables/${table}/picture.png?lang=${language}`,
    });
  };
}

/** `none`: there is no such table, or none that can be opened. */
async function pictureFor(
  { tables, pictures }: PicturesHost,
  table: string,
  language: Language,
): Promise<TablePicture | 'none' | undefined> {
  try {
    if (!(await tables.summary(table))) return 'none';
    return await pictures.pictureOf(table, 'watcher', language);
  } catch (error) {
    if (error instanceof OtherRules) return 'none';
    throw error;
  }
}
