import type { Kind, State } from '#kernel/game.ts';
import { ChanceReading } from '../chances.ts';
import type { PlayOut } from '../play-out.ts';
import { accountsOf, type Weighed } from './accounts.ts';
import { type Ask, seedOf } from './ask.ts';
import { type Course, isOwnWay, type Run } from './course.ts';
import { OptionReading } from './options.ts';
import { type CurvePoint, NARROW, REPORT, type Report, type Station } from './report.ts';
import { confirmed, sizeOf, stepReading } from './stations.ts';
import { drawsIn, pointsOf, widest } from './where.ts';

/** What part of all play-outs each step of the analysis takes. What is over goes to the accounts, where they are widest. */
const PART = { curve: 0.3, choices: 0.15, luck: 0.1, again: 0.2, options: 0.15 };

/** So many steps are read again. */
const AGAIN = 16;

/** No step is first read by fewer tries than these. */
const FEWEST = 4;

/** The start counts in every account: it is read so many times as often as a point of the curve. */
const START = 6;

/** Tries of the one step that makes the accounts widest, before looking again which one that is: in so many rounds at most. */
const ONCE = 4;
const ROUNDS = 1500;

/**
 * Reads a finished game, in slices of a few play-outs: after each, what has been found so far can be had, and whoever asks stops
 * by not asking on. Same game, same ask: the same report, on every machine.
 */
export function* analysed<K extends Kind>(
  playOut: PlayOut<K>,
  course: Course<K>,
  ask: Ask,
): Generator<() => Report, Report> {
  const analysis = new Analysis(playOut, course, ask);
  const report = () => analysis.report();
  for (const step of [
    analysis.readCurve(),
    analysis.readSteps(),
    analysis.readAgain(),
    analysis.readOptions(),
    analysis.readAccounts(),
  ]) {
    for (const _slice of step) yield report;
  }
  return report();
}

/** What has been read so far. Its steps are taken in order, each in slices. */
class Analysis<K extends Kind> {
  readonly #playOut: PlayOut<K>;
  readonly #course: Course<K>;
  readonly #ask: Ask;
  #toRead: number;
  readonly #start: ChanceReading<K>;
  #read = 0;
  #reading: Report['reading'] = 'first';
  #curve: CurvePoint[] = [];
  #points: readonly number[] = [];
  /** By run. */
  readonly #first = new Map<number, ChanceReading<K>>();
  readonly #weighed: Weighed<K>[] = [];
  /** Is every decision weighed that has to be? Before, an account would be of some of them. */
  #isWeighed = false;
  readonly #found: { at: number; station: Station }[] = [];

  constructor(playOut: PlayOut<K>, course: Course<K>, ask: Ask) {
    this.#playOut = playOut;
    this.#course = course;
    this.#ask = ask;
    this.#toRead = Math.round(playOut.minute * ask.minutes);
    this.#start = this.#asItStands(0);
  }

