import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '#games/index.ts';
import type { AccountShown } from '#protocol/http/account.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { type Caught, linkIn } from '#server/services/mail-catcher.ts';
import type { Counts, Faults } from './counts.ts';
import type { Doors } from './doors.ts';
import { HallGuest } from './hall-guest.ts';
import { made } from './laying.ts';

const BETWEEN_MS = 300;
const PATIENCE_MS = 10_000;

/** A letter is sent by a job, which a node that has died may have taken with it. */
const LETTER_MS = 90_000;

/** So many come in and go out at the same time, and rest in between. */
const TRAVELLERS = 2;
const REST_MS = 1500;

/** So many who are in, and as many who are out, come to the hall in the end. */
const MOST_LOOKED_AT = 4;

type Ground = {
  doors: Doors & { letters: readonly Caught[] };
  counts: Counts;
  faults: Faults;
  isOver(): boolean;
};

/** `out`: they were told that it is over; `leaving`: they have asked for it. */
type Session = {
  cookie: string;
  secret: string;
  from: string;
  name: string;
  is: 'in' | 'leaving' | 'out';
  /** Which the holder has laid. */
  table?: string;
};

type Said = { status: number; body: Record<string, unknown>; cookie: string };

/** People who come in by a link in a letter, on two devices, and sign out again, while the house is harmed. */
export class Travellers {
  readonly #ground: Ground;
  readonly #sessions: Session[] = [];
  readonly #travelling: Promise<void>[];

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#travelling = Array.from({ length: TRAVELLERS }, (_, who) => this.#travel(who));
  }

  /** When nothing is harmed any more: who is in is in, and who is out is out, at every node. */
  async settled(): Promise<void> {
    await Promise.all(this.#travelling);
    for (const address of this.#ground.doors.addresses())
      await Promise.all(this.#sessions.map((session) => this.#judge(session, () => address)));
    const laid = this.#sessions.filter(({ table }) => table !== undefined);
    for (const is of ['in', 'out'] as const) {
      const some = laid.filter((session) => session.is === is).slice(-MOST_LOOKED_AT);
      await Promise.all(some.map((session) => this.#looks(session)));
    }
  }

  #laid({ name, from, secret, cookie }: Session): Promise<string> {
    const seats: SeatWish[] = [{ kind: 'me', name }, { kind: 'open' }];
    const wish = { v: PROTOCOL, game: games[0]?.id ?? '', options: {}, secret, seats } as const;
    return made(this.#ground.doors, wish, from, cookie);
  }

  /** In the hall the holder’s table stands for who is in, and not for who is out. */
  async #looks(session: Session): Promise<void> {
    const guest = new HallGuest(this.#ground, { ...session, name: '' });
    const isShown = await guest.shows(() => true, LETTER_MS);
    const isTheirs = guest.shown?.mine.some(({ id }) => id === session.table) === true;
    guest.close();
    if (!isShown) guest.fault('behind', `nothing is shown to ${session.name}`);
    else if (isTheirs !== (session.is === 'in'))
      guest.fault(isTheirs ? 'came back to life' : 'lost', `the table of ${session.name}`);
  }

  async #travel(who: number): Promise<void> {
    for (let n = 0; !this.#ground.isOver(); n++) {
      const name = `Traveller ${who}-${n}`;
      const from = `10.253.${who}.${(n % 250) + 1}`;
      const one = await this.#comesIn(name, from);
      const other = one && (await this.#comesIn(name, from));
      if (!one || !other) continue;
      one.table = other.table = await this.#laid(one);
      await Promise.all([this.#judge(one), this.#judge(other)]);
      // Of one's devices the other, all, or this one.
      const which = (['others', 'all', undefined] as const)[n % 3];
      await this.#signOut(one, which === 'others' ? [other] : which ? [one, other] : [one], which);
      await Promise.all([this.#judge(one), this.#judge(other)]);
      await sleep(REST_MS);
    }
  }

  /** By a link, which works once. Nothing: whether it was used is not known, or it is over for today. */
  async #comesIn(name: string, from: string): Promise<Session | undefined> {
    const { counts, faults, doors } = this.#ground;
    const address = `${name.replace(' ', '').toLowerCase()}@example.org`;
    const before = doors.letters.length;
    const asked = await this.#asked('link', { address, language: 'en' }, from);
    if (asked.status !== 200) {
      faults.add('no link', name, JSON.stringify(asked.body));
      return undefined;
    }
    const token = await this.#linkTo(address, before);
    if (token === undefined) {
      if (!this.#ground.isOver()) faults.add('no letter', name, 'has asked for a link');
      return undefined;
    }
    const use = { token, secret: randomBytes(32).toString('hex'), name, language: 'en' };
    const used = await this.#asked('link/use', use, from);
    if (used.status === 410 && used.isAgain) return undefined;
    if (used.status !== 200) {
      faults.add('no way in', name, `${used.status} ${JSON.stringify(used.body)}`);
      return undefined;
    }
    counts.signedIn++;
    const again = await this.#asked('link/use', use, from);
    if (again.status !== 410) faults.add('a link twice', name, `was answered ${again.status}`);
    const { secret } = use;
    const session: Session = { cookie: used.cookie, secret, from, name, is: 'in' };
    this.#sessions.push(session);
    return session;
  }

  async #linkTo(address: string, before: number): Promise<string | undefined> {
    const until = performance.now() + LETTER_MS;
    while (performance.now() < until) {
      const letters = this.#ground.doors.letters.slice(before);
      const letter = letters.findLast(({ to }) => to.includes(address));
      if (letter) return linkIn(letter.text);
      await sleep(BETWEEN_MS);
    }
    return undefined;
  }

  /** `ends`: these sessions; nothing as `which`: by its own name. */
  async #signOut(
    by: Session,
    ends: readonly Session[],
    which: 'others' | 'all' | undefined,
  ): Promise<void> {
    const { counts, faults } = this.#ground;
    const own = (await this.#shown(by))?.ticket?.sessions.find(({ isThis }) => isThis);
    if (!own) return;
    for (const session of ends) session.is = 'leaving';
    const wish = { which: which ?? { id: own.id } };
    const answer = await this.#asked('sessions/end', wish, by.from, by.cookie);
    // Whoever has signed themselves out, and was not told so, is asked who they are.
    const isDone = answer.status === 200 || (answer.status === 401 && answer.isAgain);
    if (!isDone) faults.add('not signed out', by.name, JSON.stringify(answer.body));
    for (const session of ends) {
      if (isDone) session.is = 'out';
      counts.signedOut++;
    }
  }

  async #judge(session: Session, at?: () => string): Promise<void> {
    const { is, name } = session;
    const isShown = (await this.#shown(session, at))?.ticket !== undefined;
    if (is === 'in' && session.is === 'in' && !isShown)
      this.#ground.faults.add('lost', name, 'had come in, and is not in any more');
    if (is === 'out' && isShown)
      this.#ground.faults.add('came back to life', name, 'had signed out, and is in again');
  }

  async #shown({ cookie, from }: Session, at?: () => string): Promise<AccountShown | undefined> {
    return (
      await insisted(async () => {
        const address = at?.() ?? this.#ground.doors.address(undefined);
        return fetch(`${address}/api/account`, {
          headers: { cookie, 'x-forwarded-for': from },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
      })
    ).body as AccountShown;
  }

  /** `isAgain`: it was asked before, and whether it was done was not told. */
  #asked(path: string, body: object, from: string, cookie?: string) {
    return insisted(() => {
      const address = this.#ground.doors.address(undefined);
      return fetch(`${address}/api/account/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: address,
          'x-forwarded-for': from,
          ...(cookie === undefined ? {} : { cookie }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    });
  }
}

/** Asks until a node answers. */
async function insisted(ask: () => Promise<Response>): Promise<Said & { isAgain: boolean }> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await ask();
      const body = (await answer.json()) as Said['body'];
      const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
      if (answer.status < 500) return { status: answer.status, body, cookie, isAgain: tries > 1 };
    } catch {
      // Nobody is there just now.
    }
    await sleep(BETWEEN_MS);
  }
}
