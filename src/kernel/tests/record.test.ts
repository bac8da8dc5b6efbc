import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../chance.ts';
import { exportRecord, parseRecord, verifyRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { diceRace } from './dice-race.ts';
import {
  answerTo,
  entryAt,
  GAME,
  loose,
  OPTIONS,
  played,
  RECORD,
  SECRET,
  spoilt,
  UNDO,
} from './recorded-race.ts';

describe('a record', () => {
  it('goes out and comes in again: same game, same state', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const game = played(seed);
        const text = JSON.stringify(exportRecord(diceRace, game));
        const { recorded, state } = verifyRecord(diceRace, parseRecord(text));
        expect(recorded).toEqual(game);
        expect(state).toEqual(replay(diceRace, 2, OPTIONS, game.log));
        expect(JSON.stringify(exportRecord(diceRace, recorded))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('says which game, which rules, who sat where, and how long the log is', () => {
    expect(RECORD).toMatchObject({
      format: 'rotonde-1',
      game: 'dice-race',
      rules: 3,
      options: OPTIONS,
      seats: [{ name: 'Élodie' }, { name: 'Max', bot: 'random' }],
      commitment: commitmentTo(SECRET),
      secret: SECRET,
      entries: GAME.log.length,
    });
  });

  it('does not keep what it was given', () => {
    const game = played(3);
    const record = exportRecord(diceRace, game);
    (game.seats[0] as { name: string }).name = 'changed';
    expect(record.seats[0]?.name).toBe('Élodie');
  });

  it('may lack its secret while the game is on', () => {
    const { secret: _, ...rest } = GAME;
    const running = { ...rest, log: GAME.log.slice(0, 5) };
    const text = JSON.stringify(exportRecord(diceRace, running));
    expect(text).not.toContain(SECRET);
    expect(verifyRecord(diceRace, parseRecord(text)).recorded).toEqual(running);
  });

  it('is the same however its fields are ordered', () => {
    const reordered = JSON.stringify(loose(), Object.keys(flat(RECORD)).reverse());
    expect(answerTo(reordered)).toBe('OK');
  });
});

describe('a broken record', () => {
  it('is not JSON', () => {
    for (const text of ['', 'Trambahn', '{"format":', '\u0000']) {
      expect(answerTo(text)).toMatch(/^not JSON, or cut short: /);
    }
  });

  it('is cut short, wherever the cut', () => {
    const text = JSON.stringify(RECORD);
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(answerTo(text.slice(0, length))).toMatch(/^not JSON, or cut short: /);
      }),
    );
  });

  it('is no record at all', () => {
    for (const text of ['null', '3', '"record"', '[]', 'true']) {
      expect(answerTo(text)).toBe('header: not an object');
    }
    expect(answerTo('{}')).toBe('header: no field format');
  });

  it.each([
    ['format', 'rotonde-2'],
    ['format', null],
    ['game', 7],
    ['game', 'x'.repeat(201)],
    ['rules', '3'],
    ['rules', -1],
    ['rules', 1.5],
    ['options', undefined],
    ['seats', {}],
    ['commitment', undefined],
    ['secret', 'c0ffee'],
    ['secret', SECRET.toUpperCase()],
    ['entries', 1e9],
    ['entries', Number.MAX_VALUE],
    ['log', 'all of it'],
  ])('has a bad %s: %j', (field, value) => {
    const reason = value === undefined ? 'no' : 'bad';
    expect(spoilt((record) => (record[field] = value))).toBe(`header: ${reason} field ${field}`);
  });

  it.each([
    ['seq', '4'],
    ['seq', -4],
    ['actor', 'everybody'],
    ['actor', -1],
    ['actor', 0.5],
    ['action', 'walk'],
    ['action', null],
    ['at', 'noon'],
    ['at', 1e300],
    ['sum', 4],
  ])('has an entry with a bad %s: %j', (field, value) => {
    expect(spoilt((record) => (entryAt(record, 4)[field] = value))).toBe(
      `entry 4: bad field ${field}`,
    );
  });

  it('lacks a field of an entry', () => {
    for (const field of ['seq', 'actor', 'action', 'at', 'sum']) {
      expect(spoilt((record) => delete entryAt(record, 2)[field])).toBe(
        `entry 2: no field ${field}`,
      );
    }
    expect(spoilt((record) => (record.log[1] = [] as never))).toBe('entry 2: not an object');
  });

  it('names one bad entry, however many there are', () => {
    expect(spoilt((record) => (record.log = new Array<never>(200_000).fill(7 as never)))).toBe(
      'entry 1: not an object',
    );
  });

  it('has a field that is not known', () => {
    expect(spoilt((record) => (record['comment'] = 'nice game'))).toBe(
      'header: unknown field comment',
    );
    expect(spoilt((record) => (entryAt(record, 4)['id'] = 1))).toBe('entry 4: unknown field id');
    expect(spoilt((record) => (record['seats'] = [{ name: 'a' }, { name: 'b', elo: 1 }]))).toBe(
      'header: seat 1: unknown field elo',
    );
    const undo = { undo: 1, agreed: [1], really: true };
    expect(spoilt((record) => (entryAt(record, UNDO)['action'] = undo))).toBe(
      `entry ${UNDO}: unknown field really`,
    );
  });

  it('does not repeat a field’s whole name when that is long', () => {
    const answer = spoilt((record) => (record['x'.repeat(2 ** 20)] = 1));
    expect(answer).toBe(`header: unknown field ${'x'.repeat(40)}`);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'has a field %s, and no object is the worse for it',
    (key) => {
      const text = JSON.stringify(RECORD);
      const field = `${JSON.stringify(key)}:{"polluted":1},`;
      expect(answerTo(text.replace('{', `{${field}`))).toBe(`header: unknown field ${key}`);
      expect(answerTo(text.replace('{"seq":2,', `{${field}"seq":2,`))).toBe(
        `entry 2: unknown field ${key}`,
      );
      expect(answerTo(text.replace('{"name"', `{${field}"name"`))).toBe(
        `header: seat 0: unknown field ${key}`,
      );
      const action = JSON.stringify(GAME.log[0]?.action);
      expect(answerTo(text.replace(action, action.replace('{', `{${field}`)))).not.toBe('OK');
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('has an undo that is none', () => {
    for (const [undo, field] of [
      [{ undo: -1 }, 'undo'],
      [{ undo: '1' }, 'undo'],
      [{ undo: null }, 'undo'],
      [{ undo: 1, agreed: 1 }, 'agreed'],
      [{ undo: 1, agreed: ['all'] }, 'agreed'],
    ] as const) {
      expect(spoilt((record) => (entryAt(record, UNDO)['action'] = undo))).toBe(
        `entry ${UNDO}: bad field ${field}`,
      );
    }
  });

  it('is nested without end', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = JSON.stringify(RECORD);
    expect(answerTo(text.replace('{"goal":15}', deep))).toMatch(/^header/);
    const action = JSON.stringify(GAME.log[0]?.action);
    expect(answerTo(text.replace(action, `{"roll":${deep}}`))).toMatch(/^(header or )?entry 1:/);
  });
});

/** All the keys there are, at whatever depth. */
function flat(value: unknown): Record<string, true> {
  if (typeof value !== 'object' || value === null) return {};
  const keys: Record<string, true> = {};
  for (const [key, part] of Object.entries(value)) Object.assign(keys, { [key]: true }, flat(part));
  return keys;
}
