import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { camera, LIT, sightAt, stubPage, unstubPage } from './camera-stand.ts';

beforeEach(stubPage);
afterEach(unstubPage);

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

  it('goes along again once the whole map is asked for twice', () => {
    const { control, tell, middle } = camera();
    tell({ event: 'one' });
    control.pan(100, 100);
    control.whole();
    const whole = middle();
    tell({ event: 'two', where: () => sightAt(200, 200) });
    expect(middle()).toEqual(whole);
    control.whole();
    const there = middle();
    expect(there).not.toEqual(whole);
    tell({ event: 'three', where: () => sightAt(1500, 1200) });
    expect(middle()).toEqual({ x: 1500, y: 1200 });
    control.pan(100, 100);
    tell({ event: 'four', where: () => sightAt(200, 200) });
    expect(middle()).toEqual({ x: 1400, y: 1100 });
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

  it('begins with what is pointed at already', () => {
    const { tell, middle } = camera({ pointed: ['link'] });
    expect(middle()).toEqual({ x: 1500, y: 1200 });
    tell({ pointed: undefined });
    expect(middle()).toEqual({ x: 500, y: 500 });
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
