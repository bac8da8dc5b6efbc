import type { Board } from '#games/pionniers/rules/board.ts';
import { railheadOf, type Table } from '#games/pionniers/rules/model.ts';
import { headOn } from '#pictures/engine.ts';
import { enamel } from '#pictures/sign.ts';
import { circle, line, moved, n, path, range } from '#pictures/svg.ts';
import { colourOf } from '../colours.ts';
import { seen } from './camera.ts';

/** Ballast, sleepers and rails as far as they were laid; beyond, surveyor's stakes. */
export function tracks(table: Table, { spaces }: Board): string {
  return table.trains
    .map((train, at) => {
      const laid = spaces - railheadOf(train);
      const near = laid <= 0 ? -3 : laid;
      return (
        stakes(at, laid) +
        bed(at, spaces, near) +
        sleepers(at, spaces, near) +
        rails(at, spaces, near)
      );
    })
    .join('');
}

function bed(at: number, far: number, near: number): string {
  const [a, b] = [seen(at, far), seen(at, near)];
  const half = 78;
  return path(
    `M${n(a.x - half * a.s)} ${n(a.y)}L${n(a.x + half * a.s)} ${n(a.y)}L${n(b.x + half * b.s)} ${n(b.y)}L${n(b.x - half * b.s)} ${n(b.y)}z`,
    '#8a6a3d',
  );
}

function sleepers(at: number, far: number, near: number): string {
  const all: string[] = [];
  for (let left = far; left > near; left -= Math.max(0.22, left * 0.035)) {
    const { x, y, s } = seen(at, left);
    all.push(line(`M${n(x - 66 * s)} ${n(y)}h${n(132 * s)}`, '#43301c', Math.max(0.8, 11 * s)));
  }
  return all.join('');
}

function rails(at: number, far: number, near: number): string {
  const [a, b] = [seen(at, far), seen(at, near)];
  return [-46, 46]
    .map((off) =>
      path(
        `M${n(a.x + off * a.s)} ${n(a.y)}L${n(b.x + (off - 6) * b.s)} ${n(b.y)}L${n(b.x + (off + 6) * b.s)} ${n(b.y)}z`,
        '#efe2c0',
        'stroke="#1d2126" stroke-width="1"',
      ),
    )
    .join('');
}

function stakes(at: number, laid: number): string {
  if (laid <= 0) return '';
  const all: string[] = [];
  for (let left = laid; left > -2; left -= Math.max(0.7, left * 0.06)) {
    const { x, y, s } = seen(at, left);
    for (const side of [-60, 60])
      all.push(line(`M${n(x + side * s)} ${n(y)}v${n(-24 * s)}`, '#f4e6c2', 6 * s));
  }
  return all.join('');
}

/** Engines head on, the furthest first; each with its owner's name, but the winner's, which the title has. */
export function trains(table: Table, { spaces }: Board, names: readonly string[]): string {
  const running = table.trains
    .map((train, at) => ({ ...train, at, left: spaces - train.front }))
    .filter(({ front }) => front > 0)
    .toSorted((a, b) => b.left - a.left);
  const boards = running
    .filter(({ left }) => left > 0)
    .map(({ seat, at, left }) => {
      const { x, y, s } = seen(at, left);
      // Outwards, away from whatever is further on between the tracks.
      const out = (at - 1.5) * 16;
      return enamel(
        x + out,
        y + 16 * s + 12,
        names[seat] ?? '',
        Math.max(0.7, Math.min(1, s * 1.3)),
      );
    });
  return running
    .map(({ at, left }) => {
      const { x, y, s } = seen(at, left);
      const [fill, on] = colourOf(at);
      const k = Math.max(0.13, s * (left <= 0 ? 0.92 : 0.78));
      const engine = headOn({ shield: fill, on, letters: String(at + 1), beam: fill });
      return smoke(x, y, k) + moved(x, y, engine, k);
    })
    .concat(boards)
    .join('');
}

/** A column that leans back over its own track, where no other train is, larger as it rises, each puff with its edge. */
function smoke(x: number, y: number, k: number): string {
  const lean = x < 450 ? 1 : -1;
  const puffs = range(11).map((i) => ({
    x: x + (lean * (6 + i * i * 1.1) + (i % 2 ? 9 : -9)) * k,
    y: y - (350 + i * 25) * k,
    r: (20 + i * 3.4) * k,
  }));
  const edges = puffs.map(
    (puff) =>
      `M${n(puff.x - puff.r * 0.55)} ${n(puff.y)}a${n(puff.r * 0.6)} ${n(puff.r * 0.6)} 0 0 1 ${n(puff.r)} ${n(-puff.r * 0.34)}`,
  );
  return (
    puffs.map((puff) => circle(puff.x + 5 * k, puff.y + 5 * k, puff.r, '#c9a58c')).join('') +
    puffs.map((puff) => circle(puff.x, puff.y, puff.r, '#f6ebd2')).join('') +
    line(edges.join(''), '#dcc6a4', 3.4 * k, 'stroke-linecap="round"')
  );
}
