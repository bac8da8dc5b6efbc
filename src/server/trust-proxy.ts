import { isIP } from 'node:net';

/**
 * Whose word on who calls is taken: that of so many proxies before us, or of those at these addresses and networks. What
 * stands in X-Forwarded-For before the word of the last of them was written by the caller, and means nothing.
 */
export type TrustProxy = number | readonly string[];

/** `2`, or `10.0.0.1,192.168.0.0/16`. Nothing if it is neither. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\d.a-f:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (most === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= most);
}

/** For Fastify, which trusts nobody when it is told a number. */
export function trustedBy(
  trust: TrustProxy,
): string[] | false | ((address: string, hop: number) => boolean) {
  if (typeof trust === 'number') return (_, hop) => hop < trust;
  return trust.length > 0 && [...trust];
}
