/**
 * Draws learning curves: `npm exec -- node training/draw.ts training/trambahn/curve.jsonl`, from the lines that `learn.ts --log`
 * wrote, as `curve.svg` beside them. A field for each error: what is learnt from (thin) and what is held out (thick), epoch after epoch.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Errors = Readonly<Record<string, number>>;
/** Not every curve says how well was learnt what was learnt from. */
type Point = { what: string; learnt?: Errors; heldOut: Errors };

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [760, 180, 60, 34, 64] as const;
const INK = '#1d2b33';

for (const file of process.argv.slice(2)) {
  const points = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Point);
  writeFileSync(file.replace(/\.jsonl$/, '.svg'), drawn(points));
}

function drawn(points: readonly Point[]): string {
  const names = Object.keys(points[0]?.heldOut ?? {});
  const height = names.length * (HEIGHT + GAP) + TOP;
  const fields = names.map((name, i) => field(points, name, TOP + i * (HEIGHT + GAP)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 20} ${height}" font-family="sans-serif" font-size="12" fill="${INK}">`,
    '<title>How the errors fell while the net learnt</title>',
    `<rect width="100%" height="100%" fill="#fbf7ec"/>`,
    ...fields,
    '</svg>\n',
  ].join('\n');
}

function field(points: readonly Point[], name: string, top: number): string {
  const all = points.flatMap(({ learnt, heldOut }) => [
    (learnt ?? heldOut)[name] ?? 0,
    heldOut[name] ?? 0,
  ]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (i: number): number => LEFT + (WIDTH * (i + 0.5)) / points.length;
  const y = (error: number): number => top + (HEIGHT * (high - error)) / (high - low || 1);
  // One line for each step of the training: its labels, and so its errors, are of another kind than those of the next.
  const steps = Map.groupBy(points.keys(), (i) => points[i]?.what.split(' ')[0]);
  const line = (kind: 'learnt' | 'heldOut', width: number, dashes: string): string[] =>
    [...steps.values()].map((step) => {
      const path = step.map(
        (i) => `${x(i).toFixed(1)},${y(points[i]?.[kind]?.[name] ?? 0).toFixed(1)}`,
      );
      return `<polyline points="${path.join(' ')}" fill="none" stroke="${INK}" stroke-width="${width}"${dashes}/>`;
    });
  const isWhole = points.every(({ learnt }) => learnt);
  // Where other positions are learnt from.
  const starts = points.flatMap(({ what }, i) => (what === points[i - 1]?.what ? [] : [i]));
  const edges = starts.map((i, nth) => {
    const at = (LEFT + (WIDTH * i) / points.length).toFixed(1);
    const low = top + HEIGHT + 16 + 14 * (nth % 2);
    return `<path d="M${at} ${top}V${low - 8}" stroke="${INK}" stroke-width="0.5"/><text x="${Number(at) + 3}" y="${low}" font-size="11">${points[i]?.what}</text>`;
  });
  return [
    `<text x="${LEFT}" y="${top - 10}" font-weight="bold">${name}: held out${isWhole ? ' (thick), learnt from (dashed)' : ''}</text>`,
    `<text x="${LEFT - 6}" y="${top + 4}" text-anchor="end">${high.toFixed(3)}</text>`,
    `<text x="${LEFT - 6}" y="${top + HEIGHT}" text-anchor="end">${low.toFixed(3)}</text>`,
    ...edges,
    ...(isWhole ? line('learnt', 1, ' stroke-dasharray="4 3"') : []),
    ...line('heldOut', 2, ''),
  ].join('\n');
}
