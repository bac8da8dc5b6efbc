import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import { BadRecord, exportRecord, parseRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import { beginningOf } from '../beginning.ts';

async function recorded(game: string, name: string) {
  const file = join(import.meta.dirname, `../../../../games/${game}/rules/records/${name}.json`);
  const record = parseRecord(readFileSync(file, 'utf8'));
  const title = await titleOf(game);
  if (!title) throw new Error(game);
  return { record, title };
}

/** In the second one moves were taken back. */
const RECORDS = [
  ['pionniers', 'two-trains-each'],
  ['trambahn', 'taken-back'],
  ['union-pacific', 'double-dividend'],
  ['railroad-tycoon', 'beginners'],
] as const;

/** Plays on by the first choice, with the chance of the same secret, as a table would: a whole record. */
function playedOn(title: Title<Kind>, record: Parameters<typeof beginningOf>[1], seq: number) {
  const { game } = title;
  const log = beginningOf(title, record, seq);
  const options = game.parseOptions(record.options);
  const state = replay(game, record.seats.length, options, log);
  for (let more = 0; more < 12; more++) {
    const [actor] = game.actors(state.table);
    if (actor === undefined || actor === 'chance') break;
    const [action] = game.choices(state.table, game.own(state, actor), actor);
    game.apply(state, actor, action);
    log.push({ seq: log.length + 1, actor, action, at: 1 });
  }
  const { seats, commitment, secret } = record;
  return {
    log,
    record: exportRecord(game, { seats, commitment, ...(secret && { secret }), options, log }),
  };
}

test.each(RECORDS)(
  '%s, %s is played on from any moment, and checked like any other game',
  async (game, name) => {
    const { title, record } = await recorded(game, name);
    const force = standing(record.log);
    for (const part of [0.2, 0.5, 0.9]) {
      const { seq } = force[Math.floor(part * force.length)] ?? { seq: 0 };
      const { log, record: again } = playedOn(title, record, seq);
      const entries = record.log.map(({ sum: _, ...entry }) => entry);
      expect(log.slice(0, seq)).toEqual(entries.slice(0, seq));
      expect(standing(log.slice(0, seq))).toEqual(
        standing(entries).filter((one) => one.seq <= seq),
      );
      expect(() => verifyRecord(title.game, again)).not.toThrow();
    }
  },
);

test('a game that may still be going on is not played on', async () => {
  const { title, record } = await recorded('trambahn', 'taken-back');
  const { secret: _, ...secretive } = record;
  expect(() => beginningOf(title, secretive, 10)).toThrow(BadRecord);
  const log = record.log.slice(0, -3);
  expect(() => beginningOf(title, { ...record, log, entries: log.length }, 10)).toThrow(BadRecord);
});
