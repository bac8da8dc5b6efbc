import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Kind, Language } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import { type GameRecord, parseRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import { textOf } from '../recording.ts';
import { transcript } from '../transcript.ts';

/** The recorded games of one game, and what they are kept for. */
export type Records<K extends Kind> = {
  /** Where they lie, from the working directory. */
  folder: string;
  /** Searches for all of them again. */
  find: () => Iterable<{ name: string; record: GameRecord<K['action']> }>;
  /** Those that must be there, each with what it shows. */
  wanted: Readonly<Record<string, readonly string[]>>;
  /** What they must show together. */
  shows: readonly string[];
  showsOf: (record: GameRecord<unknown>) => Iterable<string>;
  /** All actions, and all events by the name that `eventName` gives them. */
  actions: readonly string[];
  events: readonly string[];
  eventName?: (event: K['event']) => string;
};

/**
 * Holds the recorded games to the rules, to their transcripts and to what they are kept for.
 *
 * `RECORDS=transcripts npx vitest run <the test>` writes the transcripts anew, to be read in the diff; `RECORDS=search`
 * first searches for all the games again, which is needed when the rules number goes up or chance draws otherwise.
 */
export function records<K extends Kind>(title: Title<K>, kept: Records<K>): void {
  const { game } = title;
  const { folder, wanted, shows, showsOf } = kept;
  const eventName = kept.eventName ?? (({ is }: { is: string }) => is);

  const namesIn = (ending: string): string[] =>
    globSync(`*${ending}`, { cwd: folder })
      .map((file) => basename(file, ending))
      .sort();
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const recordOf = (name: string): GameRecord<unknown> => parseRecord(read(`${name}.json`));
  const told = (name: string): string =>
    transcript(title, recordOf(gameOf(name)), languageOf(name));

  rewrite(kept, namesIn, told);

  describe.each(namesIn('.json'))('the recorded game %s', (name) => {
    it('is a true record of a whole game, its chance bound by its secret', () => {
      const record = recordOf(name);
      const { recorded, state } = verifyRecord(game, record);
      expect(record.secret).toHaveLength(64);
      expect(game.actors(state.table)).toEqual([]);
      expect(title.faults(state)).toEqual([]);
      const { options, log } = recorded;
      expect(replay(game, record.seats.length, options, log)).toEqual(state);
    });

    it('shows what it is kept for', () => {
      const due = wanted[name] ?? ['?'];
      expect([...showsOf(recordOf(name))]).toEqual(expect.arrayContaining([...due]));
    });

    it('has its transcript beside it', () => {
      expect(namesIn('.txt')).toContain(name);
    });
  });

  describe.each(namesIn('.txt'))('the transcript %s', (name) => {
    it('is what the game is told as, to the byte', () => {
      expect(told(name)).toBe(read(`${name}.txt`));
    });

    it('has no word missing', () => {
      const text = read(`${name}.txt`);
      expect(text).not.toMatch(/undefined|NaN|\[object|\*\*/);
      expect(text.split('\n').every((line) => line === line.trimEnd())).toBe(true);
    });
  });

  describe('the recorded games together', () => {
    const [shown, happened, done] = [new Set<string>(), new Set<string>(), new Set<string>()];
    beforeAll(() => {
      for (const name of namesIn('.json')) {
        const record = recordOf(name);
        for (const show of showsOf(record)) shown.add(show);
        const { options, log } = verifyRecord(game, record).recorded;
        for (const { action } of standing(log)) done.add((action as { do: string }).do);
        replay(game, record.seats.length, options, log, (event) => {
          happened.add(eventName(event as K['event'] & { is: string }));
        });
      }
    });

    it('are the ones that are wanted, and one of them is told in French', () => {
      expect(namesIn('.json')).toEqual(Object.keys(wanted).sort());
      expect(namesIn('.fr.txt').length).toBeGreaterThanOrEqual(1);
    });

    it.each(shows)('show %s', (show) => {
      expect([...shown]).toContain(show);
    });

    it('have every action and every event in them', () => {
      expect([...done].sort()).toEqual([...kept.actions].sort());
      expect([...happened].sort()).toEqual([...kept.events].sort());
    });
  });
}

/** A transcript is `<name>.txt`, or `<name>.fr.txt` in French. */
const languageOf = (transcribed: string): Language => (transcribed.endsWith('.fr') ? 'fr' : 'en');
const gameOf = (transcribed: string): string => transcribed.replace(/\.fr$/, '');

function rewrite<K extends Kind>(
  { folder, find }: Records<K>,
  namesIn: (ending: string) => string[],
  told: (name: string) => string,
): void {
  const wish = process.env['RECORDS'];
  if (wish === 'search') {
    for (const { name, record } of find()) {
      writeFileSync(join(folder, `${name}.json`), textOf(record));
    }
  }
  if (!wish) return;
  const french = namesIn('.fr.txt').map((name) => `${name}.fr`);
  for (const name of [...namesIn('.json'), ...french]) {
    writeFileSync(join(folder, `${name}.txt`), told(name));
  }
}
