import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { table } from '../text.ts';
import { times } from './reference.ts';

/** What something cost the page's own thread each time, in milliseconds of processor time. */
export type PageFigure = { what: string; costs: readonly number[] };

const root = join(import.meta.dirname, '..', '..', '..');

/** The kind of annotation by which a figure comes out of the browser's runner. */
export const FIGURE = 'figure';
export const REFERENCE = 'reference';

/** Moves, pans and plans in the real page, in a real browser: what each costs. The files are in `e2e/figures`. */
export function benchPage(quick: boolean): PageFigure[] {
  const run = (file: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, file), ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...(quick ? { FIGURES: 'quick' } : {}) },
      maxBuffer: 1 << 28,
    });
  if (!existsSync(join(root, 'figures.config.ts'))) {
    throw new Failure('pages are measured in a clone; a package has only what it serves');
  }
  const ready = run('scripts/bootstrap.mjs', 'client', 'browser');
  if (ready.status !== 0) throw new Failure(ready.stderr.trim().replace(/^rotonde: /, ''));
  const { stdout, stderr } = run(
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=figures.config.ts',
    '--reporter=json',
  );
  const figures = figuresIn(stdout);
  if (figures === undefined) throw new Failure(`the browser’s runner failed: ${stderr}`);
  return figures;
}

type Suite = {
  suites?: readonly Suite[];
  specs?: readonly { ok: boolean; title: string; tests: readonly Test[] }[];
};
type Test = { annotations: readonly { type: string; description?: string }[] };

function figuresIn(report: string): PageFigure[] | undefined {
  if (!report.startsWith('{')) return undefined;
  const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  const specs = specsOf(JSON.parse(report) as Suite);
  const failed = specs.find(({ ok }) => !ok);
  if (failed) throw new Failure(`could not be measured: ${failed.title}`);
  return specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === FIGURE)
    .map(({ description = '' }) => JSON.parse(description) as PageFigure);
}

export function pageText(figures: readonly PageFigure[]): string {
  const reference = figures.find(({ what }) => what === REFERENCE);
  const referenceMs = at(reference?.costs ?? [], 0.5);
  const rows = figures.map(({ what, costs }) => [
    what,
    `${costs.length}`,
    ...[0.5, 0.9, 1].map((share) => at(costs, share).toFixed(1)),
    times(at(costs, 0.5), referenceMs),
  ]);
  const head = ['ms of the page’s processor time', 'times', 'median', '90 %', 'most', 'reference'];
  return [
    table([head, ...rows], 'right'),
    'A frame of a screen with 60 of them a second is 16.7 ms. ×: the median as a multiple of the reference.',
  ].join('\n\n');
}

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
