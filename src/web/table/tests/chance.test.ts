import { expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf } from '#games/catalogue.ts';
import { commitmentTo } from '#kernel/chance.ts';
import { BEGINNING, dealFrom, momentAfter, rngAt } from '#kernel/deal.ts';
import type { Kind } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import { exportRecord, type GameRecord } from '#kernel/record.ts';
import { rngFrom } from '#kernel/rng.ts';
import { checkChance } from '../ending/check-chance.ts';
import { framesOf } from '../replay/frames.ts';
import { title } from './house.ts';

const bot = (await botOf('trambahn', 'random')) as Bot<Kind>;
const match = playMatch(title.game, [bot, bot], {}, { seed: 1, number: 1 });
const seats = [{ name: 'Ann' }, { name: 'Bob' }];
const record: GameRecord<unknown> = exportRecord(title.game, { ...match, options: {}, seats });
const draws = match.log.filter(({ actor }) => actor === 'chance').length;

test('a true game is found true, by two computations', async () => {
  expect(await checkChance(title, record, match.commitment)).toEqual({
    ok: true,
    draws,
    webCrypto: true,
  });
});

/** The same bots at a table of a deal, where chance draws by the moment. */
function dealt(): GameRecord<unknown> {
  const { game } = title;
  const secret = dealFrom(match.secret);
  const state = game.setup(2, {});
  const log: Entry<unknown>[] = [];
  let moment = BEGINNING;
  for (
    let [actor] = game.actors(state.table);
    actor !== undefined;
    [actor] = game.actors(state.table)
  ) {
    const seq = log.length + 1;
    const action =
      actor === 'chance'
        ? game.chance(state, rngAt(secret, seq, moment))
        : bot.decide(state.table, game.own(state, actor), actor, rngFrom(seq));
    game.apply(state, actor, action);
    log.push({ seq, actor, action, at: 0 });
    moment = momentAfter(moment, { seq, actor });
  }
  return exportRecord(game, { options: {}, seats, secret, commitment: commitmentTo(secret), log });
}

test('a deal is found true by its moments, and false if anything was drawn otherwise', async () => {
  const game = dealt();
  expect(await checkChance(title, game, game.commitment)).toMatchObject({ ok: true });
  const { secret = '' } = game;
  const commitment = commitmentTo(secret);
  const byNumbers = exportRecord(title.game, { ...match, secret, commitment, options: {}, seats });
  expect(await checkChance(title, byNumbers, commitment)).toMatchObject({
    ok: false,
    because: 'entry',
  });
});

test('a commitment other than the one first seen is found', async () => {
  const verdict = await checkChance(title, record, '0'.repeat(64));
  expect(verdict).toEqual({ ok: false, because: 'not-committed' });
});

test('another secret is found', async () => {
  const verdict = await checkChance(title, { ...record, secret: '7'.repeat(64) }, undefined);
  expect(verdict).toEqual({ ok: false, because: 'secret' });
});

test('a draw that does not follow from the secret is named', async () => {
  const other = playMatch(title.game, [bot, bot], {}, { seed: 2, number: 1 });
  const { secret, commitment } = match;
  const forged = exportRecord(title.game, { ...other, secret, commitment, options: {}, seats });
  const verdict = await checkChance(title, forged, commitment);
  expect(verdict).toMatchObject({ ok: false, because: 'entry' });
  expect(JSON.stringify(verdict)).toContain('entry 1:');
});

test('a record becomes one frame for each entry in force, from before the first', () => {
  const frames = framesOf(title, record);
  expect(frames).toHaveLength(match.log.length + 1);
  expect(frames.at(-1)?.state).toEqual(match.state);
  const changed = { ...record, log: record.log.map((entry) => ({ ...entry, at: entry.at + 1 })) };
  expect(() => framesOf(title, changed)).toThrow(/entry 1/);
});
