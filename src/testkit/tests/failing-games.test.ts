import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tryLaws } from '../laws.ts';
import { type FailingGame, rerun } from '../suite/failing-games.ts';
import { kept } from '../suite/suite.ts';
import type { LawNumber } from '../trial.ts';
import { lanterns, lanternsWith } from './lanterns.ts';
import type { Lanterns } from './lanterns-rules.ts';
import { CARD_LOST } from './planting.ts';

const folder = mkdtempSync(join(tmpdir(), 'failing-games-'));
afterAll(() => rmSync(folder, { recursive: true }));

function keepBreachOf(law: LawNumber, title: typeof lanterns): { message: string; file: string } {
  const failures = tryLaws(title, { bound: 60, games: 1 });
  const failure = failures.find(({ breach }) => breach.law === law);
  if (!failure) throw new Error('the law is not broken');
  const message = kept(title, failure, 60, folder);
  return { message, file: message.slice(message.indexOf(folder)) };
}

it('keeps a failing game as a file, which its message names', () => {
  const { message, file } = keepBreachOf(7, CARD_LOST);
  expect(message).toMatch(/^law 7 is broken after entry 7: The kinds count/);
  expect(file).toMatch(/lanterns-law7-[0-9a-f]{8}\.json$/);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as FailingGame<Lanterns>;
  expect(kept.breach.law).toBe(7);
  expect(kept.script.seats).toBe(2);
  expect(kept.log).toHaveLength(7);
  expect(kept.log.at(-1)?.action).toMatchObject({ do: 'bury' });
});

it('keeps the same game under the same name', () => {
  keepBreachOf(7, CARD_LOST);
  keepBreachOf(7, CARD_LOST);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('runs a kept game again: it fails while the bug is there, and passes when it is gone', () => {
  const { file } = keepBreachOf(7, CARD_LOST);
  expect(rerun(CARD_LOST, file)).toMatchObject({ law: 7, entry: 7 });
  expect(rerun(lanterns, file)).toBeUndefined();
});

it('keeps a game that throws, with the entry it threw at', () => {
  const title = lanternsWith({
    apply(...args) {
      if (args[2].do === 'play') throw new TypeError('no such lamp');
      lanterns.game.apply(...args);
    },
  });
  const { file } = keepBreachOf(6, title);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as FailingGame<Lanterns>;
  expect(kept.log.at(-1)?.action).toMatchObject({ do: 'play' });
  expect(rerun(title, file)?.sentence).toBe('the play stops: TypeError: no such lamp');
});

it('does not run a game of another title', () => {
  const { file } = keepBreachOf(7, CARD_LOST);
  expect(() => rerun(lanternsWith({ id: 'torches' }), file)).toThrow('is a game of lanterns');
});
