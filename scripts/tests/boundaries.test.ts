import { describe, expect, test } from 'vitest';
import { judge } from '../boundaries/judge.ts';

const reasons = (path: string, text: string): string[] =>
  judge(path, text).map((breach) => breach.reason);

describe('what the table of rooms forbids', () => {
  test.each([
    [
      'a room it may not know',
      'kernel/log.ts',
      "import '#games/index.ts';",
      'kernel may not import games',
    ],
    ['a re-export', 'kernel/log.ts', "export * from '#bots/bot.ts';", 'kernel may not import bots'],
    [
      'a type',
      'hex/a.ts',
      "import type { Seat } from '#kernel/game.ts';",
      'hex may not import kernel',
    ],
    [
      'an import type',
      'hex/a.ts',
      "let a: import('#kernel/game.ts').Seat;",
      'hex may not import kernel',
    ],
    [
      'an awaited import',
      'games/g/rules/a.ts',
      "await import('#bots/bot.ts');",
      'games/rules may not import bots',
    ],
    ['the web from the server', 'server/a.ts', "import '#web/a.ts';", 'server may not import web'],
    ['the server from the web', 'web/a.tsx', "import '#server/a.ts';", 'web may not import server'],
    ['the web from the cli', 'cli/a.ts', "import '#web/a.ts';", 'cli may not import web'],
    [
      'the games from the testkit',
      'testkit/a.ts',
      "import '#games/index.ts';",
      'testkit may not import games',
    ],
    [
      'code where types are meant',
      'protocol/a.ts',
      "import { a } from '#kernel/log.ts';",
      'protocol takes only types from kernel',
    ],
    [
      'another game',
      'games/g/rules/a.ts',
      "import '#games/h/rules/a.ts';",
      'g may not import another game, h',
    ],
    [
      'a bot in rules of an earlier number',
      'games/g/rules-1/a.ts',
      "import '#games/g/bots/a.ts';",
      'games/rules may not import games/bots',
    ],
    [
      'a face in its rules',
      'games/g/rules/a.ts',
      "import '#games/g/face/a.ts';",
      'games/rules may not import games/face',
    ],
    [
      'bots in a face',
      'games/g/face/a.ts',
      "import '#games/g/bots/a.ts';",
      'games/face may not import games/bots',
    ],
    [
      'an engine in a manifest',
      'games/g/manifest.ts',
      "import './rules/index.ts';",
      'games fetches games/rules by import()',
    ],
    ['a face in the server', 'server/a.ts', "import '#ui/face.ts';", 'server may not import ui'],
    [
      'another game, nearby',
      'games/g/manifest.ts',
      "import '../h/manifest.ts';",
      'g may not import another game, h',
    ],
    [
      'another game, by a bot',
      'games/g/bots/a.ts',
      "import '#games/h/rules/a.ts';",
      'g may not import another game, h',
    ],
    [
      'a game past the catalogue',
      'cli/a.ts',
      "import '#games/g/rules/a.ts';",
      'only games/index.ts imports games; take g from it',
    ],
    [
      'the catalogue from a game',
      'games/g/face/a.ts',
      "import '#games/index.ts';",
      'a game does not know the catalogue',
    ],
    [
      'Node in a pure room',
      'kernel/a.ts',
      "import 'node:fs';",
      'kernel runs without Node: no node:fs',
    ],
    ['Node in the browser', 'web/a.ts', "import 'node:fs';", 'web runs without Node: no node:fs'],
    [
      'a library in a pure room',
      'games/g/rules/a.ts',
      "import '@a/b/c';",
      'games/rules is pure: no library @a/b',
    ],
    ['a computed import', 'bots/a.ts', 'await import(name);', 'bots is pure: no computed import'],
    [
      'a way around the names',
      'games/g/rules/a.ts',
      "import '../../../kernel/log.ts';",
      'another room is imported as #kernel/log.ts',
    ],
    [
      'a room that is none',
      'kernel/a.ts',
      "import '#utils/a.ts';",
      'utils/a.ts is in no room of the house',
    ],
    ['a folder that is no room', 'utils/a.ts', '', 'this folder is no room of the house'],
    ['chance', 'kernel/a.ts', 'Math.random();', 'kernel is pure: no Math.random'],
    [
      'chance under another name',
      'kernel/a.ts',
      'const { random } = Math;',
      'kernel is pure: no Math.random',
    ],
    ['chance by a string', 'kernel/a.ts', "Math['random']();", 'kernel is pure: no Math.random'],
    ['a clock', 'games/g/rules/a.ts', 'Date.now();', 'games/rules is pure: no Date'],
    ['a screen', 'bots/a.ts', "console.log('');", 'bots is pure: no console'],
    [
      'what engines may work out otherwise',
      'games/g/bots/a.ts',
      'Math.exp(x);',
      'Math.exp may differ by engine: take #bots/arithmetic.ts',
    ],
    ['a power', 'bots/a.ts', 'x ** 2;', '** may differ by engine: take #bots/arithmetic.ts'],
    [
      'the web in a test of the server',
      'server/tests/a.test.ts',
      "import '#web/a.ts';",
      'server never imports web, not even in a test',
    ],
  ])('%s', (_, path, text, reason) => {
    expect(reasons(path, text)).toEqual([reason]);
  });
});

describe('what it allows', () => {
  test.each([
    ['its own room', 'kernel/a.ts', "import './b.ts';"],
    ['the kernel', 'games/g/rules/a.ts', "import '#kernel/log.ts';"],
    ['rules, to their bots', 'games/g/bots/a.ts', "import '#games/g/rules/model.ts';"],
    ['rules, to their face', 'games/g/face/a.tsx', "import '#games/g/rules/model.ts';"],
    [
      'to a manifest, its type, its colours, and all else by import()',
      'games/g/manifest.ts',
      "import type { Manifest } from '../manifest.ts'; import './face/colours.ts'; import('./rules/index.ts');",
    ],
    [
      'every game, to the catalogue',
      'games/index.ts',
      "import './g/manifest.ts'; import './h/manifest.ts';",
    ],
    [
      'types where only types are meant',
      'protocol/a.ts',
      "import type { Seat } from '#kernel/game.ts';",
    ],
    ['zod in a pure room', 'games/g/rules/a.ts', "import * as z from 'zod/mini';"],
    [
      'Node and libraries in the suite',
      'testkit/suite/a.ts',
      "import 'node:fs'; import 'vitest'; import '../laws.ts';",
    ],
    ['Node in the cli', 'cli/a.ts', "import 'node:fs'; Date.now(); console.log(Math.random());"],
    [
      'nearly everything in a test',
      'kernel/tests/a.test.ts',
      "import '#games/g/rules/a.ts'; import 'node:fs'; Date.now();",
    ],
    ['other mathematics', 'kernel/a.ts', 'Math.floor(1.5) + Math.sqrt(Math.LN2) + 2 ** 32;'],
    ['a picture’s curves', 'pictures/a.ts', 'Math.sin(x) ** 2;'],
    [
      'words that only look alike',
      'kernel/a.ts',
      "a.Date; ({ console: 1 }); 'Math.random()'; // Date",
    ],
  ])('%s', (_, path, text) => {
    expect(reasons(path, text)).toEqual([]);
  });
});

test('a breach names its line', () => {
  expect(judge('kernel/a.ts', '\n\nimport "#bots/bot.ts";\nDate.now();\n')).toEqual([
    { path: 'kernel/a.ts', line: 3, reason: 'kernel may not import bots' },
    { path: 'kernel/a.ts', line: 4, reason: 'kernel is pure: no Date' },
  ]);
});
