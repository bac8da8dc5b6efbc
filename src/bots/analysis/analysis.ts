import type { Kind, State } from '#kernel/game.ts';
import { ChanceReading } from '../chances.ts';
import type { PlayOut } from '../play-out.ts';
import { ACTUAL, accountsOf, USUAL, type Weighed } from './accounts.ts';
import { type Course, isOwnWay, type Run } from './course.ts';
import { OptionReading } from './options.ts';
import { type CurvePoint, REPORT, type Report, type Station } from './report.ts';
import { confirmed, sizeOf, stepReading } from './stations.ts';

/** What part of all play-outs each step of the analysis takes. What is over goes to the accounts, where they are widest. */
const PART = { curve: 0.15, choices: 0.15, luck: 0.1, again: 0.2, options: 0.15 };

/** So many positions of a game at most are read for its curve, and so many steps are read again. */
const POINTS = 64;
const AGAIN = 16;

/** No step is first read by fewer tries than these. */
const FEWEST = 4;

/** The start counts in every account: it is read so many times as often as a point of the curve. */
const START = 6;

/** Tries of the one step that makes the accounts widest, before looking again which one that is. */
const ONCE = 4;

/** What a few tries that all came to the same may have missed, as a variance. */
const UNSEEN = 0.1;

type Ask = { seed: number; minutes: number };

/**
 * Reads a finished game, in slices of a few play-outs: what has been found so far comes after each, and whoever asks stops by
 * not asking on. Same game, same seed, same minutes: the same report, on every machine.
 */
export function* analysed<K extends Kind>(
  playOut: PlayOut<K>,
  course: Course<K>,
  { seed, minutes }: Ask,
): Generator<Report, Report> {
  const toRead = Math.round(playOut.minute * minutes);
  const seedOf = (step: number, at: number): number =>
    (seed % 4096) * 2 ** 40 + step * 2 ** 34 + at * 2 ** 20;
  const { runs, positions, seats, result } = course;
  let read = 0;
  let curve: CurvePoint[] = [];
  let stations: Station[] = [];
  let reading: Report['reading'] = 'first';
  const weighed: Weighed<K>[] = [];
  const asItStands = (at: number): ChanceReading<K> =>
    new ChanceReading(playOut, {
      position: () => positions[at] as State<K>,
      continuations: [() => {}],
      seed: seedOf(0, at),
    });
  const start = asItStands(0);
  const report = (): Report => ({
    version: REPORT,
    seed,
    minutes,
    reading,
    read,
    toRead: Math.max(read, toRead),
    curve,
    accounts: reading === 'first' ? [] : accountsOf(course, start, weighed, stations),
    stations,
  });

  // The curve.
  const points = pointsOf(runs.length, (PART.curve * toRead) / FEWEST);
  const tries = Math.max(FEWEST, Math.round((PART.curve * toRead) / (points.length + START)));
  for (const at of points) {
    const one = at === 0 ? start : asItStands(at);
    const wanted = at === 0 ? START * tries : tries;
    for (let left = wanted; left > 0; left -= FEWEST) read += one.read(Math.min(FEWEST, left));
    const from = runs[at]?.from ?? 0;
    curve = [...curve, { at: from, chances: one.chances().map(({ winning }) => winning) }];
    yield report();
  }
  const end = runs.at(-1)?.to ?? 0;
  curve = [...curve, { at: end, chances: result.map((mean) => ({ mean, error: 0 })) }];

  // Every decision that was not the usual one, and the draws where the curve moves most: a first reading.
  reading = 'second';
  const own = [...runs.keys()].filter((at) => isOwnWay(playOut, course, at));
  const draws = drawsIn(course, curve, points);
  const first = new Map<number, ChanceReading<K>>();
  for (const [steps, part] of [
    [own, PART.choices],
    [draws, PART.luck],
  ] as const) {
    const each = Math.max(FEWEST, Math.round((part * toRead) / (2 * Math.max(1, steps.length))));
    for (const at of steps) {
      const one = stepReading(playOut, course, at, seedOf(1, at));
      for (let left = each; left > 0; left -= FEWEST) read += one.read(Math.min(FEWEST, left));
      first.set(at, one);
      if (steps === own) weighed.push({ at, reading: one });
      yield report();
    }
  }

  // The largest of them again, with other chance: only what is found twice is a station.
  const largest = [...first.keys()]
    .toSorted((a, b) => sizeAt(course, first, b) - sizeAt(course, first, a))
    .slice(0, AGAIN);
  const found: { at: number; station: Station }[] = [];
  for (const at of largest) {
    const again = stepReading(playOut, course, at, seedOf(2, at));
    const wanted = Math.max(FEWEST, Math.round((PART.again * toRead) / (2 * largest.length)));
    for (let left = wanted; left > 0; left -= ONCE) {
      read += again.read(Math.min(ONCE, left));
      yield report();
    }
    const before = first.get(at) as ChanceReading<K>;
    const station = confirmed(runs[at] as Run<K>, before, again);
    if (!station) continue;
    found.push({ at, station });
    stations = found.map((one) => one.station).toSorted((a, b) => a.from - b.from);
  }

  // What else there was at those that were decisions.
  const decided = found.filter(({ station }) => station.actor !== 'chance');
  for (const one of decided) {
    const weighing = new OptionReading(playOut, course, {
      ...one,
      tries: (PART.options * toRead) / decided.length,
      seed: seedOf(3, one.at),
    });
    for (let n = 0; n < weighing.tries; n++) {
      read += weighing.read(n);
      yield report();
    }
    one.station = weighing.station();
    stations = found.map(({ station }) => station).toSorted((a, b) => a.from - b.from);
  }

  // The rest goes where the accounts are widest.
  while (read < toRead && weighed.length > 0) {
    read += widest(weighed, seats).reading.read(ONCE);
    yield report();
  }
  reading = 'done';
  return report();
}

