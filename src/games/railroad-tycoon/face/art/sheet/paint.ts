import { MARGIN } from '../geometry.ts';
import { SIDE, towards } from '../hexes.ts';
import type { Country } from './country.ts';
import { INK } from './ink.ts';

/** A part of the sheet, in its units, and how many pixels a unit is. */
export type Part = { x: number; y: number; width: number; height: number; scale: number };

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** From the edge of the sheet to the country inside its frame. */
export const FRAME = MARGIN - 14;

/** Where the compass stands, from which lines run over the sea. */
export const COMPASS = { x: 1936, y: 805 } as const;

/** Paths are read once, not for every part. */
export function painterOf(country: Country): (context: Context, part: Part) => void {
  const { geometry, coast, isReal } = country;
  const { width, height } = geometry;
  const paths = {
    field: rectangle(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME),
    land: new Path2D(coast.land),
    shore: new Path2D(coast.shore),
    waterLines: coast.waterLines.map((line) => ({ ...line, path: new Path2D(line.d) })),
    rhumbs: isReal ? new Path2D(RHUMBS) : undefined,
    open: new Path2D(country.open),
    hillWash: new Path2D(country.hillWash),
    hills: country.hills.map(({ at, fine, bold }) => ({
      at,
      fine: new Path2D(fine),
      bold: new Path2D(bold),
    })),
    grid: new Path2D(country.grid),
    bank: new Path2D(country.rivers.bank),
    water: new Path2D(country.rivers.water),
    spine: new Path2D(country.ridges.spine),
    lit: new Path2D(country.ridges.lit),
    shaded: new Path2D(country.ridges.shaded),
  };

  return (context, { x, y, width: wide, height: high, scale }) => {
    const stroke = (path: Path2D, colour: string, thick: number, opacity = 1): void => {
      context.globalAlpha = opacity;
      context.strokeStyle = colour;
      context.lineWidth = thick;
      context.stroke(path);
      context.globalAlpha = 1;
    };
    const fill = (path: Path2D, colour: string | CanvasGradient, opacity = 1): void => {
      context.globalAlpha = opacity;
      context.fillStyle = colour;
      context.fill(path);
      context.globalAlpha = 1;
    };
    const onLand = (draw: () => void): void => {
      context.save();
      context.clip(paths.land);
      draw();
      context.restore();
    };
    const isNear = (at: { x: number; y: number }): boolean =>
      at.x > x - SIDE && at.x < x + wide + SIDE && at.y > y - SIDE && at.y < y + high + SIDE;

    context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    context.lineJoin = 'round';
    fill(rectangle(0, 0, width, height), INK.paper);
    context.clip(paths.field);
    fill(paths.field, seaIn(context, width, height));
    if (paths.rhumbs) stroke(paths.rhumbs, INK.line, 0.6, 0.28);
    for (const line of paths.waterLines) stroke(line.path, INK.line, line.width, line.opacity);
    fill(paths.land, INK.land);
    onLand(() => {
      fill(paths.open, INK.open);
      fill(paths.hillWash, INK.hill);
      stroke(paths.shore, INK.beach, 16, 0.16);
      stroke(paths.shore, INK.beach, 8, 0.22);
    });
    context.lineCap = 'round';
    for (const { at, fine, bold } of paths.hills) {
      if (!isNear(at)) continue;
      stroke(fine, INK.hatch, 0.55, 0.8);
      stroke(bold, INK.hatch, 0.85, 0.85);
    }
    stroke(paths.grid, INK.grid, 0.8, 0.42);
    stroke(paths.shore, INK.ink, 1.5);
    onLand(() => {
      fill(paths.bank, INK.river);
      fill(paths.water, INK.water);
    });
    fill(paths.lit, INK.ridge, 0.75);
    fill(paths.shaded, INK.ridge);
    stroke(paths.spine, INK.ridge, 2.6);
  };
}

function rectangle(x: number, y: number, width: number, height: number): Path2D {
  const path = new Path2D();
  path.rect(x, y, width, height);
  return path;
}

function seaIn(context: Context, width: number, height: number): CanvasGradient {
  const [x, y] = [width * 0.62, height * 0.55];
  const sea = context.createRadialGradient(x, y, 0, x, y, width * 0.68);
  sea.addColorStop(0, INK.deep);
  sea.addColorStop(1, INK.sea);
  return sea;
}

const RHUMBS = Array.from({ length: 32 }, (_, i) => {
  const [from, to] = [towards(i * 11.25, 72), towards(i * 11.25, 1500)];
  return `M${COMPASS.x + from.x} ${COMPASS.y + from.y}L${COMPASS.x + to.x} ${COMPASS.y + to.y}`;
}).join('');
