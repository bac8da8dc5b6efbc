import type { Hours } from '#clocks/hours.ts';
import type { Language } from '#kernel/game.ts';
import { isToMove } from '#protocol/http/notice-kinds.ts';
import { Conflict } from '#tables/store.ts';
import type { Ticket } from '../accounts/tickets.ts';
import type { Outcome } from '../jobs/worker.ts';
import { posting } from '../mail/letters.ts';
import { peopleIn } from '../people/people.ts';
import type { Step } from '../sql/sql.ts';
import { numberIn, textIn } from '../store/columns.ts';
import type { Answers } from './answers.ts';
import { callsAt, standingOf } from './calls.ts';
import type { LookHost } from './dues.ts';
import { type Item, type ItemsHost, itemOf, waitingFor } from './items.ts';
import type { LetterPicture } from './letter-page.ts';
import { isStill } from './look.ts';
import { type Pushed, type PushHost, pushTo } from './push/send.ts';
import { dropping, isClosing, NOTICE_LETTER, type Notice, noticeIn, sending } from './rows.ts';
import { type SinceHost, sinceAt } from './since.ts';
import { noticeStatements as statements } from './statements.ts';
import { callWebhook, type WebhookHost, webhookBody, webhookOf } from './webhook.ts';
import { type Reader, saidOf } from './words.ts';

export type TellHost = LookHost &
  ItemsHost &
  PushHost &
  WebhookHost &
  SinceHost & {
    answers: Answers;
    addressOf(mark: string): Promise<string | undefined>;
    publicUrl: string | undefined;
    pictureOf?: PictureOf | undefined;
  };

const ATTEMPTS = 5;

/** Draws how a board stands for whoever is called to it; nothing: there is no drawing of it. */
export type PictureOf = (item: Item, language: Language) => Promise<LetterPicture | undefined>;

/** Whose turn it is, all tables of one person together, is one notice on a device: the next replaces it. */
const TURNS = 'turns';

/**
 * The job `call`: tells somebody what there is to tell. It is marked as sent before it goes, so that a crash may lose a notice and
 * never doubles one; a letter is put down in the same change.
 */
export async function tell(host: TellHost, mark: string): Promise<Outcome> {
  const { store, now } = host;
  for (let attempt = 1; ; attempt++) {
    const rows = await store.sql.read(statements.unsent, [mark, now()]);
    const ticket = await host.tickets.of(mark);
    const { valid, steps } = await judged(host, rows.map(noticeIn), ticket !== undefined);
    const letter = ticket ? await letterFor(host, ticket, valid) : [];
    const marked = valid.map((notice) => sending(notice, now()));
    try {
      await store.sql.write([...steps, ...marked, ...letter]);
    } catch (error) {
      // Somebody else tells it, or has withdrawn it.
      if (error instanceof Conflict && attempt < ATTEMPTS) continue;
      throw error;
    }
    if (letter.length > 0) host.wake();
    if (ticket) await send(host, ticket, valid);
    break;
  }
  const [row] = await store.sql.read(statements.nextDue, [mark]);
  const due = row ? numberIn(row, 'due') : -1;
  return due < 0 ? 'done' : { due };
}

/** Which of them are still so: whoever has played meanwhile, or is at the table, is not called. */
async function judged({ store, tables, now }: TellHost, notices: Notice[], isKnown: boolean) {
  const valid: Notice[] = [];
  const steps: Step[] = [];
  for (const notice of notices) {
    const stored = await store.load(notice.table);
    const here = tables.here(notice.table);
    const isSo =
      isClosing(notice.kind) ||
      (stored !== undefined &&
        (notice.kind === 'invitation' ||
          (await isStill(store, notice, stored, { calls: callsAt(stored, here), here }))));
    if (isSo && isKnown) valid.push(notice);
    else steps.push(dropping(notice, now()));
  }
  return { valid, steps };
}

async function letterFor(host: TellHost, ticket: Ticket, notices: Notice[]): Promise<Step[]> {
  const own = notices.filter(({ channel }) => channel === 'mail');
  const address = own.length === 0 ? undefined : await host.addressOf(ticket.mark);
  if (address === undefined) return [];
  const about = { told: own.map(({ table, kind, about: { by } }) => ({ table, kind, by })) };
  const { mark, language } = ticket;
  return posting({ address, mark, language, kind: NOTICE_LETTER, about }, host.now());
}

async function send(host: TellHost, ticket: Ticket, notices: Notice[]): Promise<void> {
  const { mark } = ticket;
  const hours = (await peopleIn(host.store.sql).hoursOf([mark])).get(mark);
  const of = (channel: Notice['channel']) => notices.filter((one) => one.channel === channel);
  await pushAll(host, ticket, of('push'), hours);
  const hooked = of('webhook');
  const hook = hooked.length === 0 ? undefined : await webhookOf(host.sql, mark);
  if (!hook || hook.stopped !== undefined) return;
  const items = await itemsOf(host, mark, hooked, hours);
  if (items.length === 0) return;
  const said = saidOf(items, readerOf(host, ticket, hours));
  const body = webhookBody(hook.form, { said, items, urlOf: (item) => urlOf(host, item) });
  await callWebhook(host, mark, hook, body);
}

export const readerOf = (
  { now }: Pick<TellHost, 'now'>,
  { name, language }: Ticket,
  hours: Hours | undefined,
): Reader => ({ name, language, zone: hours?.zone ?? 'Europe/Paris', now: now() });

