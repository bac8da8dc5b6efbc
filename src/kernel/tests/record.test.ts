import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo, rngOf } from '../chance.ts';
import type { Seat } from '../game.ts';
import { type Entry, isUndo, standing } from '../log.ts';
import {
  BadRecord,
  exportRecord,
  type GameRecord,
  parseRecord,
  type Recorded,
  verifyRecord,
} from '../record.ts';
import { replay } from '../replay.ts';
import { rngFrom } from '../rng.ts';
import { type DiceRace, diceRace } from './dice-race.ts';

type Action = DiceRace['action'];
/** A record one may spoil: nothing in it is typed. */
type Loose = Record<string, unknown> & { log: Record<string, unknown>[] };

const SECRET = 'c0ffee'.padEnd(64, '0');
const OPTIONS = { goal: 15 };

/** A whole game at random, its chance bound by the secret; now and then a seat takes back what is free. */
function played(seed: number): Recorded<DiceRace> {
  const rng = rngFrom(seed);
  const log: Entry<Action>[] = [];
  for (;;) {
    const seq = log.length + 1;
    const state = replay(diceRace, 2, OPTIONS, log);
    const [actor] = diceRace.actors(state.table);
    if (actor === undefined) break;
    const [before, last] = standing(log).slice(-2);
    const choices = diceRace.choices(state.table, null, actor as Seat);
    const action =
      actor === 'chance'
        ? diceRace.chance(state, rngOf(SECRET, seq))
        : last?.actor === actor && rng.below(4) === 0
          ? { undo: before?.seq ?? 0 }
          : (choices[rng.below(choices.length)] as Action);
    log.push({ seq, actor, action, at: 1_700_000_000_000 + seq });
  }
  const seats = [{ name: 'Élodie' }, { name: 'Max', bot: 'random' }];
  return { options: OPTIONS, seats, commitment: commitmentTo(SECRET), secret: SECRET, log };
}

const GAME = played(3);
const RECORD = exportRecord(diceRace, GAME);
const LENGTH = RECORD.log.length;

const loose = (record: GameRecord<Action> = RECORD): Loose =>
  structuredClone<unknown>(record) as Loose;

/** What is said of this text, read and verified. */
function answerTo(text: string): string {
  try {
    verifyRecord(diceRace, parseRecord(text));
    return 'OK';
  } catch (error) {
    if (error instanceof BadRecord) return error.message;
    throw error;
  }
}

function spoilt(change: (record: Loose) => unknown): string {
  const record = loose();
  change(record);
  return answerTo(JSON.stringify(record));
}

/** Spoilt by somebody who knows the format and writes all the checksums anew. */
function forged(change: (game: { log: Entry<Action>[] } & Recorded<DiceRace>) => unknown): string {
  const game = { ...structuredClone(GAME), log: structuredClone(GAME.log) as Entry<Action>[] };
  change(game);
  return answerTo(JSON.stringify(exportRecord(diceRace, game)));
}

const entryAt = (record: Loose, seq: number) => record.log[seq - 1] as Record<string, unknown>;
const seqOf = (holds: (entry: Entry<Action>) => boolean): number =>
  (GAME.log.find(holds) as Entry<Action>).seq;
const WALK = seqOf(({ action, seq }) => seq > 3 && 'walk' in action);
const ROLL = seqOf(({ action, seq }) => seq > 3 && 'roll' in action);
const UNDO = seqOf(({ action }) => isUndo(action));

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

