import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botOf, playOutOf, titleOf } from '#games/catalogue.ts';
import { steady } from '#games/pionniers/bots/steady.ts';
import type { Kind, State } from '#kernel/game.ts';
import { parseRecord, verifyRecord } from '#kernel/record.ts';
import type { Title } from '#kernel/title.ts';
import type { Bot } from '../../bot.ts';
import { playMatch } from '../../match.ts';
import type { PlayOut } from '../../play-out.ts';
import { analysed } from '../analysis.ts';
import { type Course, courseOf, isOwnWay, NotOver } from '../course.ts';
import { decisionRead } from '../decision.ts';
import { accountsRead, erring, meanOf } from '../luck.ts';
import { partsOf } from '../parts.ts';
import { NARROW, type Report } from '../report.ts';

const MILLION = 1_000_000;

async function gameNamed(id: string): Promise<{ title: Title<Kind>; playOut: PlayOut<Kind> }> {
  const [title, playOut] = await Promise.all([titleOf(id), playOutOf(id)]);
  if (!title || !playOut) throw new Error(id);
  return { title, playOut };
}

function read(
  playOut: PlayOut<Kind>,
  course: Course<Kind>,
  minutes: number,
  seed = 3,
  atMost = 0,
): Report {
  const reading = analysed(playOut, course, { seed, minutes, atMost });
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** A recorded game, and what part of a minute it is read for. */
const RECORDED = [
  ['pionniers', 'four-players', 0.1],
  ['trambahn', 'taken-back', 0.008],
] as const;

async function recorded(id: string, name: string) {
  const { title, playOut } = await gameNamed(id);
  const file = join(import.meta.dirname, `../../../games/${id}/rules/records/${name}.json`);
  const record = parseRecord(readFileSync(file, 'utf8'));
  const { options, log } = verifyRecord(title.game, record).recorded;
  const course = courseOf(playOut.play, record.seats.length, options, log);
  return { playOut, record, options, log, course };
}

describe.each(RECORDED)('%s, %s', async (id, name, minutes) => {
  const { playOut, record, options, log, course } = await recorded(id, name);
  const report = read(playOut, course, minutes);

  test('start, luck and choices are the result, exactly, for each seat', () => {
    expect(report.accounts.length).toBe(record.seats.length);
    for (const { start, luck, choices, result } of report.accounts) {
      expect([start, luck, choices].every(Number.isInteger)).toBe(true);
      expect(start + luck + choices).toBe(result);
    }
    const results = report.accounts.map(({ result }) => result / MILLION);
    expect(results).toEqual(course.result);
  });

  test('what decisions gave to one seat they took from the others', () => {
    const sum = report.accounts.reduce((all, { choices }) => all + choices, 0);
    // Each is rounded to a millionth.
    expect(Math.abs(sum)).toBeLessThanOrEqual(record.seats.length);
  });

  test('the same seed reads the same, and another one otherwise', () => {
    expect(read(playOut, course, minutes)).toEqual(report);
    expect(read(playOut, course, minutes, 4).curve).not.toEqual(report.curve);
  });

  test('the curve goes from the beginning to the result', () => {
    expect(report.curve[0]?.at).toBe(0);
    expect(report.curve.at(-1)?.chances.map(({ mean }) => mean)).toEqual(course.result);
    const places = report.curve.map(({ at }) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('a turning point is beyond its error, and a decision is weighed with what else there was', () => {
    for (const { change, seat, actor, options, loss, why } of report.stations) {
      const { mean, error } = change[seat] ?? { mean: 0, error: 0 };
      expect(Math.abs(mean)).toBeGreaterThanOrEqual(2 * error);
      expect(options.filter(({ played }) => played).length).toBe(actor === 'chance' ? 0 : 1);
      expect(loss === null).toBe(actor === 'chance' || options[0]?.played === true);
      if (!why) continue;
      // The best beside what was played, or beside the next where it was that; each with its parts.
      expect(options[why.one]?.played || options[why.other]?.played).toBe(true);
      for (const parts of why.parts) expect(Object.keys(parts).length).toBeGreaterThan(0);
    }
  });

  test('any decision that is asked about is weighed with what else there was, the same each time', () => {
    const at = course.runs.findIndex((_, run) => isOwnWay(playOut, course, run));
    const ask = { seed: 3, minutes, atMost: 0 };
    const weighed = () => {
      const reading = decisionRead(playOut, course, at, ask);
      const parts: number[] = [];
      for (;;) {
        const { done, value } = reading.next();
        if (done) return { parts, decision: value };
        parts.push(value);
      }
    };
    const { parts, decision } = weighed();
    expect(parts.at(-1)).toBe(1);
    expect(decision).toMatchObject(course.runs[at] ?? {});
    const { options, loss } = decision;
    expect(options.length).toBeGreaterThan(1);
    expect(options.filter(({ played }) => played).length).toBe(1);
    expect(loss === null).toBe(options[0]?.played === true);
    expect(weighed().decision).toEqual(decision);
    expect(report.sure).toBe(playOut.sure);
    // Where a game has more looked for, no more are measured than else.
    const many = decisionRead({ ...playOut, others: 12 }, course, at, ask);
    let last = many.next();
    while (!last.done) last = many.next();
    expect(last.value.options.length).toBeLessThanOrEqual(5);
    expect(last.value.options.filter(({ played }) => played).length).toBe(1);
    const draw = course.runs.findIndex(({ actor }) => actor === 'chance');
    expect(() => decisionRead(playOut, course, draw, ask).next()).toThrow('nobody');
  });

  test('a game that is still going on has no course', () => {
    const begun = log.slice(0, -4);
    expect(() => courseOf(playOut.play, record.seats.length, options, begun)).toThrow(NotOver);
  });
});

test('a wide account is read on, until it is narrow or enough has been read', async () => {
  const [[id, name, minutes]] = RECORDED;
  const { playOut, course } = await recorded(id, name);
  const report = read(playOut, course, minutes);
  const far = (1.5 * report.read) / playOut.minute;
  const further = read(playOut, course, minutes, 3, far);
  const widest = Math.max(...further.accounts.map(({ error }) => error));
  expect(widest <= NARROW || further.read >= Math.round(far * playOut.minute)).toBe(true);
  // What had been found is the same: only the accounts get narrower.
  expect(further.curve).toEqual(report.curve);
  expect(further.stations).toEqual(report.stations);
  expect(widest).toBeLessThan(Math.max(...report.accounts.map(({ error }) => error)));
  for (const { start, luck, choices, result } of further.accounts) {
    expect(start + luck + choices).toBe(result);
  }
});

test('over many games luck averages to nothing, and random play to a loss', async () => {
  const { title, playOut } = await gameNamed('pionniers');
  const bots = [await botOf('pionniers', 'random'), steady];
  const options = title.game.parseOptions({});
  const luck: number[] = [];
  const own: number[] = [];
  for (let number = 0; number < 48; number++) {
    const shift = number % 2;
    const seated = [bots[shift], bots[1 - shift]] as Bot<Kind>[];
    const { log } = playMatch(title.game, seated, options, { seed: 17, number });
    const course = courseOf(playOut.play, 2, options, log);
    const account = read(playOut, course, 0.02, number).accounts[shift];
    luck.push((account?.luck ?? 0) / MILLION);
    own.push((account?.own ?? 0) / MILLION);
  }
  // A mean of 48 lies beyond 4.5 of its standard errors once in 100,000 seeds; this seed is one of them, or it is not.
  const given = meanOf(luck);
  expect(Math.abs(given.mean)).toBeLessThan(4.5 * given.error);
  // It is about −0.44 with an error of some 0.12: three errors from nought it misses once in a thousand seeds.
  const chosen = meanOf(own);
  expect(chosen.mean).toBeLessThan(-3 * chosen.error);
});

/** Few decisions are the usual player's own to be read, so that a few games tell much. */
test.each([
  ['trambahn', 12],
  ['union-pacific', 12],
] as const)(
  'in %s, too, luck averages to nothing, and erring now and then costs',
  async (id, games) => {
    const { title, playOut } = await gameNamed(id);
    const [usual, other] = (await Promise.all([botOf(id, 'driver'), botOf(id, 'random')])) as [
      Bot<Kind>,
      Bot<Kind>,
    ];
    const asked = { games, tries: 2, seed: 68 };
    const { luck, own } = accountsRead(
      title.game,
      playOut,
      [erring(usual, other, 8), usual],
      asked,
    );
    // An error of some 0.2: it would be seen if what luck gave were counted twice, or what choices gave were taken for it.
    expect(luck.error).toBeLessThan(0.4);
    expect(Math.abs(luck.mean)).toBeLessThan(3 * luck.error);
    expect(own.mean).toBeLessThan(0);
  },
);

test('the reason is made of what the evaluation says of two ways, from where they part', async () => {
  const { playOut, course } = await recorded('pionniers', 'four-players');
  const decision = course.runs.flatMap(({ actor }, at) => {
    if (actor === 'chance') return [];
    const position = course.positions[at] as State<Kind>;
    const own = playOut.play.own(position, actor);
    const ways = playOut.candidates(position.table, own, actor);
    return ways.length > 1 ? [{ position, own, seat: actor, ways }] : [];
  })[0];
  if (!decision) throw new Error('nothing was decided');
  const { position, own, seat, ways } = decision;
  const [one = [], other = []] = ways;
  expect(partsOf(playOut, position, seat, one, other)).toEqual(
    [one, other].map((way) => playOut.parts?.(position.table, own, seat, way)),
  );
  expect(partsOf(playOut, position, seat, one, one)).toBeUndefined();
});
