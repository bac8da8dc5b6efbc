import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MapControl } from '../control.ts';
import type { Habits } from '../view-control.ts';

const map = { width: 1600, height: 716 };
const desk = { width: 800, height: 358 };
const phone = { width: 390, height: 300 };
const middle = { x: 195, y: 150 };

/** A map without a page: what is in the middle of its box can be asked. */
function standing(near?: number, habits?: Habits) {
  const style = { transform: '', setProperty: () => undefined };
  const box = { current: { getBoundingClientRect: () => ({ left: 0, top: 0 }) } };
  const world = { current: { style } };
  const control = new MapControl(
    box as unknown as { current: HTMLElement },
    world as unknown as { current: HTMLElement },
    map,
    near,
    habits,
  );
  return { control, inMiddle: () => control.mapPoint(middle.x, middle.y) };
}

let frames: ((time: number) => void)[] = [];
/** Lets all that glides arrive. */
function arrive(): void {
  while (frames.length > 0) {
    for (const frame of frames.splice(0)) frame(Number.MAX_SAFE_INTEGER);
  }
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where a map begins', () => {
  it('is the whole of it, whatever is to be shown', () => {
    const { control } = standing();
    control.show({ x: 700, y: 400 });
    control.resize(desk);
    arrive();
    expect(control.scale()).toBe(0.5);
    expect(control.across({ x: 800, y: 0 })).toBe(0.5);
  });

  it('is as high as its box where it comes close, or at the scale it has of its own', () => {
    const { control } = standing(390);
    control.resize(phone);
    expect(control.scale()).toBeCloseTo(300 / 716);
    const own = standing(390, { begin: 0.8 });
    own.control.resize(phone);
    expect(own.control.scale()).toBe(0.8);
    expect(own.inMiddle()).toEqual({ x: 800, y: 358 });
  });

  it('is with what was to be shown before it had a size', () => {
    const { control, inMiddle } = standing(390, { begin: 1 });
    control.show({ x: 400, y: 300 });
    control.resize(phone);
    expect(inMiddle()).toEqual({ x: 400, y: 300 });
    arrive();
    expect(inMiddle()).toEqual({ x: 400, y: 300 });
  });

  it('is with what was to be framed before it had a size', () => {
    const { control, inMiddle } = standing(390);
    control.frame({ x: 380, y: 280, width: 40, height: 40 });
    control.resize(phone);
    expect(control.scale()).toBe(1);
    expect(inMiddle()).toEqual({ x: 400, y: 300 });
  });

  it('waits until it is to be seen', () => {
    const { control, inMiddle } = standing(390, { begin: 1 });
    control.resize({ width: 0, height: 0 });
    control.show({ x: 400, y: 300 });
    arrive();
    control.resize(phone);
    expect(inMiddle()).toEqual({ x: 400, y: 300 });
  });
});

describe('a map that stands', () => {
  it('goes to what is outside, and not to what is in sight', () => {
    const at = { x: 850, y: 358 };
    const { control, inMiddle } = standing(390, { begin: 1 });
    control.resize(phone);
    control.show(at);
    arrive();
    expect(inMiddle()).toEqual({ x: 800, y: 358 });
    control.show({ x: 1200, y: 358 });
    arrive();
    expect(inMiddle()).toEqual({ x: 1200, y: 358 });
  });

  it('arrives in the middle also of a box that changes its size on the way', () => {
    const { control } = standing(390, { begin: 1 });
    control.resize(phone);
    control.show({ x: 1100, y: 358 });
    control.resize({ width: 390, height: 200 });
    arrive();
    expect(control.mapPoint(195, 100)).toEqual({ x: 1100, y: 358 });
    control.resize(phone);
    expect(control.mapPoint(195, 150)).toEqual({ x: 1100, y: 358 });
  });

  it('keeps its view while it is out of sight', () => {
    const { control, inMiddle } = standing(390, { begin: 1 });
    control.resize(phone);
    control.pan(-100, 0);
    control.resize({ width: 0, height: 0 });
    control.resize(phone);
    expect(inMiddle()).toEqual({ x: 900, y: 358 });
  });

  it('comes closer by a button to what the game is about', () => {
    const { control } = standing();
    control.resize(desk);
    control.show({ x: 500, y: 300 });
    control.closer();
    expect(control.scale()).toBeCloseTo(0.675);
    expect(control.across({ x: 500, y: 300 })).toBeLessThan(0.5);
    control.closer();
    control.closer();
    control.whole();
    arrive();
    control.show({ x: 800, y: 358 });
    control.closer();
    expect(control.across({ x: 800, y: 358 })).toBeCloseTo(0.5);
  });
});
