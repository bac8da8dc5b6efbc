import { describe, expect, test } from 'vitest';
import { noLimits } from '../limits.ts';
import { networkOf } from '../network.ts';
import { parseTrustProxy, type TrustProxy } from '../trust-proxy.ts';
import { house } from './house.ts';

describe('an address is counted', () => {
  test.each([
    ['by itself', '203.0.113.7', '203.0.113.7'],
    ['as IPv4 when it is written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['as IPv4 however it is written', '::FFFF:cb00:7107', '203.0.113.7'],
    ['by its first half', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['by its first half, short', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['by its first half, shorter', '2001:DB8::1', '2001:db8:0:0::/64'],
    ['by its first half, with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['as this machine', '::1', '0:0:0:0::/64'],
    ['as nobody’s', 'unknown" onload=', 'unknown'],
    ['as nobody’s when it has gone', undefined, 'unknown'],
  ])('%s', (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('TRUST_PROXY', () => {
  test.each<[string, TrustProxy]>([
    ['0', 0],
    ['1', 1],
    ['12', 12],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/7', ['10.0.0.0/8', '::1', 'fd00::/7']],
  ])('may be %s', (text, trust) => {
    expect(parseTrustProxy(text)).toEqual(trust);
  });

  test.each([
    '',
    'yes',
    'true',
    '-1',
    '1.5',
    '1e3',
    '100',
    'loopback',
    'localhost',
    '10.0.0.1,',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/',
    '10.0.0.0/x',
    '::/129',
    'fe80::1%eth0',
    '1,2',
  ])('may not be "%s"', (text) => {
    expect(parseTrustProxy(text)).toBeUndefined();
  });
});

describe('who calls is told by', () => {
  /** How many requests are answered, each with another forgery on the left, when an address has two. */
  async function answered(trustProxy: TrustProxy | undefined, right: readonly string[]) {
    const limits = { ...noLimits, requestsPerMinute: 2 };
    const wish = trustProxy === undefined ? {} : { trustProxy };
    const { address } = await house({ ...wish, limits, stopwatch: () => 0 });
    let count = 0;
    for (let i = 0; i < 10; i++) {
      const forged = [`198.51.100.${i}`, ...right.map((each) => each.replace('#', `${i}`))];
      const headers = { 'x-forwarded-for': forged.join(', ') };
      const { status } = await fetch(`${address}/api/tables/nosuchtable12345`, { headers });
      if (status === 404) count++;
    }
    return count;
  }

  test.each<[string, TrustProxy | undefined, readonly string[], number]>([
    ['nobody', undefined, [], 2],
    ['nobody, said aloud', 0, [], 2],
    ['one proxy: its own word alone counts', 1, ['203.0.113.1'], 2],
    ['one proxy, of several callers', 1, ['203.0.113.#'], 10],
    ['two proxies', 2, ['203.0.113.1', '203.0.113.2'], 2],
    ['two proxies, of several callers', 2, ['203.0.113.#', '203.0.113.2'], 10],
    ['a proxy at that address', ['127.0.0.1'], ['203.0.113.1'], 2],
    [
      'a proxy in that network, and one behind',
      ['127.0.0.0/8', '10.0.0.7'],
      ['203.0.113.1', '10.0.0.7'],
      2,
    ],
    ['a proxy at another address: not believed', ['10.0.0.7'], ['203.0.113.#'], 2],
    ['many addresses of one network', 1, ['2001:db8::#'], 2],
    ['one address of many networks', 1, ['2001:db8:0:#::1'], 10],
  ])('%s', async (_, trust, right, count) => {
    expect(await answered(trust, right)).toBe(count);
  });
});
