import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folder } from './folder.ts';
import { house, twoPlayers } from './house.ts';
import { playOn } from './play.ts';
import { RawSocket, upgradeOf } from './raw-socket.ts';

describe('an upgrade that is refused leaves no connection behind', () => {
  test.each([
    ['at the front page', '/', {}, 404],
    ['at a file', '/index.html', {}, 404],
    ['at a table’s page', '/t/nosuchtable12345', {}, 404],
    ['in the interface', '/api/tables/nosuchtable12345', {}, 404],
    ['at its health', '/healthz', {}, 404],
    ['beside the way in', '/ws/', {}, 404],
    ['from another site', '/ws', { Origin: 'https://elsewhere.example' }, 403],
    ['with a key that is none', '/ws', { 'Sec-WebSocket-Key': 'x' }, 400],
  ])('%s', async (_, path, headers, status) => {
    const { address } = await house();
    const raw = await RawSocket.at(address, path, headers);
    await raw.closed();
    expect(raw.status).toBe(status);
  });

  test('asked for too often', async () => {
    const { address } = await house({ limits: { requestsPerMinute: 1 }, stopwatch: () => 0 });
    const first = await RawSocket.at(address, '/ws');
    const second = await RawSocket.at(address, '/ws');
    await second.closed();
    expect([first.status, second.status]).toEqual([101, 429]);
    expect(first.isClosed).toBe(false);
    first.socket.destroy();
  });
});

const killable = fileURLToPath(new URL('./open-until-killed.ts', import.meta.url));

test('whoever vanishes in the middle of anything is not worth a line in the log', async () => {
  const child = spawn(process.execPath, [killable, folder()], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr.on('data', (data: Buffer) => {
    log += data.toString();
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = line.toString().trim();
  const port = Number(new URL(address).port);
  const post = (length: number) =>
    `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{"v":1}`;
  const texts = [
    upgradeOf('/ws'),
    upgradeOf('/'),
    'GET /api/tables/nosuchtable12345 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n'.repeat(20),
    post(7),
    post(100),
    'GET / HT',
  ];
  for (let i = 0; i < 40; i++) {
    await Promise.all(
      texts.map(async (text) => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(text);
        // Half of them before the house has read it, half when it has.
        if (i % 2) await fetch(`${address}/healthz`);
        socket.resetAndDestroy();
      }),
    );
  }
  const { players } = await twoPlayers(address);
  await playOn(players, 1, 5);
  expect(log).toBe('');
});
