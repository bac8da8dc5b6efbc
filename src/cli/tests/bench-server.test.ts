import { expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { serverText } from '../bench/server.ts';
import { benchDisk, diskText } from '../bench/server-disk.ts';
import { benchIdle, idleText } from '../bench/server-idle.ts';
import { type Load, runServer } from '../bench/server-run.ts';
import { type WireFigures, wireText } from '../bench/server-wire.ts';
import { rotonde } from './command.ts';

test.each([
  ['rotonde', 'sqlite', 1, 'saturated rotonde'],
  ['rotonde', 'nats', 2, 'saturated rotonde postgres+nats x2'],
  ['relay', 'sqlite', 1, 'saturated relay'],
] as const)('%s on %s can be measured, and loses nothing', async (server, kept, nodes, name) => {
  const how = { workload: 'saturated', tables: 2, warmUpSeconds: 0.1, seconds: 0.5 } as const;
  const plan: Load = { server, kept, nodes, ...how };
  const figures = await runServer(plan);
  expect(figures).toMatchObject({ lost: 0 });
  expect(serverText([{ ...plan, ...figures }])).toContain(name);
});

test('open tables at which nothing happens can be measured, slow ones among them', async () => {
  const site = { server: 'rotonde', kept: 'postgres', nodes: 1 } as const;
  const [figures] = await benchIdle({ sites: [site], tables: 8, seconds: 1, quietSeconds: 0 });
  expect(figures).toMatchObject({ ...site, tables: 8, slow: 4 });
  expect(idleText(figures ? [figures] : [])).toContain('rotonde postgres');
});

test('what a finished game takes on the disk is measured', async () => {
  const trambahn = await titleOf('trambahn');
  const [figures] = await benchDisk(trambahn ? [trambahn] : [], 1);
  expect(figures).toMatchObject({ game: 'trambahn', seats: 2 });
  expect(figures?.entries).toBeGreaterThan(50);
  expect(figures?.bytesPerEntry).toBeGreaterThan(20);
  expect(figures && diskText([figures])).toContain('trambahn');
});

test('what is told of a move is weighed, beside all that is seen', async () => {
  const trambahn = await titleOf('trambahn');
  const [figures] = await benchDisk(trambahn ? [trambahn] : [], 1);
  const wire = figures?.wire as WireFigures;
  expect(wire.updates).toBeGreaterThan(100);
  expect(wire.bytesPerUpdate).toBeLessThan(wire.bytesWithView);
  expect(wireText([wire])).toContain('trambahn');
});

test.each([
  [
    'bench engine --tables 5',
    '--tables is for: bench server; --seconds for: bench bots, bench server',
  ],
  ['bench bots --tables 5', '--tables is for: bench server'],
  ['bench bots --seconds soon', '--seconds takes a whole number from 1 to 3600, not "soon"'],
  ['bench server --tables 0', '--tables takes a whole number from 1 to 5000, not "0"'],
  ['bench server --tables 50,', '--tables takes a whole number from 1 to 5000, not ""'],
  ['bench server --seconds soon', '--seconds takes a whole number from 1 to 600, not "soon"'],
])('rotonde %s', (line, complaint) => {
  const { status, stdout, stderr } = rotonde(...line.split(' '));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe(`rotonde: ${complaint}\n`);
});
