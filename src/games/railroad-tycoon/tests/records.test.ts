import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import { type GameRecord, parseRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { transcript } from '#testkit/transcript.ts';
import { railroadTycoon } from '../index.ts';
import { findGames, textOf, WANTED } from './recording.ts';
import { metIn, SHOWS, type Show, showsOf } from './shows.ts';

/*
 * `RECORDS=transcripts npx vitest run src/games/railroad-tycoon/tests/records.test.ts` writes the transcripts anew, to be
 * read in the diff; `RECORDS=search` first searches for all the games again, which is needed when the rules number
 * goes up or chance draws otherwise.
 */
const FOLDER = join(import.meta.dirname, '..', 'records');
const WRITES = process.env['RECORDS'];

const namesIn = (ending: string): string[] =>
  globSync(`*${ending}`, { cwd: FOLDER })
    .map((file) => basename(file, ending))
    .sort();
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const recordOf = (name: string): GameRecord<unknown> => parseRecord(read(`${name}.json`));

/** A transcript is `<name>.txt`, or `<name>.fr.txt` in French. */
const languageOf = (transcribed: string): Language => (transcribed.endsWith('.fr') ? 'fr' : 'en');
const gameOf = (transcribed: string): string => transcribed.replace(/\.fr$/, '');

if (WRITES === 'search') {
  for (const { name, record } of findGames())
    writeFileSync(join(FOLDER, `${name}.json`), textOf(record));
}
if (WRITES) {
  const french = namesIn('.fr.txt').map((name) => `${name}.fr`);
  for (const name of [...namesIn('.json'), ...french]) {
    const text = transcript(railroadTycoon, recordOf(gameOf(name)), languageOf(name));
    writeFileSync(join(FOLDER, `${name}.txt`), text);
  }
}

const ACTIONS = [
  ['bid', 'pass', 'issue-share', 'announce-grant', 'lay-track', 'redirect', 'stop-building'],
  ['urbanise', 'upgrade', 'deliver', 'take-card', 'grow-city', 'western-link'],
  ['decline-action', 'fill-cities', 'deal-tycoons', 'lay-cards', 'settle-bid', 'draw-cubes'],
  ['look-for-pullman', 'pay-income', 'turn-card', 'reveal'],
].flat();
/** All but the card that goes to nobody, since two had its line already. */
const EVENTS = [
  ['cities-filled', 'tycoon-dealt', 'cards-laid', 'turn-begun', 'bid-made', 'bid-passed'],
  ['first-chosen', 'round-begun', 'share-issued', 'grant-announced', 'track-laid'],
  ['track-redirected', 'link-finished', 'building-stopped', 'city-urbanised', 'city-grown'],
  ['cubes-drawn', 'level-raised', 'goods-delivered', 'city-emptied', 'end-announced'],
  ['card-taken', 'points-gained', 'western-built', 'action-declined', 'pullman-shown'],
  ['income-paid', 'links-removed', 'card-turned', 'tycoon-shown', 'game-ended'],
].flat();

describe.each(namesIn('.json'))('the recorded game %s', (name) => {
  it('is a true record of a whole game, its chance bound by its secret', () => {
    const record = recordOf(name);
    const { recorded, state } = verifyRecord(railroadTycoon.game, record);
    expect(record.secret).toHaveLength(64);
    expect(railroadTycoon.game.actors(state.table)).toEqual([]);
    expect(railroadTycoon.faults(state)).toEqual([]);
    const { options, log } = recorded;
    expect(replay(railroadTycoon.game, record.seats.length, options, log)).toEqual(state);
  });

  it('shows what it is kept for', () => {
    expect([...showsOf(recordOf(name))]).toEqual(
      expect.arrayContaining([...(WANTED[name]?.shows ?? ['?'])]),
    );
  });

  it('has its transcript beside it', () => {
    expect(namesIn('.txt')).toContain(name);
  });
});

describe.each(namesIn('.txt'))('the transcript %s', (name) => {
  it('is what the game is told as, to the byte', () => {
    expect(transcript(railroadTycoon, recordOf(gameOf(name)), languageOf(name))).toBe(
      read(`${name}.txt`),
    );
  });

  it('has no word missing', () => {
    const text = read(`${name}.txt`);
    expect(text).not.toMatch(/undefined|NaN|\[object|\*\*/);
    expect(text.split('\n').every((line) => line === line.trimEnd())).toBe(true);
  });
});

describe('the recorded games together', () => {
  const shown = new Set<Show>();
  const told = new Set<string>();
  const done = new Set<string>();
  const met = { cards: new Set<string>(), tycoons: new Set<string>() };
  beforeAll(() => {
    for (const name of namesIn('.json')) {
      const record = recordOf(name);
      for (const show of showsOf(record)) shown.add(show);
      const { cards, tycoons } = metIn(record);
      for (const card of cards) met.cards.add(card);
      for (const tycoon of tycoons) met.tycoons.add(tycoon);
      const { options, log } = verifyRecord(railroadTycoon.game, record).recorded;
      for (const { action } of standing(log)) done.add(action.do);
      replay(railroadTycoon.game, record.seats.length, options, log, ({ is }) => {
        told.add(is);
      });
    }
  });

  it('are the ones that are wanted, and one of them is told in French', () => {
    expect(namesIn('.json')).toEqual(Object.keys(WANTED).sort());
    expect(namesIn('.fr.txt').length).toBeGreaterThanOrEqual(1);
  });

  it.each(SHOWS)('show %s', (show) => {
    expect([...shown]).toContain(show);
  });

  it('have every action and every event in them', () => {
    const missing = (all: readonly string[], met: ReadonlySet<string>) =>
      all.filter((each) => !met.has(each));
    expect(missing(ACTIONS, done)).toEqual([]);
    expect(missing(EVENTS, told)).toEqual([]);
  });

  it('have almost every card and tycoon in them', () => {
    expect(met.cards.size).toBeGreaterThanOrEqual(20);
    expect(met.tycoons.size).toBeGreaterThanOrEqual(5);
  });
});
