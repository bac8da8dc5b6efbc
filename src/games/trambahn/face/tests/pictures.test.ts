import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trambahn } from '#games/trambahn/rules/index.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import { parseRecord, verifyRecord } from '#kernel/record.ts';
import { ENDED } from '../pictures.tsx';

it('the pad of the picture is that of the recorded game', () => {
  const path = new URL(`../../rules/records/${ENDED.record}.json`, import.meta.url);
  const { table } = verifyRecord(trambahn.game, parseRecord(readFileSync(path, 'utf8'))).state;
  expect(table.scorings.slice(-ENDED.last.length).map(({ points }) => points)).toEqual(ENDED.last);
  expect([totalOf(table, 0), totalOf(table, 1)]).toEqual(ENDED.totals);
});
