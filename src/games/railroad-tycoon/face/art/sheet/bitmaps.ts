import type { MapGeometry } from '../geometry.ts';
import type { Level } from '../level.ts';
import type { Part } from './paint.ts';
import type { Painted, Wanted } from './sheet-worker.ts';

/** Pixels in a unit at each level, on a plain screen. */
const SHARPNESS: Readonly<Record<Level, number>> = { far: 0.6, mid: 1.3, near: 2.4 };
/** No sharper than this, whatever the screen. */
const SHARPEST = 3.6;
/** A piece of the sheet, in units. */
export const PIECE = 448;
/** So far outside, in pixels, a piece is drawn before it comes into sight. */
const AHEAD = 240;
/** So many pixels of pieces are kept: memory is dear on a phone. */
const KEPT = 16e6;

/** The whole of a sheet is painted once: a board that comes back, as in a replay, has it at once. */
const wholes = new WeakMap<MapGeometry, Painted>();

export type Bitmaps = { setLevel(level: Level): void; end(): void };

/**
 * Keeps the sheet painted: `base` is the whole of it, good enough from afar, and over it lie `pieces`, sharp, wherever one
 * has looked closer. All is drawn by a worker, one part after the other. `onBase`: the whole has been painted once.
 *
 * They are images and no canvases: a canvas is a layer of its own, which has to be laid down anew in every frame.
 */
export function keepPainted(
  geometry: MapGeometry,
  base: HTMLImageElement,
  pieces: readonly HTMLImageElement[],
  onBase: () => void,
): Bitmaps {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  const dense = Math.min(2, Math.max(1, devicePixelRatio));
  const inSight = new Set<HTMLImageElement>();
  /** How sharp each piece is, the one that was drawn last at the end. */
  const drawn = new Map<HTMLImageElement, number>();
  let sharpness = 0;
  let busy: HTMLImageElement | undefined;
  let ended = false;

  const ask = (image: HTMLImageElement, part: Part): void => {
    busy = image;
    worker.postMessage({ part } satisfies Wanted);
  };
  const room = (): number => Math.floor(KEPT / (PIECE * sharpness) ** 2);
  const wipe = (image: HTMLImageElement): void => {
    if (drawn.delete(image)) image.removeAttribute('src');
  };
  const next = (): void => {
    if (busy || sharpness === 0) return;
    const isWanted = (image: HTMLImageElement): boolean => drawn.get(image) !== sharpness;
    // Where all fits, what is out of sight is drawn too, once all that is seen is there. On a page being left none has a size.
    const more = room() >= pieces.length ? pieces : [];
    const piece = [...inSight].find(isWanted) ?? more.find(isWanted);
    if (piece?.offsetWidth) ask(piece, partOf(piece, sharpness));
  };
  const keep = (image: HTMLImageElement, scale: number): void => {
    drawn.delete(image);
    drawn.set(image, scale);
    const old = [...drawn.keys()].filter((piece) => !inSight.has(piece));
    for (const piece of old.slice(0, Math.max(0, drawn.size - room()))) wipe(piece);
  };
  const show = async (image: HTMLImageElement, { part, url }: Painted): Promise<void> => {
    image.src = url;
    await image.decode().catch(() => undefined);
    if (ended) return;
    busy = undefined;
    if (image === base) {
      wholes.set(geometry, { part, url });
      onBase();
    } else keep(image, part.scale);
    next();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    if (busy) void show(busy, data);
  });
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target as HTMLImageElement);
        else inSight.delete(target as HTMLImageElement);
      }
      next();
    },
    { rootMargin: `${AHEAD}px` },
  );
  worker.postMessage({ map: geometry.map.data } satisfies Wanted);
  const whole = wholes.get(geometry);
  busy = base;
  if (whole) void show(base, whole);
  else ask(base, wholeOf(geometry, SHARPNESS.far * dense));
  for (const piece of pieces) watch.observe(piece);
  return {
    setLevel(level) {
      // From afar the whole is sharp enough, and pieces that are there already do no harm.
      sharpness = level === 'far' ? 0 : Math.min(SHARPEST, SHARPNESS[level] * dense);
      next();
    },
    end() {
      ended = true;
      watch.disconnect();
      worker.terminate();
    },
  };
}

const wholeOf = ({ width, height }: MapGeometry, scale: number): Part => ({
  x: 0,
  y: 0,
  width,
  height,
  scale,
});

function partOf(image: HTMLImageElement, scale: number): Part {
  const [x, y] = [image.offsetLeft, image.offsetTop];
  return { x, y, width: image.offsetWidth, height: image.offsetHeight, scale };
}
