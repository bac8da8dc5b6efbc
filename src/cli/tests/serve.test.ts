import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { env, folder, mainFile } from './command.ts';

/** Starts the house on any free port, and waits for its line. */
async function open(
  dataDir = folder(),
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [mainFile, 'serve'], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /^Rotonde is open at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line.toString())?.[1];
  if (address === undefined) throw new Error(`unexpected: ${line.toString()}`);
  return { child, address };
}

test.each(['SIGTERM', 'SIGINT'] as const)('opens, answers, and closes on %s', async (signal) => {
  const { child, address } = await open();
  expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('on TERM it first says that nobody should be sent here; a second one does not wait', async () => {
  const { child, address } = await open(folder(), { DRAIN_SECONDS: '3600' });
  const ready = async () => (await fetch(`${address}/readyz`)).text();
  expect(await ready()).toBe('ready\n');
  child.kill('SIGTERM');
  while ((await ready()) !== 'not ready: draining\n');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

const serveWith = (more: Record<string, string>) =>
  spawnSync(process.execPath, [mainFile, 'serve'], {
    env: { ...env, DATA_DIR: folder(), LOG_LEVEL: 'warn', ...more },
    encoding: 'utf8',
  });

test.each(['', 'http', '-1', '65536', '3000.5'])('PORT=%s is refused', (PORT) => {
  const { status, stdout, stderr } = serveWith({ PORT });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe(
    `rotonde: PORT takes a whole number from 0 to 65535, not ${JSON.stringify(PORT)}\n`,
  );
});

test.each([
  [{ ROLE: 'boss' }, 'a role is one of all, web, worker, not "boss"'],
  [{ BUS_URL: 'http://localhost' }, 'BUS_URL takes an address as in nats://host:4222'],
  [
    { ROLE: 'web' },
    'a folder is for one server, which does everything: nodes share a DATABASE_URL',
  ],
])('%o is refused', (more, why) => {
  const { status, stdout, stderr } = serveWith(more);
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `rotonde: ${why}\n`,
  });
});

test('a port in use is told in one line', async () => {
  const { address } = await open();
  const { port } = new URL(address);
  const { status, stdout, stderr } = serveWith({ PORT: port, HOST: '127.0.0.1' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    `rotonde: cannot listen on port ${port}: something else is using it (PORT chooses another)\n`,
  );
});

test('a second server on one folder says so and ends; one that was killed keeps nobody out', async () => {
  const dataDir = folder();
  const { child, address } = await open(dataDir);
  const { status, stdout, stderr } = serveWith({ PORT: '0', DATA_DIR: dataDir });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe(
    `rotonde: another Rotonde is open on ${JSON.stringify(dataDir)}; nothing was done here (DATA_DIR chooses another folder)\n`,
  );
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await open(dataDir);
  expect((await fetch(`${next.address}/healthz`)).status).toBe(200);
});

test.each([
  ['is not a database', () => Buffer.from('Dear diary')],
  ['is damaged', () => Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8000, 7)])],
])('a database that %s is told in one line, and left as it is', (why, bytes) => {
  const dataDir = folder();
  const file = join(dataDir, 'rotonde.sqlite');
  writeFileSync(file, bytes());
  const { status, stdout, stderr } = serveWith({ PORT: '0', DATA_DIR: dataDir });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^rotonde: .+\n$/);
  expect(stderr).toContain(`${JSON.stringify(file)} ${why}`);
  expect(readdirSync(dataDir)).toEqual(['rotonde.sqlite']);
  expect(readFileSync(file)).toEqual(bytes());
});

test.each([
  [{ LOG_LEVEL: 'loud' }, 2, 'LOG_LEVEL is one of trace, debug'],
  [{ DRAIN_SECONDS: 'some' }, 2, 'DRAIN_SECONDS takes a whole number from 0 to 3600'],
  [{ TRUST_PROXY: 'yes' }, 2, 'TRUST_PROXY takes how many proxies there are, or their addresses'],
  [{ TRUST_PROXY: 'true' }, 2, 'not "true"'],
  [{ TRUST_PROXY: '-1' }, 2, 'not "-1"'],
  [{ PUBLIC_URL: 'rotonde.example.org' }, 2, 'PUBLIC_URL takes an address as in https://'],
  [{ PUBLIC_URL: 'https://example.org/rotonde' }, 2, 'PUBLIC_URL takes an address'],
  [{ SMTP_URL: 'https://user:hunter2@host' }, 2, 'SMTP_URL takes an address as in smtps://'],
  [{ SMTP_URL: 'smtp://host', MAIL_FROM: 'a@b.c' }, 2, 'MAIL_FROM and PUBLIC_URL are needed'],
  [{ PORT: '0', DATA_DIR: '/dev/null/data' }, 1, 'cannot keep anything in "/dev/null/data"'],
  [{ PORT: '0', HOST: '203.0.113.1' }, 1, 'HOST "203.0.113.1" is not this machine'],
])('%o is told in one line', (more, code, complaint) => {
  const { status, stdout, stderr } = serveWith(more);
  expect({ status, stdout }).toEqual({ status: code, stdout: '' });
  expect(stderr).toMatch(/^rotonde: .+\n$/);
  expect(stderr).toContain(complaint);
});
