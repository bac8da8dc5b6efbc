import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind, Seat } from '#kernel/game.ts';
import { usualWishes } from '#protocol/http/notices.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Job, Jobs } from '#tables/jobs.ts';
import type { ServerOptions } from '../open-server.ts';
import { linkIn } from '../services/mail-catcher.ts';
import { openPushService } from '../services/push-service.ts';
import { named } from '../sql/sql.ts';
import { storeAt } from './both-stores.ts';
import { Browser } from './browser.ts';
import { postTable } from './house.ts';
import { newSecret, Page } from './page.ts';
import { ticketHouse } from './ticket-house.ts';

/** Takes what is posted, on this machine. `answer`: the code that it says. */
export async function openReceiver(answer: { code: number } = { code: 204 }) {
  const taken: { headers: Record<string, unknown>; body: string }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const piece of request) body += String(piece);
    if (answer.code < 300) taken.push({ headers: request.headers, body });
    response.writeHead(answer.code, { location: '/elsewhere' }).end();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as { port: number };
  return { taken, answer, url: `http://127.0.0.1:${port}/hook` };
}

const { due } = named('notice-test', {
  due: `SELECT COUNT(kind) AS count FROM jobs WHERE due <= $1 AND kind <> 'tidy'`,
});

/** A table's play goes on by itself, and ends with a move. */
const goesOn = ({ kind }: Job): boolean => kind === 'play';

/** How many jobs are being done. One that is put down anew meanwhile stands in its row as due later, and free. */
function watched(jobs: Jobs): () => number {
  const [take, done] = [jobs.take.bind(jobs), jobs.done.bind(jobs)];
  let doing = 0;
  jobs.take = async (...of) => {
    const taken = await take(...of);
    doing += taken.filter((job) => !goesOn(job)).length;
    return taken;
  };
  jobs.done = async (worker, job, next) => {
    await done(worker, job, next);
    if (!goesOn(job)) doing--;
  };
  return () => doing;
}

const game = (await titleOf('pionniers'))?.game as Game<Kind>;

/** A house that may speak to this machine, with a push service beside it. */
export async function noticeHouse(place: string, wish: Partial<ServerOptions> = {}) {
  const [store, push] = [await storeAt(place), await openPushService()];
  onTestFinished(() => push.close());
  const doing = watched(store.jobs);
  const open = await ticketHouse(place, { store, outbound: { allowLoopback: true }, ...wish });
  /** Until nothing more is due, nor being done. */
  const settled = async (): Promise<void> => {
    for (;;) {
      const [row] = await store.sql.read(due, [open.clock.now]);
      if (row?.['count'] === 0 && doing() === 0) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ...open, store, push, settled };
}

export type NoticeHouse = Awaited<ReturnType<typeof noticeHouse>>;

/** Somebody with a season ticket and an address, who has a table where Bob sits too. */
export async function ada(house: NoticeHouse) {
  const { address, mail } = house;
  const browser = new Browser(address, 'Ada');
  const table = await makeTable(house, browser.secret);
  await browser.makePasskey();
  await browser.post('link', { address: 'ada@example.org', language: 'fr' });
  const letters = await mail.reach(1);
  const body = { secret: browser.secret, name: 'Ada', language: 'fr' };
  const added = await browser.post('link/use', { ...body, token: linkIn(letters.at(-1)?.text) });
  expect(added.status).toBe(200);
  // Who begins is chance's, and with it whether there is a departure to be told of.
  const kinds = { ...usualWishes.kinds, departure: [] };
  await browser.post('notices', { ...usualWishes, kinds });
  mail.letters.length = 0;
  return { browser, table };
}

export async function makeTable({ address }: NoticeHouse, secret: string, more: object = {}) {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const wish = { v: PROTOCOL, game: 'pionniers', options: {}, secret, seats, ...more };
  const made = await postTable(address, wish);
  return ((await made.json()) as { id: string }).id;
}

/** Bob sits down and plays on until it is Ada's turn, who is away. */
export async function bobPlays({ address }: NoticeHouse, table: string, secret = newSecret()) {
  const bob = await Page.at(address, table, secret);
  if (!bob.about?.mine.length) await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await bob.reach(1);
  await playWhile(bob, 1);
  return bob;
}

/** This page does the first thing it may, for as long as it is this seat's turn. */
export async function playWhile(page: Page, seat: Seat): Promise<void> {
  while (toAct(page) === seat) {
    const { seq = 0 } = page.view ?? {};
    const [first] = game.choices(page.view?.table, page.view?.own, seat);
    const answer = await page.act(first);
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    await page.reach(seq + 1);
  }
}

export const toAct = ({ view }: Page): Seat | undefined => {
  const [actor] = view ? game.actors(view.table) : [];
  return actor === 'chance' ? undefined : actor;
};

/** The token of the first answer in a letter. */
export function answerIn(text: string | undefined): string {
  const plain = (text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/answer\/([A-Za-z0-9_-]{43})/.exec(plain)?.[1] ?? '';
}

/** Asks a link, or gives its answer. */
export async function answer(
  house: NoticeHouse,
  path: 'look' | 'undo' | '',
  body: object,
  headers: Record<string, string> = {},
) {
  const sent = await fetch(`${house.address}/api/answer${path && `/${path}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.address, ...headers },
    body: JSON.stringify(body),
  });
  return (await sent.json()) as Record<string, unknown>;
}

/** A table made by the holder of a session. */
export async function fetchTable(
  address: string,
  secret: string,
  cookie: { cookie: string },
  game = 'pionniers',
  more: object = {},
) {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const wish = { v: PROTOCOL, game, options: {}, ...more };
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...cookie },
    body: JSON.stringify({ ...wish, secret, seats }),
  });
  return ((await made.json()) as { id: string }).id;
}

/** A letter's words, whatever they were packed in. */
export function plainOf(text: string | undefined): string {
  const packed = (text ?? '').replaceAll('=\r\n', '');
  const bytes = packed.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
