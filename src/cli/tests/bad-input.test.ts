import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, rotonde } from './command.ts';

const SIMULATE = 'simulate trambahn --seats random,random';

test.each([
  ['conduct', 'no command "conduct"'],
  ['toString', 'no command "toString"'],
  ['games --loud', "Unknown option '--loud'"],
  ['games trambahn', 'one word too many: "trambahn"'],
  ['simulate', 'which game?'],
  ['simulate chess', 'no game "chess"'],
  ['simulate __proto__', 'no game "__proto__"'],
  ['simulate trambahn', '--seats is missing'],
  ['simulate trambahn --seats', "Option '--seats <value>' argument missing"],
  ['simulate trambahn --seats random', 'trambahn takes 2 seats, not 1'],
  ['simulate trambahn --seats random,random,random', 'trambahn takes 2 seats, not 3'],
  ['simulate trambahn --seats random,nobody', 'no bot "nobody" for trambahn'],
  ['simulate trambahn --seats random,', 'no bot "" for trambahn'],
  [`${SIMULATE} --games 0`, '--games takes a whole number from 1 to 10000000, not "0"'],
  [`${SIMULATE} --games -1`, 'not "-1"'],
  [`${SIMULATE} --games 1.5`, 'not "1.5"'],
  [`${SIMULATE} --games ten`, 'not "ten"'],
  [`${SIMULATE} --games 0x10`, 'not "0x10"'],
  [`${SIMULATE} --games 1e300`, 'not "1e300"'],
  [`${SIMULATE} --games 99999999999999999999`, 'not "99999999999999999999"'],
  [`${SIMULATE} --games=`, 'not ""'],
  [`${SIMULATE} --seed one`, '--seed takes a whole number'],
  [`${SIMULATE} --workers 0`, '--workers takes a whole number'],
  [`${SIMULATE} --options {`, '--options is not JSON'],
  [`${SIMULATE} --options []`, '--options: '],
  [`${SIMULATE} --options {"wings":true}`, '--options: '],
  [`${SIMULATE} --record /no/such/folder/file`, 'cannot write "/no/such/folder/file"'],
  ['positions trambahn --by nobody', 'no bot "nobody" for trambahn'],
  ['replay', 'replay which file?'],
  ['replay /no/such/file', 'cannot read "/no/such/file": there is no such file'],
  ['replay .', 'cannot read ".": that is a folder'],
  ['replay package.json --lang de', '--lang takes en or fr, not "de"'],
  ['bench speed', 'no bench "speed"; there is: engine'],
  ['bench server --on paper', '--on takes sqlite, postgres, nats, not "paper"'],
  ['bench server --nodes 0', '--nodes takes a whole number from 1 to 8, not "0"'],
  ['bench idle --tables 0', '--tables takes a whole number from 1 to 20000, not "0"'],
  ['chaos --store paper', '--store takes sqlite or postgres, not "paper"'],
  ['chaos --store sqlite --nodes 3', '--nodes is for several nodes, which a file cannot have'],
  ['chaos --nodes 3 --kills 5', '--kills is for --store sqlite; here it is --minutes'],
  ['chaos --nodes 3 --bus pigeon', '--bus takes nats or postgres, not "pigeon"'],
  ['chaos --tables 0', '--tables takes a whole number from 1 to 2000, not "0"'],
  ['serve now', 'one word too many: "now"'],
  ['prune now', 'one word too many: "now"'],
  ['prune --waiting-days soon', '--waiting-days takes a whole number from 0 to 36500'],
  ['prune --finished-days -1', '--finished-days takes a whole number'],
  ['check-store now', 'one word too many: "now"'],
  ['reports --days 0', '--days takes a whole number from 1 to 36500, not "0"'],
])('rotonde %s', (line, complaint) => {
  const { status, stdout, stderr } = rotonde(...line.split(' '));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(complaint);
  expect(stderr).toMatch(/^rotonde: .+\n$/);
});

test('a word of a megabyte does not fill the screen', () => {
  const { status, stderr } = rotonde('simulate', 'x'.repeat(100_000));
  expect(status).toBe(2);
  expect(stderr.length).toBeLessThan(200);
});

test('--at beyond the end, and of many games', () => {
  const file = join(folder(), 'games.jsonl');
  rotonde(...`${SIMULATE} --games 2 --record ${file}`.split(' '));
  expect(rotonde('replay', file, '--at', '1')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('holds 2 games'),
  });
  rotonde(...`${SIMULATE} --games 1 --record ${file}`.split(' '));
  expect(rotonde('replay', file, '--at', '99999')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^rotonde: --at takes a whole number from 0 to \d+, not "99999"\n$/,
    ),
  });
});