/** Which positions are read for the curve: all, or as many as there may be, evenly. */
function pointsOf(runs: number, most: number): number[] {
  const count = Math.min(runs, Math.max(2, Math.min(POINTS, Math.floor(most))));
  return Array.from({ length: count }, (_, n) => Math.floor((n * runs) / count));
}

/** The draws between the points where the curve moves most, up to as many as there are points. */
function drawsIn<K extends Kind>(
  { runs }: Course<K>,
  curve: readonly CurvePoint[],
  points: readonly number[],
): number[] {
  const moves = points.map((from, n) => {
    const to = points[n + 1] ?? runs.length;
    const steps = curve[n]?.chances.map(({ mean }, seat) =>
      Math.abs((curve[n + 1]?.chances[seat]?.mean ?? mean) - mean),
    );
    return { from, to, size: Math.max(0, ...(steps ?? [])) };
  });
  const draws: number[] = [];
  for (const { from, to } of moves.toSorted((a, b) => b.size - a.size)) {
    for (let at = from; at < to; at++) if (runs[at]?.actor === 'chance') draws.push(at);
    if (draws.length >= POINTS) break;
  }
  return draws;
}

function sizeAt<K extends Kind>(
  { runs }: Course<K>,
  read: ReadonlyMap<number, ChanceReading<K>>,
  at: number,
): number {
  return sizeOf(runs[at] as Run<Kind>, read.get(at) as unknown as ChanceReading<Kind>);
}

/** Where one more try makes the accounts narrower than anywhere else. */
function widest<K extends Kind>(weighed: readonly Weighed<K>[], seats: number): Weighed<K> {
  let best = weighed[0] as Weighed<K>;
  let most = -1;
  for (const one of weighed) {
    const tries = one.reading.tries(ACTUAL);
    const change = one.reading.part(ACTUAL, USUAL);
    const squares = change.reduce((sum, { error }) => sum + error ** 2, 0) / seats;
    const gain = (squares + UNSEEN / tries ** 2) / (tries + ONCE);
    if (gain > most) {
      most = gain;
      best = one;
    }
  }
  return best;
}
