import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../chance.ts';
import type { Seat } from '../game.ts';
import type { Entry } from '../log.ts';
import { replay } from '../replay.ts';
import { diceRace } from './dice-race.ts';
import {
  type Action,
  answerTo,
  entryAt,
  forged,
  GAME,
  LENGTH,
  type Loose,
  OPTIONS,
  RECORD,
  ROLL,
  spoilt,
  WALK,
} from './recorded-race.ts';

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
