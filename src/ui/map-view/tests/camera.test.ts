import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { camera, cover, LIT, stubPage, unstubPage } from './camera-stand.ts';

beforeEach(stubPage);
afterEach(unstubPage);

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
    tell({ question: 'again', choice: 'far', lit: () => ({ spots: far, room: 50, good: 0.9 }) });
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

  it('frames what is asked below what lies over the map, and stays when that has gone', () => {
    const { control, tell } = camera();
    const spots = [{ x: 1000, y: 800 }];
    tell({ question: 'act', lit: () => ({ spots, room: 100 }) });
    expect(control.mapPoint(400, 300)).toEqual(spots[0]);
    cover(400);
    expect(control.mapPoint(400, 500)).toEqual(spots[0]);
    cover(undefined);
    tell({ choice: 'build' });
    expect(control.mapPoint(400, 500)).toEqual(spots[0]);
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

it('a map that is shown whole stays whole', () => {
  const { control, tell } = camera();
  control.whole();
  const whole = control.scale();
  tell({ question: 'act', lit: () => LIT });
  tell({ event: 'one', question: undefined });
  tell({ pointed: ['link'] });
  expect(control.scale()).toBe(whole);
});
