import type { Link, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { CREAM, INK } from '#pictures/ink.ts';
import { SEATS, wornBy } from '#pictures/marks.ts';
import { line, n, type Point } from '#pictures/svg.ts';
import { type Ground, linkTrack } from '../geometry.ts';
import { endsOf } from '../network.ts';
import type { Camera } from './camera.ts';
import { signs } from './signs.ts';

type Shown = { readonly winner: Seat; readonly named: (city: number) => string };

/** Everybody's lines in white, the winner's in full colour, with its cities' names on enamel. */
export function linesAndSigns(table: Table, ground: Ground, camera: Camera, shown: Shown): string {
  const tracks = (links: readonly Link[]): Point[][] =>
    links.map((link) => linkTrack(ground, link));
  const own = table.links.filter(({ owner }) => owner === shown.winner);
  const theirs = tracks(table.links.filter(({ owner }) => owner !== shown.winner));
  const ours = tracks(own);
  const { casing, fill, core } = paintOf(shown.winner);
  const draw = (all: readonly Point[][], width: number, stroke: string): string =>
    all.map((points) => way(points, camera, width, stroke)).join('');
  const { poles, boards } = signs(endsOf(own), ours.flat(), ground, camera, shown.named);
  return (
    draw(theirs, 9, '#22352f') +
    draw(theirs, 5, CREAM) +
    draw(ours, 26, casing) +
    draw(ours, 18, fill) +
    draw(ours, 3.5, core) +
    poles +
    stations(table, own, ground, camera) +
    boards
  );
}

/** A dark colour has a light edge, so that it stands out from woods and sea. */
function paintOf(seat: Seat): { casing: string; fill: string; core: string } {
  const { fill } = wornBy(seat);
  const isDark = fill === SEATS.blue.fill || fill === SEATS.black.fill;
  const core = fill === SEATS.yellow.fill ? '#aa1d0a' : isDark ? '#fbd950' : CREAM;
  return { casing: isDark ? CREAM : INK, fill, core };
}

/** In short pieces, because what is far is thinner. */
function way(points: readonly Point[], camera: Camera, width: number, stroke: string): string {
  const pieces: string[] = [];
  for (let i = 0; i < points.length - 1; i += 3) {
    const piece = points.slice(i, i + 4);
    const { s } = camera.at(piece.at(-1) as Point);
    const d = `M${piece.map(camera.p).join('L')}`;
    pieces.push(
      line(d, stroke, width * Math.max(0.62, s), 'stroke-linecap="round" stroke-linejoin="round"'),
    );
  }
  return pieces.join('');
}

function stations(table: Table, own: readonly Link[], { cities }: Ground, camera: Camera): string {
  const large = new Set(endsOf(own));
  const all = endsOf(table.links).map((city) => ({ city, ...(cities[city] as Point) }));
  return all
    .toSorted((a, b) => a.y - b.y)
    .map(({ city, x, y }) => {
      const at = camera.at({ x, y });
      const [rx, ry, edge] = large.has(city) ? [22, 14, 5] : [11, 7, 3];
      return `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(rx * at.s)}" ry="${n(ry * at.s)}" fill="${CREAM}" stroke="${INK}" stroke-width="${n(edge * at.s)}"/>`;
    })
    .join('');
}
