import { isIP } from 'node:net';

/**
 * By what an address is counted. IPv4: itself, also when it is written as IPv6. IPv6: its first half, for whoever has
 * one such address commonly has all that share it. Whatever else a proxy may say counts as one.
 */
export function networkOf(address: string | undefined): string {
  const bare = address?.split('%', 1)[0] ?? '';
  const kind = isIP(bare);
  if (kind === 4) return bare;
  return kind === 6 ? networkOfGroups(groupsOf(bare)) : 'unknown';
}

function networkOfGroups(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const half = groups.slice(0, 4).map((group) => group.toString(16));
  return `${half.join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes an IPv4 address at the end as two groups.
  const written = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '::';
  const [before = [], after = []] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
