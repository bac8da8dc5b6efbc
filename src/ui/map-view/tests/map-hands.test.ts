import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToHands } from '../map-hands.ts';

/** A map without a page: it tells how far it was moved, how much closer it came, and the clicks it got. */
function underHands() {
  const map = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: () => undefined,
  });
  const told = { dx: 0, dy: 0, zoom: 1, clicks: 0 };
  const stopListening = listenToHands(map as unknown as HTMLElement, {
    zoom: (factor) => {
      told.zoom *= factor;
    },
    pan: (dx, dy) => {
      told.dx += dx;
      told.dy += dy;
    },
  });
  const hand = (type: string, clientX: number, clientY: number, pointerId = 1): void => {
    const event = new Event(type, { cancelable: true });
    const heard = Object.assign(event, { clientX, clientY, pointerId, button: 0 });
    if (map.dispatchEvent(heard) && type === 'click') told.clicks++;
  };
  return { told, hand, stopListening };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('hands on a map', () => {
  it('may tremble: a press is a click', () => {
    const { told, hand } = underHands();
    hand('pointerdown', 100, 100);
    hand('pointermove', 102, 101);
    hand('pointerup', 102, 101);
    hand('click', 102, 101);
    expect(told).toEqual({ dx: 0, dy: 0, zoom: 1, clicks: 1 });
  });

  it('drag, and letting go is no click', () => {
    const { told, hand } = underHands();
    hand('pointerdown', 100, 100);
    hand('pointermove', 130, 90);
    hand('pointerup', 130, 90);
    hand('click', 130, 90);
    expect(told).toEqual({ dx: 30, dy: -10, zoom: 1, clicks: 0 });
  });

  it('press right after a drag, and that is a click', () => {
    const { told, hand } = underHands();
    hand('pointerdown', 100, 100);
    hand('pointermove', 130, 90);
    hand('pointerup', 130, 90);
    // The browser made no click of the drag, and its timer has not had its turn.
    hand('pointerdown', 60, 60);
    hand('pointerup', 60, 60);
    hand('click', 60, 60);
    expect(told.clicks).toBe(1);
  });

  it('pinch: so much closer as the fingers part', () => {
    const { told, hand } = underHands();
    hand('pointerdown', 100, 100, 1);
    hand('pointerdown', 140, 100, 2);
    hand('pointermove', 180, 100, 2);
    expect(told.zoom).toBeCloseTo(2);
  });

  it('do nothing any more where nobody listens', () => {
    const { told, hand, stopListening } = underHands();
    stopListening();
    hand('pointerdown', 100, 100);
    hand('pointermove', 130, 90);
    expect(told.dx).toBe(0);
  });
});
