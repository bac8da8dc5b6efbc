import { createHmac } from 'node:crypto';
import type { WebhookForm } from '#protocol/http/notice-kinds.ts';
import { type Sql, step } from '../sql/sql.ts';
import { maybeNumberIn, textIn } from '../store/columns.ts';
import type { Item } from './items.ts';
import { type Outbound, post } from './outbound/post.ts';
import { noticeStatements as statements } from './statements.ts';
import type { Said } from './words.ts';

export type Webhook = {
  url: string;
  form: WebhookForm;
  secret: string;
  failing: number | undefined;
  stopped: number | undefined;
};

export type WebhookHost = { sql: Sql; outbound: Outbound; now(): number };

/** A webhook that fails for so long switches itself off. */
const FAILING_MS = 86_400_000;

export async function webhookOf(sql: Sql, mark: string): Promise<Webhook | undefined> {
  const [row] = await sql.read(statements.webhook, [mark]);
  return (
    row && {
      url: textIn(row, 'url'),
      form: textIn(row, 'form') as WebhookForm,
      secret: textIn(row, 'secret'),
      failing: maybeNumberIn(row, 'failing'),
      stopped: maybeNumberIn(row, 'stopped'),
    }
  );
}

/** Says it there. False: it was not taken. */
export async function callWebhook(
  { sql, outbound, now }: WebhookHost,
  mark: string,
  hook: Webhook,
  body: string,
): Promise<boolean> {
  const bytes = Buffer.from(body);
  const at = `${Math.floor(now() / 1000)}`;
  const signature = signatureOf(hook.secret, at, body);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Rotonde',
    ...(hook.form === 'json'
      ? { 'rotonde-timestamp': at, 'rotonde-signature': `sha256=${signature}` }
      : {}),
  };
  const isTaken = await post(hook.url, headers, bytes, outbound).then(
    ({ status }) => status >= 200 && status < 300,
    () => false,
  );
  const steps = isTaken
    ? [step(statements.webhookWorks, [mark, hook.url])]
    : [
        step(statements.webhookFails, [mark, hook.url, now()]),
        step(statements.stopWebhook, [mark, hook.url, now(), now() - FAILING_MS]),
      ];
  await sql.write(steps);
  return isTaken;
}

/** Over the time and the body, so that nobody can send an old one again. */
export const signatureOf = (secret: string, at: string, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

type Message = { said: Said; items: readonly Item[]; urlOf(item: Item): string | undefined };

/** The same words in the form that a service takes. Names pass as text: nothing in them calls anybody, or is a link. */
export function webhookBody(form: WebhookForm, { said, items, urlOf }: Message): string {
  const links = items.map((item, i) => ({ line: said.lines[i] ?? '', url: urlOf(item) }));
  switch (form) {
    case 'discord': {
      const lines = links.map(({ line, url }) => [inDiscord(line), url].filter(Boolean).join(' '));
      const content = [`**${inDiscord(said.title)}**`, ...lines].join('\n').slice(0, 1900);
      return JSON.stringify({ content, allowed_mentions: { parse: [] } });
    }
    case 'slack': {
      const lines = links.map(({ line, url }) => [inSlack(line), url].filter(Boolean).join(' '));
      return JSON.stringify({ text: [`*${inSlack(said.title)}*`, ...lines].join('\n') });
    }
    case 'json':
      return JSON.stringify({
        title: said.title,
        lines: said.lines,
        tables: items.map((item) => ({
          kind: item.kind,
          table: item.table,
          game: item.game.en,
          url: urlOf(item),
          deadline: item.deadline === undefined ? undefined : new Date(item.deadline).toISOString(),
        })),
      });
  }
}

const inDiscord = (text: string): string => text.replaceAll(/[\\*_~`|<>[\]()#@:]/g, '\\$&');
const inSlack = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, '\u200b$&');
