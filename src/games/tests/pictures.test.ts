import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Kind, Language, State } from '#kernel/game.ts';
import type { GameRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Drawing } from '#pictures/picture.ts';
import { pictureOf, titleOf } from '../catalogue.ts';
import { games } from '../index.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Each recorded game of this one. */
function recordsOf(game: string): [string, GameRecord<unknown>][] {
  const dir = join(import.meta.dirname, '..', game, 'rules', 'records');
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file,
      JSON.parse(readFileSync(join(dir, file), 'utf8')) as GameRecord<unknown>,
    ]);
}

async function gameAfter(game: string, record: GameRecord<unknown>, share: number) {
  const title = await titleOf(game, record.rules);
  const picture = await pictureOf(game);
  if (!title || !picture) throw new Error(`${game} cannot be drawn`);
  const events: unknown[] = [];
  const options = title.game.parseOptions(record.options);
  const log = record.log.slice(0, Math.floor(record.log.length * share));
  const state: State<Kind> = replay(title.game, record.seats.length, options, log, (event) => {
    const seen = title.game.shown(event, 'watcher');
    if (seen !== undefined) events.push(seen);
  });
  return { title, picture, state, events };
}

/** Names as unkind as a person can make them. */
const NAMES = ['<script>&"\'', 'Ada', 'Œdipe d’Aÿ', 'x'.repeat(24), 'Ло\u0000ra', '𝔉'];

/** Every tag is closed by its own, and nothing stands there that should not. */
function expectWhole({ svg, alt }: Drawing): void {
  expect(svg).not.toMatch(/undefined|NaN|Infinity|\[object|var\(|<script|href=/);
  expect(alt).not.toMatch(/undefined|NaN|\[object/);
  expect(alt.length).toBeGreaterThan(20);
  expect(svg.length).toBeLessThan(600_000);
  expect(svg).not.toContain('\u0000');
  const open: string[] = [];
  for (const [tag, end, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (self) continue;
    if (end) expect(open.pop(), tag).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
}

test('what is not there is not drawn', async () => {
  expect(await pictureOf('no-such-game')).toBeUndefined();
});

const drawn = games.filter(({ load }) => load.picture !== undefined).map(({ id }) => id);

describe.each(drawn)('%s', (game) => {
  test.each(recordsOf(game))('%s is drawn whole, on its way and at its end', async (_, record) => {
    for (const share of [0, 0.4, 1]) {
      const { title, picture, state, events } = await gameAfter(game, record, share);
      const names = record.seats.map((seat, i) => (share === 1 ? seat.name : (NAMES[i] ?? '')));
      for (const language of LANGUAGES) {
        const position = { view: { table: state.table, own: undefined }, names, language };
        const card = picture.position(position);
        expectWhole(card);
        expect(card.svg).toContain('width="1200" height="630"');
        if (share < 1) continue;
        const standings = title.game.standings(state);
        const poster = picture.poster({ ...position, standings, events, date: '1 mai 1869' });
        expectWhole(poster);
        expect(poster.svg).toContain('width="900" height="1200"');
        expect(picture.poster({ ...position, standings, events, date: undefined }).svg).not.toBe(
          poster.svg,
        );
      }
    }
  });

  test('a position shows nothing that its eyes do not see', async () => {
    const [, record] = recordsOf(game)[0] as [string, GameRecord<unknown>];
    const { title, picture, state } = await gameAfter(game, record, 0.4);
    const own = title.game.own(state, 0);
    const names = record.seats.map(({ name }) => name);
    const cards = [state, title.game.imagine(state.table, own, 0, rngFrom(1869))].map(({ table }) =>
      picture.position({ view: { table, own: undefined }, names, language: 'en' }),
    );
    expect(cards[1]).toEqual(cards[0]);
  });
});
