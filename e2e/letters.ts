import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { PROTOCOL } from '#protocol/parts.ts';
import { freePort } from '#server/services/free-port.ts';
import { linkIn, openMailCatcher } from '#server/services/mail-catcher.ts';
import { House } from './house.ts';
import { type Kept, placeIn } from './kept.ts';
import { test as base } from './test.ts';

type Mail = Awaited<ReturnType<typeof openMailCatcher>>;
export type Letters = { house: House; mail: Mail };

/** Houses that send letters, with a mailbox for all addresses. `pushes`: one that posts to push services on this machine too. */
export const test = base.extend<{ letters: Letters; pushes: Letters }>({
  letters: async ({ kept }, use) => withLetters(use, kept),
  pushes: async ({ kept }, use) =>
    withLetters(use, kept, fileURLToPath(import.meta.resolve('./push-house.ts'))),
});

async function withLetters(
  use: (letters: Letters) => Promise<void>,
  kept: Kept,
  main?: string,
): Promise<void> {
  const [mail, port] = [await openMailCatcher(), await freePort()];
  const env = {
    ...(await placeIn(kept)),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Rotonde <house@example.org>',
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const house = new House(env, port, main);
  await house.open();
  await use({ house, mail });
  await house.close();
  await mail.close();
}

const WORDS = {
  en: { address: 'Address', send: 'Send me the link', name: 'Your name', make: 'Make my ticket' },
  fr: {
    address: 'Adresse',
    send: 'Recevoir le lien',
    name: 'Votre nom',
    make: 'Créer ma carte',
  },
} as const;

/** Nour has a season ticket, by a letter, and is at its page. */
export async function nourSignsUp(
  page: Page,
  { house, mail }: Letters,
  language: keyof typeof WORDS,
): Promise<void> {
  const words = WORDS[language];
  await page.goto(`${house.url}/account`);
  await page.getByLabel(words.address).fill('nour@example.org');
  await page.getByRole('button', { name: words.send }).click();
  const [letter] = await mail.reach(1);
  await page.goto(`${house.url}/link/${linkIn(letter?.text)}`);
  await page.getByLabel(words.name).fill('Nour');
  await page.getByRole('button', { name: words.make }).click();
  await expect(page.locator('.season-name')).toHaveText('Nour');
}

/** A table of Nour's with a seat for Bob; she is not there. */
export function nourLays(page: Page, game: string, more: object = {}): Promise<string> {
  const seats = [{ kind: 'me', name: 'Nour' }, { kind: 'open' }];
  const wish = { v: PROTOCOL, game, options: {}, seats, ...more };
  return page.evaluate(async (data) => {
    const { secret } = JSON.parse(localStorage.getItem('rotonde.guest') ?? '{}') as object & {
      secret: string;
    };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, secret }),
    });
    return ((await answer.json()) as { id: string }).id;
  }, wish);
}

type Answer = { t: string; why?: string };

/** Somebody at a table by nothing but a socket. */
export class Bob {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (told: Answer) => void>();
  readonly #arrived = Promise.withResolvers<void>();
  readonly secret: string;
  #seq = 0;
  #heard = Promise.withResolvers<void>();

  /** `secret`: of somebody who was there before. */
  constructor(url: string, table: string, secret = randomBytes(32).toString('hex')) {
    this.secret = secret;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    this.#socket.addEventListener('message', ({ data }) => {
      const told = JSON.parse(String(data)) as { t: string; id?: string; seq?: number };
      if (told.t === 'welcome') this.#arrived.resolve();
      if (told.seq !== undefined && told.seq > this.#seq) {
        this.#seq = told.seq;
        this.#heard.resolve();
      }
      if (told.t === 'done' || told.t === 'refused') this.#waiting.get(told.id ?? '')?.(told);
    });
    this.#socket.addEventListener('open', () =>
      this.#say({ t: 'join', v: PROTOCOL, table, secret }),
    );
  }

  async sits(): Promise<void> {
    await this.#arrived.promise;
    await this.#ask({ t: 'sit', seat: 1, name: 'Bob' });
  }

  /** True: it was allowed. Whoever has just sat down may not have heard yet how far the game is, and asks again when they have. */
  async plays(action: object): Promise<boolean> {
    await this.#arrived.promise;
    for (;;) {
      this.#heard = Promise.withResolvers();
      const heard = this.#heard.promise;
      const { t, why } = await this.#ask({ t: 'act', after: this.#seq, actions: [action] });
      if (why !== 'stale' && why !== 'waiting') return t === 'done';
      await heard;
    }
  }

  leaves(): void {
    this.#socket.close();
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #ask(wish: object): Promise<Answer> {
    const id = `bob-${randomBytes(8).toString('hex')}`;
    const answered = Promise.withResolvers<Answer>();
    this.#waiting.set(id, answered.resolve);
    this.#say({ ...wish, id });
    return answered.promise;
  }
}

/** A letter's words, whatever they were packed in. */
export function wordsIn(text: string | undefined): string {
  const packed = (text ?? '').replaceAll('=\r\n', '');
  const bytes = packed.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** Where the answers in a letter lead, the first one first. */
export const answersIn = (text: string | undefined): string[] => [
  ...new Set(wordsIn(text).match(/\/answer\/[A-Za-z0-9_-]{43}(?:\?which=\d)?/g) ?? []),
];
