import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import { type GameRecord, parseRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { transcript } from '#testkit/transcript.ts';
import { unionPacific } from '../index.ts';
import { findGames, textOf, WANTED } from './recording.ts';
import { SHOWS, type Show, showsOf } from './shows.ts';

/*
 * `RECORDS=transcripts npx vitest run src/games/union-pacific/tests/records.test.ts` writes the transcripts anew, to be
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
    const text = transcript(unionPacific, recordOf(gameOf(name)), languageOf(name));
    writeFileSync(join(FOLDER, `${name}.txt`), text);
  }
}

describe.each(namesIn('.json'))('the recorded game %s', (name) => {
  it('is a true record of a whole game, its chance bound by its secret', () => {
    const record = recordOf(name);
    const { recorded, state } = verifyRecord(unionPacific.game, record);
    expect(record.secret).toHaveLength(64);
    expect(unionPacific.game.actors(state.table)).toEqual([]);
    expect(unionPacific.faults(state)).toEqual([]);
    const { options, log } = recorded;
    expect(replay(unionPacific.game, record.seats.length, options, log)).toEqual(state);
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
    expect(transcript(unionPacific, recordOf(gameOf(name)), languageOf(name))).toBe(
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
  beforeAll(() => {
    for (const name of namesIn('.json')) {
      const record = recordOf(name);
      for (const show of showsOf(record)) shown.add(show);
      const { options, log } = verifyRecord(unionPacific.game, record).recorded;
      for (const { action } of standing(log)) done.add(action.do);
      replay(unionPacific.game, record.seats.length, options, log, ({ is }) => {
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
    expect([...done].sort()).toEqual([
      'build',
      'choose-opening',
      'deal',
      'discard',
      'draw-track',
      'end-turn',
      'exchange',
      'invest',
      'invest-pair',
      'lay-display',
      'reveal',
      'stop-swapping',
      'swap-track',
      'take-display',
      'take-pile',
      'take-up',
      'turn-card',
    ]);
    expect([...told].sort()).toEqual([
      'cards-dealt',
      'company-paid',
      'display-laid',
      'display-removed',
      'dividend-paid',
      'dividend-turned',
      'game-ended',
      'opening-chosen',
      'openings-revealed',
      'share-displayed',
      'share-drawn',
      'share-exchanged',
      'share-taken',
      'shares-invested',
      'third-appeared',
      'track-discarded',
      'track-drawn',
      'track-swapped',
      'tracks-reshuffled',
      'train-built',
      'turn-begun',
      'up-paid',
      'up-taken',
    ]);
  });
});