describe('a record of something else', () => {
  it('is of another game', () => {
    expect(spoilt((record) => (record['game'] = 'trambahn'))).toBe('header: a game of trambahn');
  });

  it('is by other rules', () => {
    for (const rules of [2, 4]) {
      expect(spoilt((record) => (record['rules'] = rules))).toBe(
        `header: rules number ${rules}, and this house plays 3`,
      );
    }
  });

  it('is for another number of players', () => {
    const seats = [1, 2, 3, 4, 5].map((n) => ({ name: `${n}` }));
    expect(spoilt((record) => (record['seats'] = seats))).toBe('header: 5 seats');
    expect(spoilt((record) => (record['seats'] = []))).toBe('header: 0 seats');
    expect(forged((game) => Object.assign(game, { seats: seats.slice(0, 1) }))).toBe(
      'header: 1 seats',
    );
  });

  it('has options that the game does not know', () => {
    expect(forged((game) => Object.assign(game, { options: { goal: -3 } }))).toBe(
      'header: options: no goal',
    );
  });
});

describe('a record that was tampered with', () => {
  const CHANGED = 'changed after it was written (checksum)';

  it('has a log that was cut', () => {
    expect(spoilt((record) => record.log.pop())).toBe(
      `entry ${LENGTH}: missing, the record should hold ${LENGTH}`,
    );
    expect(spoilt((record) => (record.log.length = 3))).toBe(
      `entry 4: missing, the record should hold ${LENGTH}`,
    );
    expect(spoilt((record) => (record.log.length = 0))).toBe(
      `entry 1: missing, the record should hold ${LENGTH}`,
    );
  });

  it('has a log longer than it should be', () => {
    expect(spoilt((record) => (record['entries'] = LENGTH - 2))).toBe(
      `entry ${LENGTH - 1}: more than the ${LENGTH - 2} the record should hold`,
    );
  });

  it('has an action changed, legally or not', () => {
    expect(spoilt((record) => (entryAt(record, WALK)['action'] = { stop: true }))).toBe(
      `entry ${WALK}: ${CHANGED}`,
    );
    expect(spoilt((record) => (entryAt(record, WALK)['action'] = { walk: 99 }))).toBe(
      `entry ${WALK}: ${CHANGED}`,
    );
  });

  it('has a clock changed', () => {
    expect(spoilt((record) => (entryAt(record, 4)['at'] = 0))).toBe(`entry 4: ${CHANGED}`);
  });

  it('has its header changed', () => {
    for (const change of [
      (record: Loose) => (record['seats'] = [{ name: 'Max' }, { name: 'Élodie' }]),
      (record: Loose) => (record['options'] = { goal: 16 }),
      (record: Loose) => (record['options'] = { goal: 15, lucky: true }),
    ]) {
      expect(spoilt(change)).toBe(`header or entry 1: ${CHANGED}`);
    }
  });

  it('has another commitment', () => {
    const commitment = commitmentTo('0'.repeat(64));
    const wrong = 'header: the secret is not the one committed to';
    expect(spoilt((record) => (record['commitment'] = commitment))).toBe(wrong);
    expect(forged((game) => Object.assign(game, { commitment }))).toBe(wrong);
    expect(spoilt((record) => Object.assign(record, { commitment, secret: undefined }))).toBe(
      `header or entry 1: ${CHANGED}`,
    );
  });

  it('has another secret', () => {
    const secret = '0'.repeat(64);
    expect(spoilt((record) => (record['secret'] = secret))).toBe(
      'header: the secret is not the one committed to',
    );
  });

  it('has another secret and the commitment to it, with checksums to match', () => {
    const secret = '0'.repeat(64);
    expect(
      forged((game) => Object.assign(game, { secret, commitment: commitmentTo(secret) })),
    ).toMatch(/^entry \d+: chance drew otherwise/);
  });

  it('names the first entry of those that changed places', () => {
    fc.assert(
      fc.property(fc.nat(LENGTH - 1), fc.nat(LENGTH - 1), (i, j) => {
        fc.pre(i !== j);
        const answer = spoilt(({ log }) => ([log[i], log[j]] = [log[j] as never, log[i] as never]));
        expect(answer).toContain(`entry ${Math.min(i, j) + 1}: ${CHANGED}`);
      }),
    );
  });

  it('names the place where an entry was left out or put in twice', () => {
    fc.assert(
      fc.property(fc.nat(LENGTH - 1), (i) => {
        const missing = spoilt(({ log }) => log.splice(i, 1));
        expect(missing).toMatch(new RegExp(`entry ${i + 1}: (changed|missing)`));
        const twice = spoilt(({ log }) => log.splice(i, 0, log[i] as Loose['log'][0]));
        expect(twice).toContain(
          i + 1 < LENGTH ? `entry ${i + 2}: ${CHANGED}` : `entry ${LENGTH + 1}:`,
        );
      }),
    );
  });

  it('names the entry in which anything was changed', () => {
    const changes: ((entry: Record<string, unknown>) => unknown)[] = [
      (entry) => (entry['seq'] = Number(entry['seq']) + 1),
      (entry) => (entry['actor'] = entry['actor'] === 0 ? 1 : 0),
      (entry) => (entry['action'] = { walk: 5 }),
      (entry) => (entry['action'] = { undo: 999 }),
      (entry) => (entry['at'] = Number(entry['at']) + 1),
      (entry) => (entry['sum'] = 'deadbeef'),
    ];
    fc.assert(
      fc.property(fc.nat(LENGTH - 1), fc.constantFrom(...changes), (i, change) => {
        const before = JSON.stringify(RECORD.log[i]);
        const entry = JSON.parse(before) as Record<string, unknown>;
        change(entry);
        fc.pre(JSON.stringify(entry) !== before);
        expect(spoilt(({ log }) => (log[i] = entry))).toContain(`entry ${i + 1}: ${CHANGED}`);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused whichever single character is changed', () => {
    const text = JSON.stringify(RECORD);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, by) => {
        fc.pre(text[at] !== by);
        expect(answerTo(text.slice(0, at) + by + text.slice(at + 1))).not.toBe('OK');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a forged record, its checksums written anew', () => {
  it('has an action that was not allowed', () => {
    expect(forged(({ log }) => ((log[WALK - 1] as Entry<Action>).action = { walk: 99 }))).toBe(
      `entry ${WALK}: against rule 1.3`,
    );
  });

  it('has an action of somebody else', () => {
    const other = 1 - (GAME.log[WALK - 1]?.actor as Seat);
    expect(forged(({ log }) => ((log[WALK - 1] as Entry<Action>).actor = other))).toBe(
      `entry ${WALK}: it was not the turn of seat ${other}`,
    );
  });

  it('has a draw that the secret does not give', () => {
    const drawn = GAME.log[ROLL - 1] as Entry<{ roll: number }> & { action: { roll: number } };
    const other = { roll: (drawn.action.roll % 6) + 1 };
    expect(forged(({ log }) => ((log[ROLL - 1] as Entry<Action>).action = other))).toBe(
      `entry ${ROLL}: chance drew otherwise: the secret does not give this`,
    );
  });

  it('has entries in another order', () => {
    expect(forged(({ log }) => log.reverse())).toBe(`entry 1: numbered ${LENGTH}`);
  });

  it('has an undo that nobody agreed to', () => {
    expect(
      forged(({ log }) => {
        log.length = ROLL;
        const next = replay(diceRace, 2, OPTIONS, log).table.turn;
        log.push({ seq: ROLL + 1, actor: next, action: { undo: 1 }, at: 0 });
      }),
    ).toBe(`entry ${ROLL + 1}: against rule H.2`);
  });

  it('has an action that is none', () => {
    const action = { walk: 'far' } as unknown as Action;
    expect(forged(({ log }) => ((log[WALK - 1] as Entry<Action>).action = action))).toBe(
      `entry ${WALK}: neither a roll, nor a walk, nor a stop`,
    );
  });
});

/** All the keys there are, at whatever depth. */
function flat(value: unknown): Record<string, true> {
  if (typeof value !== 'object' || value === null) return {};
  const keys: Record<string, true> = {};
  for (const [key, part] of Object.entries(value)) Object.assign(keys, { [key]: true }, flat(part));
  return keys;
}
