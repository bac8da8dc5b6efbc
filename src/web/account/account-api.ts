import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Hours } from '#clocks/hours.ts';
import type { AccountShown, AccountTrouble, LinkShown, Renamed } from '#protocol/http/account.ts';
import { guest, guestName, renewSecret } from '../guest.ts';
import { language } from '../preferences.ts';

/** Why something about the season ticket was not done. */
export type Trouble = AccountTrouble | 'offline' | 'cancelled' | 'already-here';

export class NotDone extends Error {
  override name = 'NotDone';
  readonly why: Trouble;

  constructor(why: Trouble) {
    super(why);
    this.why = why;
  }
}

/** Do this browser and this address know passkeys? */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

export async function readAccount(): Promise<AccountShown> {
  return read('accountShown', await asked('/api/account'));
}

/** Makes a passkey: for a new ticket, or one more for the holder's. */
export async function makePasskey(name = guestName()): Promise<void> {
  await withNewSecret(async () => {
    const { secret } = guest();
    const options = await post('passkey/options', { secret, name });
    const credential = await fromAuthenticator(() =>
      startRegistration({ optionsJSON: options as never }),
    );
    await post('passkey', { secret, name, language: language.get(), credential });
  });
}

/** Comes in by a passkey that this device, or a phone beside it, has. */
export async function enterByPasskey(): Promise<void> {
  const options = await post('enter/options', {});
  const credential = await fromAuthenticator(() =>
    startAuthentication({ optionsJSON: options as never }),
  );
  await post('enter', { secret: guest().secret, credential });
}

export async function askForLink(address: string): Promise<void> {
  await post('link', { address, language: language.get() });
}

export async function lookAtLink(token: string): Promise<LinkShown> {
  return read('linkShown', await post('link/look', { token }));
}

export async function followLink(token: string, name: string): Promise<void> {
  await withNewSecret(async () => {
    await post('link/use', { token, secret: guest().secret, name, language: language.get() });
  });
}

/** At how many tables the former name stays. */
export async function renameTicket(name: string): Promise<number> {
  return (await read('renamed', await post('name', { name }))).kept;
}

export const endSessions = (which: 'others' | 'all' | { id: string }) =>
  post('sessions/end', { which });
export const removeWay = (way: { passkey: string } | { address: string }) =>
  post('way/remove', way);
export const leave = () => post('leave', {});
export const stay = () => post('stay', {});

/**
 * When somebody plays; nothing: at all hours. One after the other, and of those that wait only the last: a dial that is
 * turned says much.
 */
export function sayHours(hours: Hours | undefined): Promise<void> {
  toSay = hours;
  saying ??= (async () => {
    try {
      while (toSay !== said) {
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
        said = toSay;
        await post('hours', { hours: said ?? null });
      }
    } finally {
      saying = undefined;
      said = NOTHING_YET;
    }
  })();
  return saying;
}

/** So long a hand rests before what it has set is kept. */
const QUIET_MS = 300;

const NOTHING_YET = {} as const;
let toSay: Hours | undefined;
let said: Hours | undefined | typeof NOTHING_YET = NOTHING_YET;
let saying: Promise<void> | undefined;

/** A secret that has served a ticket opens nothing any more: whoever makes another does so as somebody new. */
async function withNewSecret(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NotDone && error.why === 'secret-used')) throw error;
    renewSecret();
    await work();
  }
}

async function fromAuthenticator<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // It already keeps a key of this ticket, and says so; all else is somebody's no.
    throw new NotDone(error.name === 'InvalidStateError' ? 'already-here' : 'cancelled');
  }
}

export function post(path: string, body: object): Promise<unknown> {
  return asked(`/api/account/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export async function asked(path: string, init?: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new NotDone('offline');
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  const { accountTrouble } = await schemas();
  const trouble = accountTrouble.safeParse(body);
  throw new NotDone(trouble.success ? trouble.data.why : 'unavailable');
}

/** Fetched beside the page, not with it: a table that brings them too would else have to be read by every page. */
const schemas = () => import('#protocol/http/account.ts');

type Shown = { accountShown: AccountShown; linkShown: LinkShown; renamed: Renamed };

async function read<Name extends keyof Shown>(name: Name, body: unknown): Promise<Shown[Name]> {
  const found = (await schemas())[name].safeParse(body);
  if (!found.success) throw new NotDone('unavailable');
  return found.data as Shown[Name];
}
