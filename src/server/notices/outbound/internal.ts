import { BlockList, isIP } from 'node:net';

/**
 * Networks that no stranger may have us talk to: this machine, those beside it, what providers keep for themselves (169.254.169.254
 * and its kin among them), and what leads to any of them by another name.
 */
const NETWORKS: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const internal = new BlockList();
for (const [network, bits, family] of NETWORKS) internal.addSubnet(network, bits, family);

/** Of IPv6 only what is given to the world is spoken to, and of that nothing that holds an address of the other kind. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const inDisguise = new BlockList();
inDisguise.addSubnet('2001::', 23, 'ipv6');
inDisguise.addSubnet('2001:db8::', 32, 'ipv6');
inDisguise.addSubnet('2002::', 16, 'ipv6');
inDisguise.addSubnet('3fff::', 20, 'ipv6');

export function isInternal(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return internal.check(address, 'ipv4');
  if (family !== 6) return true;
  return !world.check(address, 'ipv6') || inDisguise.check(address, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