const urlOf = ({ publicUrl }: TellHost, { table }: Item): string | undefined =>
  publicUrl === undefined ? undefined : `${publicUrl}/t/${table}`;

/** What is not seen by how a table stands. */
const TOLD_APART: readonly Notice['kind'][] = ['invitation', 'departure', 'talk'];

/** What waits for them comes first: their move, then what they are asked, then what is only told. */
function weightOf(kind: Notice['kind']): number {
  if (isClosing(kind)) return 3;
  if (isToMove(kind)) return 0;
  return ASKING.includes(kind) ? 1 : 2;
}

const ASKING: readonly Notice['kind'][] = ['asked', 'invitation', 'rematch'];

/**
 * What these notices tell of. With a turn come all tables that wait now, once: one notice says it, and the tables that somebody is
 * nudged at come as nudges.
 */
export async function itemsOf(
  host: ItemsHost & Pick<TellHost, 'tables'>,
  mark: string,
  notices: readonly { table: string; kind: Notice['kind']; about: { by?: string | undefined } }[],
  hours: Hours | undefined,
): Promise<Item[]> {
  const items: Item[] = [];
  // Of each table they are told one thing.
  const byWeight = notices.toSorted((a, b) => weightOf(a.kind) - weightOf(b.kind));
  for (const { table, kind, about } of byWeight) {
    if (isClosing(kind) || items.some((one) => one.table === table)) continue;
    const stored = await host.store.load(table);
    if (!stored) continue;
    const call = callsAt(stored, host.tables.here(table)).find(
      (one) => one.mark === mark && one.kind === standingOf(kind) && !one.isThere,
    );
    if (!call && !TOLD_APART.includes(kind)) continue;
    const seat = call ? { seat: call.seat } : {};
    const item = await itemOf(host, stored, { kind, by: call?.by ?? about.by, ...seat }, hours);
    if (item) items.push(item);
  }
  if (!items.some(({ kind }) => kind === 'turn')) return items;
  const others = (await waitingFor(host, mark, hours)).filter(
    ({ table }) => !items.some((one) => one.table === table),
  );
  return [...items, ...others];
}

async function pushAll(
  host: TellHost,
  ticket: Ticket,
  notices: Notice[],
  hours: Hours | undefined,
): Promise<void> {
  if (notices.length === 0) return;
  const { mark } = ticket;
  const items = await itemsOf(host, mark, notices, hours);
  const turns = items.filter(({ kind }) => isToMove(kind));
  const reader = readerOf(host, ticket, hours);
  if (turns.length > 0) {
    const isAgain = notices.every(({ kind, about }) => isClosing(kind) || about.again);
    const show = await shown(host, ticket, turns, reader);
    // A device may want to be told of nudges, and not of every turn.
    const kinds = notices.flatMap(({ kind }) => (isClosing(kind) || !isToMove(kind) ? [] : [kind]));
    await pushTo(host, mark, isAgain ? quietly(show) : show, { kinds });
  } else if (notices.some(({ kind }) => kind === 'close')) {
    // Of those that wait only what was shown before: what is put down later is told later, and withdrawn by what is put down.
    const before = new Set(
      (await host.sql.read(statements.shownTo, [mark])).map((row) => textIn(row, 'table')),
    );
    const waiting = await waitingFor(host, mark, hours);
    const left = waiting.filter(({ table }) => before.has(table));
    const count = waiting.length > 0 ? { count: waiting.length } : {};
    const last: Pushed =
      left.length === 0
        ? { t: 'close', tag: TURNS }
        : quietly(await shown(host, ticket, left, reader));
    // On the icon stand all that wait, also those that need no notice.
    const kinds = left.map(({ kind }) => kind);
    const instead: Pushed = { t: 'close', tag: TURNS, ...count };
    await pushTo(host, mark, { ...last, ...count }, { kinds, instead });
  }
  for (const { kind, table } of notices) {
    const [, closed] = isClosing(kind) ? kind.split('close-') : [];
    if (closed) await pushTo(host, mark, { t: 'close', tag: `${closed}-${table}` });
  }
  for (const item of items.filter(({ kind }) => !isToMove(kind))) {
    await pushTo(host, mark, await shown(host, ticket, [item], reader), { kinds: [item.kind] });
  }
}

const quietly = (pushed: Pushed): Pushed =>
  pushed.t === 'show' ? { ...pushed, quiet: true } : pushed;

async function shown(
  host: TellHost,
  { mark, language }: Ticket,
  items: readonly Item[],
  reader: Reader,
): Promise<Pushed> {
  const { answers } = host;
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined;
  const news = isOne ? (await sinceAt(host, first, language))?.headline : undefined;
  const { title, lines } = saidOf(items, reader, news);
  const offered = isOne ? await answers.offer(mark, first) : undefined;
  return {
    t: 'show',
    tag: first && !isToMove(first.kind) ? `${first.kind}-${first.table}` : TURNS,
    title,
    body: lines.join('\n'),
    url: isOne ? `/t/${first.table}` : '/hall',
    count: items.filter(({ kind }) => isToMove(kind)).length,
    ...(offered
      ? {
          token: offered.token,
          answers: offered.answers.map(({ words }, which) => ({ words: words[language], which })),
        }
      : {}),
  };
}
