import { titles } from '#games/index.ts';
import { readArguments } from './arguments.ts';
import { benchEngine, type EngineCosts } from './bench/engine.ts';
import type { Cost, Measured } from './bench/measure.ts';
import { quoted, UsageError } from './failure.ts';
import { table, whole } from './text.ts';

/** Each thing that can be measured: its figures, and how they are told. */
const benches: Readonly<Record<string, (json: boolean) => string>> = { engine };

const PATIENCE = { runs: 7, secondsPerRun: 0.25 };

/** How fast the house is. */
export function bench(args: readonly string[]): void {
  const { values, positionals } = readArguments(
    args,
    { json: { type: 'boolean', default: false } },
    1,
  );
  const [what = 'engine'] = positionals;
  const measured = Object.hasOwn(benches, what) ? benches[what] : undefined;
  if (measured === undefined) {
    throw new UsageError(`no bench ${quoted(what)}; there is: ${Object.keys(benches).join(', ')}`);
  }
  console.log(measured(values.json));
}

function engine(json: boolean): string {
  const measured = titles.map(({ game }) => benchEngine(game, PATIENCE));
  if (!json) return measured.map(engineText).join('\n\n');
  const machine = { node: process.version, system: `${process.platform}-${process.arch}` };
  return JSON.stringify({ bench: 'engine', ...machine, games: measured.map(engineFigures) });
}

type Unit = {
  name: string;
  label: string;
  of: keyof EngineCosts['costs'];
  figure(seconds: number): number;
};

const perSecond = (seconds: number): number => 1 / seconds;
const milliseconds = (seconds: number): number => seconds * 1e3;
const microseconds = (seconds: number): number => seconds * 1e6;

const units: readonly Unit[] = [
  { name: 'entriesPerSecond', label: 'entries/s, random play', of: 'entry', figure: perSecond },
  { name: 'gamesPerSecond', label: 'random games/s', of: 'game', figure: perSecond },
  { name: 'replayMilliseconds', label: 'replay, ms', of: 'replay', figure: milliseconds },
  { name: 'verifyMilliseconds', label: 'verified replay, ms', of: 'verify', figure: milliseconds },
  { name: 'cloneMicroseconds', label: 'clone, µs', of: 'clone', figure: microseconds },
  { name: 'imagineMicroseconds', label: 'imagine, µs', of: 'imagine', figure: microseconds },
];

function figuresOf({ best, median }: Measured, { figure }: Unit) {
  const both = ({ wall, cpu }: Cost) => ({ wall: figure(wall), cpu: figure(cpu) });
  return { best: both(best), median: both(median) };
}

function engineFigures({ game, seats, recordEntries, costs }: EngineCosts) {
  const figures = units.map((unit) => [unit.name, figuresOf(costs[unit.of], unit)] as const);
  return { game, seats, recordEntries, ...Object.fromEntries(figures) };
}

function engineText({ game, seats, recordEntries, costs }: EngineCosts): string {
  const rows = units.map((unit) => {
    const { best, median } = figuresOf(costs[unit.of], unit);
    const figures = [best.cpu, median.cpu, best.wall, median.wall];
    return [
      unit.label,
      ...figures.map((figure) => (figure < 1000 ? figure.toFixed(3) : whole(figure))),
    ];
  });
  return [
    `${game}, ${seats} seats; the record replayed has ${recordEntries} entries`,
    table([['', 'best, CPU', 'median, CPU', 'best, clock', 'median, clock'], ...rows], 'right'),
  ].join('\n');
}
