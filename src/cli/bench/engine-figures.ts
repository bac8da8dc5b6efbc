import { table, whole } from '../text.ts';
import type { EngineCosts } from './engine.ts';
import type { Cost, Measured } from './measure.ts';
import { times } from './reference.ts';

/** How the costs of a game's rules are told: as JSON, and as a table. */

type Unit = {
  name: string;
  label: string;
  of: keyof EngineCosts['costs'];
  figure: Figure;
};

type Figure = (seconds: number) => number;

const perSecond = (seconds: number): number => 1 / seconds;
const milliseconds = (seconds: number): number => seconds * 1e3;
const microseconds = (seconds: number): number => seconds * 1e6;

const units: readonly Unit[] = [
  { name: 'entriesPerSecond', label: 'entries/s, random play', of: 'entry', figure: perSecond },
  { name: 'gamesPerSecond', label: 'random games/s', of: 'game', figure: perSecond },
  {
    name: 'apprenticeGamesPerSecond',
    label: 'games/s of up to 4 apprentices',
    of: 'apprentices',
    figure: perSecond,
  },
  {
    name: 'replayedEntriesPerSecond',
    label: 'replayed entries/s',
    of: 'replayed',
    figure: perSecond,
  },
  { name: 'replayMilliseconds', label: 'replay, ms', of: 'replay', figure: milliseconds },
  { name: 'verifyMilliseconds', label: 'verified replay, ms', of: 'verify', figure: milliseconds },
  { name: 'cloneMicroseconds', label: 'clone, µs', of: 'clone', figure: microseconds },
  { name: 'imagineMicroseconds', label: 'imagine, µs', of: 'imagine', figure: microseconds },
];

export function figuresOf({ best, median }: Measured, figure: Figure = milliseconds) {
  const both = ({ wall, cpu }: Cost) => ({ wall: figure(wall), cpu: figure(cpu) });
  return { best: both(best), median: both(median) };
}

export function engineFigures({ game, seats, recordEntries, costs, tasks }: EngineCosts) {
  const figures = [
    ...units.map(({ name, of, figure }) => [name, figuresOf(costs[of], figure)] as const),
    ...tasks.map(({ name, cost }) => [`${name}Milliseconds`, figuresOf(cost)] as const),
  ];
  return { game, seats, recordEntries, ...Object.fromEntries(figures) };
}

const HEAD = ['', 'best, CPU', 'median, CPU', 'best, clock', 'median, clock', 'reference'];

export function engineText(
  { game, seats, recordEntries, costs, tasks }: EngineCosts,
  reference: Measured,
): string {
  const row = (label: string, measured: Measured, figure: Figure): string[] => {
    const { best, median } = figuresOf(measured, figure);
    const figures = [best.cpu, median.cpu, best.wall, median.wall];
    return [
      label,
      ...figures.map((each) => (each < 1000 ? each.toFixed(3) : whole(each))),
      times(measured.best.cpu, reference.best.cpu),
    ];
  };
  const rows = [
    ...units.map(({ label, of, figure }) => row(label, costs[of], figure)),
    ...tasks.map(({ label, cost }) => row(`${label}, ms`, cost, milliseconds)),
  ];
  return [
    `${game}, ${seats} seats; the record replayed has ${recordEntries} entries`,
    table([HEAD, ...rows], 'right'),
  ].join('\n');
}
