import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asks, Camera } from '../camera.ts';
import { MapControl } from '../control.ts';
import type { Sight } from '../sight.ts';
import type { Point } from '../view.ts';

const map = { width: 2000, height: 1600 };
const window = { width: 800, height: 600 };

const sightAt = (x: number, y: number): Sight => ({ spots: [{ x, y }], room: 100 });
const HOME = sightAt(500, 500);
const RIVAL = sightAt(1500, 1200);
const LIT: Sight = {
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
function camera() {
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
  tell({});
  const middle = (): Point => control.mapPoint(window.width / 2, window.height / 2);
  return { control, tell, middle, close: () => cam.close() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => {
    frame(Number.MAX_SAFE_INTEGER);
    return 0;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the camera, at one’s turn', () => {
  it('begins with one’s own network', () => {
    const { middle, control } = camera();
    expect(middle()).toEqual({ x: 500, y: 500 });
    expect(control.scale()).toBe(1);
  });

  it('frames one’s network, if that is not in sight', () => {
    const { control, tell, middle } = camera();
    control.pan(-900, -500);
    tell({ question: 'act' });
    expect(middle()).toEqual({ x: 500, y: 500 });
  });

  it('does not move for what is well in sight', () => {
    const { control, tell, middle } = camera();
    control.pan(-60, 0);
    tell({ question: 'act' });
    expect(middle()).toEqual({ x: 560, y: 500 });
  });

  it('frames what is lit when an action is chosen', () => {
    const { tell, middle } = camera();
    tell({ question: 'act' });
    tell({ choice: 'deliver', lit: () => LIT });
    expect(middle()).toEqual({ x: 1150, y: 530 });
  });

  it('comes closer to what could not be pressed, and leaves out what is too far off', () => {
    const { control, tell, middle } = camera();
    control.whole();
    const spots = [
      { x: 600, y: 600 },
      { x: 1900, y: 1500 },
      { x: 1300, y: 1000 },
    ];
    tell({ question: 'act', choice: 'urbanise', lit: () => ({ spots, room: 100, least: 0.9 }) });
    expect(control.scale()).toBeGreaterThanOrEqual(0.9);
    expect(middle()).toEqual({ x: 950, y: 800 });
  });

  it('comes closer to what is to be read, unless that would leave some of it out', () => {
    const { control, tell, middle } = camera();
    control.whole();
    const near = [
      { x: 600, y: 600 },
      { x: 800, y: 700 },
    ];
    tell({ question: 'act', choice: 'near', lit: () => ({ spots: near, room: 50, good: 0.9 }) });
    expect(control.scale()).toBeGreaterThanOrEqual(0.9);
    control.whole();
    const whole = control.scale();
    const far = [
      { x: 100, y: 100 },
      { x: 1900, y: 1500 },
    ];
    tell({ choice: 'far', lit: () => ({ spots: far, room: 50, good: 0.9 }) });
    expect(control.scale()).toBe(whole);
    expect(middle()).toEqual({ x: 1000, y: 800 });
  });

  it('keeps what is lit in sight when a panel makes the map smaller', () => {
    const { control, tell, middle } = camera();
    control.pan(-500, 180);
    const spots = [{ x: 1000, y: 560 }];
    tell({ question: 'act', choice: 'west', lit: () => ({ spots, room: 100 }) });
    const before = middle();
    expect(before).not.toEqual(spots[0]);
    control.resize({ width: 800, height: 200 });
    expect(control.mapPoint(400, 100)).toEqual(spots[0]);
  });

  it('leaves the map to a hand, as long as one lit place is in sight', () => {
    const { control, tell, middle } = camera();
    tell({ question: 'act' });
    control.pan(-300, 0);
    tell({ choice: 'build' });
    expect(middle()).toEqual({ x: 800, y: 500 });
    tell({ choice: 'deliver', lit: () => LIT });
    expect(middle()).toEqual({ x: 800, y: 500 });
    control.pan(500, 0);
    tell({ choice: 'urbanise' });
    expect(middle()).toEqual({ x: 1150, y: 530 });
  });
});

describe('the camera, while others act', () => {
  it('goes along, and comes back to the place and the scale one had', () => {
    const { control, tell, middle } = camera();
    tell({ question: 'act' });
    control.zoom(1.4);
    control.pan(-50, 0);
    const [had, scale] = [middle(), control.scale()];
    tell({ question: undefined, event: 'track laid' });
    expect(middle()).toEqual({ x: 1500, y: 1200 });
    tell({ event: undefined });
    // Not at once: the next one may already act.
    expect(middle()).toEqual({ x: 1500, y: 1200 });
    vi.runAllTimers();
    expect(middle()).toEqual(had);
    expect(control.scale()).toBe(scale);
  });

  it('does not run to and fro between two deeds', () => {
    const { tell, middle } = camera();
    tell({ event: 'one' });
    tell({ event: undefined });
    tell({ event: 'two', where: () => sightAt(1600, 300) });
    vi.runAllTimers();
    expect(middle()).toEqual({ x: 1600, y: 300 });
    tell({ event: undefined, question: 'act' });
    expect(middle()).toEqual({ x: 500, y: 500 });
  });

  it('stays with a hand until the next question', () => {
    const { control, tell, middle } = camera();
    tell({ event: 'one' });
    control.pan(100, 100);
    tell({ event: 'two', where: () => sightAt(200, 200) });
    tell({ event: undefined });
    vi.runAllTimers();
    expect(middle()).toEqual({ x: 1400, y: 1100 });
    tell({ question: 'act' });
    expect(middle()).toEqual({ x: 500, y: 500 });
  });

  it('does not come back any more when it is closed', () => {
    const { tell, middle, close } = camera();
    tell({ event: 'one' });
    tell({ event: undefined });
    close();
    vi.runAllTimers();
    expect(middle()).toEqual({ x: 1500, y: 1200 });
  });
});

describe('the camera, looking back', () => {
  it('follows a film wherever the map was put, and comes back to the same question', () => {
    const { control, tell, middle } = camera();
    tell({ question: 'act', choice: 'build' });
    control.pan(-200, 0);
    tell({ past: true, question: undefined, choice: undefined, event: 'one' });
    expect(middle()).toEqual({ x: 1500, y: 1200 });
    tell({ past: false, question: 'act', choice: 'build', event: undefined });
    expect(middle()).toEqual({ x: 700, y: 500 });
  });

  it('moves nothing for a look at the past', () => {
    const { control, tell, middle } = camera();
    control.pan(-700, 0);
    tell({ past: true, question: 'another' });
    expect(middle()).toEqual({ x: 1200, y: 500 });
  });

  it('frames what is pointed at, and its end brings the former place back', () => {
    const { control, tell, middle } = camera();
    tell({ question: 'act' });
    control.pan(-100, 0);
    tell({ pointed: ['link'] });
    expect(middle()).toEqual({ x: 1500, y: 1200 });
    tell({ pointed: ['city'], whereAll: () => sightAt(1600, 300) });
    expect(middle()).toEqual({ x: 1600, y: 300 });
    tell({ pointed: undefined });
    expect(middle()).toEqual({ x: 600, y: 500 });
  });

  it('frames what was asked meanwhile, once nothing is pointed at', () => {
    const { tell, middle } = camera();
    tell({ pointed: ['link'] });
    tell({ question: 'act', lit: () => LIT });
    expect(middle()).toEqual({ x: 1500, y: 1200 });
    tell({ pointed: undefined });
    expect(middle()).toEqual({ x: 1150, y: 530 });
  });

  it('brings it back at once also while others act', () => {
    const { tell, middle } = camera();
    tell({ pointed: ['link'] });
    tell({ pointed: undefined });
    expect(middle()).toEqual({ x: 500, y: 500 });
  });

  it('stays where a hand has put what is pointed at', () => {
    const { control, tell, middle } = camera();
    tell({ pointed: ['link'] });
    control.pan(100, 0);
    tell({ pointed: undefined });
    vi.runAllTimers();
    expect(middle()).toEqual({ x: 1400, y: 1200 });
  });
});

it('a map that is shown whole stays whole', () => {
  const { control, tell } = camera();
  control.whole();
  const whole = control.scale();
  tell({ question: 'act', lit: () => LIT });
  tell({ event: 'one', question: undefined });
  tell({ pointed: ['link'] });
  expect(control.scale()).toBe(whole);
});
