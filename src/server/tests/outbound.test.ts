import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isInternal } from '../notices/outbound/internal.ts';
import { placeOf, post, Unspeakable } from '../notices/outbound/post.ts';

describe('an address that somebody has given us', () => {
  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine by another number', '127.8.9.10'],
    ['no machine', '0.0.0.0'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.254'],
    ['a private network', '192.168.1.1'],
    ['a provider’s own network', '100.64.0.1'],
    ['what tells secrets to machines in a cloud', '169.254.169.254'],
    ['a link’s own network', '169.254.0.1'],
    ['many machines', '224.0.0.1'],
    ['all machines', '255.255.255.255'],
    ['a network for tests', '198.18.0.1'],
    ['this machine', '::1'],
    ['no machine', '::'],
    ['this machine in disguise', '::ffff:127.0.0.1'],
    ['a private network in disguise', '64:ff9b::10.0.0.1'],
    ['a private network in disguise', '2002:0a00:0001::'],
    ['a link’s own network', 'fe80::1'],
    ['a private network', 'fd00::1'],
    ['what tells secrets to machines in a cloud', 'fd00:ec2::254'],
    ['many machines', 'ff02::1'],
    ['no address', 'localhost'],
  ])('that is %s (%s) is not spoken to', async (_, address) => {
    expect(isInternal(address)).toBe(true);
    const url = `https://${address.includes(':') ? `[${address}]` : address}/hook`;
    const outbound = { resolve: async () => [address] };
    await expect(placeOf(url, outbound)).rejects.toThrow(Unspeakable);
    // Nor by a name that stands for it, alone or among others.
    await expect(placeOf('https://hook.example.org/', outbound)).rejects.toThrow(Unspeakable);
    const several = { resolve: async () => ['93.184.215.14', address] };
    await expect(placeOf('https://hook.example.org/', several)).rejects.toThrow(Unspeakable);
  });

  test.each([
    'http://hook.example.org/',
    'https://user:password@hook.example.org/',
    'https://hook.example.org:22/',
    'ftp://hook.example.org/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://127.1/',
    'nothing',
  ])('written as %s is not spoken to', async (url) => {
    const outbound = { resolve: async () => ['93.184.215.14'] };
    await expect(placeOf(url, outbound)).rejects.toThrow(Unspeakable);
  });

  test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    'out in the world (%s) is spoken to, at that number',
    async (address) => {
      const place = await placeOf('https://hook.example.org/a?b', {
        resolve: async () => [address],
      });
      expect(place).toMatchObject({ host: 'hook.example.org', address });
    },
  );

  test('is looked up once, and redirects are not followed', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.headers.host} ${request.url}`);
      response.writeHead(307, { location: '/inside' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.address() as { port: number };
    // The second time it would stand for another machine.
    const addresses = ['127.0.0.1', '10.0.0.1'];
    const resolve = async (): Promise<string[]> => [addresses.shift() ?? ''];
    const outbound = { allowLoopback: true, resolve };
    const sent = await post(`http://hook.example.org:${port}/out`, {}, Buffer.from('{}'), outbound);
    expect(sent).toEqual({ status: 307 });
    expect(asked).toEqual([`hook.example.org:${port} /out`]);
    expect(addresses).toEqual(['10.0.0.1']);
  });
});