  report(): Report {
    const stations = this.#found
      .map(({ station }) => station)
      .toSorted((one, other) => one.from - other.from);
    return {
      version: REPORT,
      ...this.#ask,
      ...(this.#playOut.sure !== undefined && { sure: this.#playOut.sure }),
      reading: this.#reading,
      read: this.#read,
      toRead: Math.max(this.#read, this.#toRead),
      curve: this.#curve,
      accounts: this.#isWeighed
        ? accountsOf(this.#course, this.#start, this.#weighed, stations)
        : [],
      stations,
    };
  }

  *readCurve(): Generator<void> {
    const { runs, result } = this.#course;
    this.#points = pointsOf(runs.length, this.#tries(PART.curve, FEWEST));
    const tries = this.#tries(PART.curve, this.#points.length + START);
    for (const at of this.#points) {
      const one = at === 0 ? this.#start : this.#asItStands(at);
      yield* this.#readOn(one, at === 0 ? START * tries : tries);
      const chances = one.chances().map(({ winning }) => winning);
      this.#curve = [...this.#curve, { at: runs[at]?.from ?? 0, chances }];
      yield;
    }
    const end = result.map((mean) => ({ mean, error: 0 }));
    this.#curve = [...this.#curve, { at: runs.at(-1)?.to ?? 0, chances: end }];
    this.#reading = 'second';
  }

  /** Every decision that was not the usual one, and the draws where the curve moves most: a first reading. */
  *readSteps(): Generator<void> {
    const { runs } = this.#course;
    const own = [...runs.keys()].filter((at) => isOwnWay(this.#playOut, this.#course, at));
    const tries = this.#tries(PART.choices, 2 * own.length);
    for (const at of own) {
      this.#weighed.push({ at, reading: yield* this.#readStep(at, tries) });
    }
    this.#isWeighed = true;
    const draws = drawsIn(this.#course, this.#curve, this.#points);
    const fewer = this.#tries(PART.luck, 2 * draws.length);
    for (const at of draws) yield* this.#readStep(at, fewer);
  }

  /** The largest of them again, with other chance: only what is found twice is a station. */
  *readAgain(): Generator<void> {
    const { runs } = this.#course;
    const largest = [...this.#first]
      .map(([at, first]) => ({ at, first, size: sizeOf(runs[at] as Run<K>, first) }))
      .toSorted((one, other) => other.size - one.size)
      .slice(0, AGAIN);
    const tries = this.#tries(PART.again, 2 * largest.length);
    for (const { at, first } of largest) {
      const again = stepReading(this.#playOut, this.#course, at, this.#seed(2, at));
      yield* this.#readOn(again, tries);
      const station = confirmed(runs[at] as Run<K>, first, again);
      if (station) this.#found.push({ at, station });
    }
  }

  /** What else there was at those that were decisions. */
  *readOptions(): Generator<void> {
    const decided = this.#found.filter(({ station }) => station.actor !== 'chance');
    for (const one of decided) {
      const weighing = new OptionReading(this.#playOut, this.#course, {
        at: one.at,
        tries: this.#tries(PART.options, decided.length),
        seed: this.#seed(3, one.at),
      });
      for (let n = 0; n < weighing.tries; n++) {
        this.#read += weighing.read(n);
        yield;
      }
      one.station = { ...one.station, ...weighing.weighing() };
    }
  }

  /** The rest goes where the accounts are widest, and more than that as long as one of them is wide. */
  *readAccounts(): Generator<void> {
    const once = Math.max(ONCE, Math.round(this.#toRead / ROUNDS));
    while (this.#read < this.#toRead) {
      this.#narrow(once);
      yield;
    }
    this.#toRead = Math.round(this.#playOut.minute * this.#ask.atMost);
    this.#reading = 'on';
    while (this.#read < this.#toRead && this.#isWide()) {
      this.#narrow(once);
      yield;
    }
    this.#toRead = this.#read;
    this.#reading = 'done';
  }

  #narrow(tries: number): void {
    this.#read += widest(this.#start, this.#weighed).read(tries);
  }

  #isWide(): boolean {
    const accounts = accountsOf(this.#course, this.#start, this.#weighed, []);
    return accounts.some(({ error }) => error > NARROW);
  }

  *#readStep(at: number, tries: number): Generator<void, ChanceReading<K>> {
    const step = stepReading(this.#playOut, this.#course, at, this.#seed(1, at));
    yield* this.#readOn(step, tries);
    this.#first.set(at, step);
    return step;
  }

  *#readOn(reading: ChanceReading<K>, tries: number): Generator<void> {
    for (let left = tries; left > 0; left -= FEWEST) {
      this.#read += reading.read(Math.min(FEWEST, left));
      yield;
    }
  }

  /** How many tries each of so many has of this part. */
  #tries(part: number, among: number): number {
    return Math.max(FEWEST, Math.round((part * this.#toRead) / Math.max(1, among)));
  }

  #asItStands(at: number): ChanceReading<K> {
    const position = this.#course.positions[at] as State<K>;
    return new ChanceReading(this.#playOut, {
      position: () => position,
      continuations: [() => {}],
      seed: this.#seed(0, at),
    });
  }

  #seed(step: number, at: number): number {
    return seedOf(this.#ask, step, at);
  }
}
