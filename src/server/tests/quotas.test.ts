import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { noLimits } from '../limits.ts';
import { Quota } from '../quotas.ts';
import { house, ME, OPEN, twoPlayers } from './house.ts';
import { newSecret } from './page.ts';
import { playOn } from './play.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a quota', () => {
  test('gives each key its own, so much at once and so much a second', () => {
    let now = 0;
    const quota = new Quota({ burst: 3, perSecond: 2 }, 100, () => now);
    const takes = (key: string) => Array.from({ length: 4 }, () => quota.take(key));
    expect(takes('ada')).toEqual([true, true, true, false]);
    expect(takes('bob')).toEqual([true, true, true, false]);
    now += 1000;
    expect(takes('ada')).toEqual([true, true, false, false]);
    expect(quota.take('bob', 3)).toBe(false);
    expect(quota.take('bob', 2)).toBe(true);
  });

  test('forgets whoever has all of theirs again', () => {
    let now = 0;
    const quota = new Quota({ burst: 1, perSecond: 1 }, 100, () => now);
    for (let i = 0; i < 50; i++) quota.take(`${i}`);
    expect(quota.size).toBe(50);
    now += 1000;
    for (let i = 0; i < 50; i++) quota.take(`new ${i}`);
    expect(quota.size).toBe(50);
  });

  test('remembers only so many, those who came last', () => {
    const quota = new Quota({ burst: 1, perSecond: 0 }, 100, () => 0);
    quota.take('spent');
    for (let i = 0; i < 5000; i++) {
      quota.take(`${i}`);
      expect(quota.take('spent')).toBe(false);
    }
    expect(quota.size).toBe(100);
  });
});

describe('a quota that is held', () => {
  test('is one for all who hold it, and for who does not', () => {
    const quota = new Quota({ burst: 3, perSecond: 0 }, 100, () => 0);
    const [one, other] = [quota.hold('ada'), quota.hold('ada')];
    expect([one.take(1, 0), other.take(1, 0), quota.take('ada'), one.take(1, 0)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('is not forgotten before all have let go of it, and not filled by that', () => {
    const quota = new Quota({ burst: 1, perSecond: 0 }, 10, () => 0);
    quota.hold('ada').take(1, 0);
    quota.hold('ada');
    const crowd = () => {
      for (let i = 0; i < 50; i++) quota.take(`${i}`);
    };
    crowd();
    quota.letGo('ada');
    crowd();
    quota.letGo('ada');
    expect(quota.take('ada')).toBe(false);
    expect(quota.size).toBe(10);
    crowd();
    expect(quota.take('ada')).toBe(true);
  });
});

describe('tables', () => {
  const made = async (address: string, secret: string, host: number) => {
    const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret, seats: [ME, OPEN] };
    const answer = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${host}` },
      body: JSON.stringify(wish),
    });
    return [answer.status, await answer.json()] as const;
  };
  const TOO_FAST = [429, { why: 'too-fast' }];

  test.each([
    ['guest', 'tablesPerMinute', MINUTE],
    ['guest', 'tablesPerDay', DAY],
    ['address', 'tablesPerMinute', MINUTE],
    ['address', 'tablesPerDay', DAY],
  ] as const)('are counted by %s: %s', async (scope, limit, period) => {
    let now = 0;
    const limits = { ...noLimits, [limit]: { ...noLimits[limit], [scope]: 3 } };
    const { address } = await house({ limits, trustProxy: 1, stopwatch: () => now });
    const { players } = await twoPlayers(address);
    const secret = newSecret();
    let host = 0;
    const another = () =>
      scope === 'guest' ? made(address, secret, ++host) : made(address, newSecret(), 1);
    for (let i = 0; i < 3; i++) expect((await another())[0]).toBe(201);
    for (let i = 0; i < 5; i++) {
      expect(await another()).toEqual(TOO_FAST);
      await playOn(players, i, 1);
    }
    // Somebody else, elsewhere.
    expect((await made(address, newSecret(), 250))[0]).toBe(201);
    now += period / 3;
    expect((await another())[0]).toBe(201);
    expect(await another()).toEqual(TOO_FAST);
  });

  test('and all else are counted by a clock that nobody sets', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let now = 0;
    const limits = { ...noLimits, requestsPerMinute: 2 };
    const { address } = await house({ limits, stopwatch: () => now });
    const ask = async () => (await fetch(`${address}/api/tables/nosuchtable12345`)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429]);
    vi.setSystemTime(0);
    expect(await ask()).toBe(429);
    now += MINUTE;
    expect(await ask()).toBe(404);
  });
});

test('what a program asks for is counted with what its guest asks for by sockets, and with nobody else’s', async () => {
  const messages = { ...noLimits.messages, guest: { burst: 12, perSecond: 0 } };
  const { address } = await house({ limits: { ...noLimits, messages }, stopwatch: () => 0 });
  const { table, secrets, players } = await twoPlayers(address);
  const [ada, bob] = players;
  const made = await fetch(`${address}/api/tables/${table}/seats/0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: secrets[0] }),
  });
  const { token } = (await made.json()) as { token: string };
  const view = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${address}/api/v1/tables/${table}`, { headers })).status;
  };
  // To come in has cost her two, and each view costs two.
  for (let i = 0; i < 5; i++) expect(await view()).toBe(200);
  expect(await view()).toBe(429);
  ada.say({ t: 'look', id: 'one-look-more', at: 0 });
  expect((await ada.closed()).why).toBe('too-fast');
  expect(await bob.ask({ t: 'look', at: 0 })).toMatchObject({ t: 'seen' });
});
