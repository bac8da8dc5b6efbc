import { vi } from 'vitest';
import { type Asks, Camera } from '../camera.ts';
import { MapControl } from '../control.ts';
import type { Sight } from '../sight.ts';
import type { Point } from '../view.ts';

const map = { width: 2000, height: 1600 };
const window = { width: 800, height: 600 };

export const sightAt = (x: number, y: number): Sight => ({ spots: [{ x, y }], room: 100 });
const HOME = sightAt(500, 500);
const RIVAL = sightAt(1500, 1200);
export const LIT: Sight = {
  spots: [
    { x: 1100, y: 500 },
    { x: 1200, y: 560 },
  ],
  room: 100,
};

const NOTHING: Asks = {
  question: undefined,
  choice: undefined,
  event: undefined,
  pointed: undefined,
  past: false,
  home: () => HOME,
  lit: () => undefined,
  where: () => RIVAL,
  whereAll: () => RIVAL,
};

/** A camera over a map that comes close by itself; what glides has arrived, and waiting is told to end. */
export function camera(first: Partial<Asks> = {}) {
  const style = { transform: '', setProperty: () => undefined };
  const control = new MapControl(
    { current: { getBoundingClientRect: () => ({ left: 0, top: 0 }) } as HTMLElement },
    { current: { style } as unknown as HTMLElement },
    map,
    800,
    {},
  );
  control.resize(window);
  const cam = new Camera(control);
  cam.open();
  let asks = NOTHING;
  const tell = (part: Partial<Asks>): void => {
    asks = { ...asks, ...part };
    cam.update(asks);
  };
  tell(first);
  const middle = (): Point => control.mapPoint(window.width / 2, window.height / 2);
  return { control, tell, middle, close: () => cam.close() };
}

const newPage = () => Object.assign(new EventTarget(), { querySelector: (): unknown => null });
let page = newPage();

/** From now on something lies over the map down to there, or nothing does any more. */
export function cover(bottom: number | undefined): void {
  const box = { getBoundingClientRect: () => ({ top: 0, bottom }) };
  page.querySelector = () => (bottom === undefined ? null : box);
  if (bottom !== undefined) page.dispatchEvent(new Event('covered'));
}

/** What a page does by itself: time, and frames that come at once. */
export function stubPage(): void {
  page = newPage();
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => {
    frame(Number.MAX_SAFE_INTEGER);
    return 0;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
}

export function unstubPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
