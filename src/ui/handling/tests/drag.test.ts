import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Dragged, listenToDrags } from '../drag.ts';

/** A board without a page: a piece on it, a place at the right half, and what is told of a drag. */
function underHand() {
  const marks = new Set<string>();
  const place = Object.assign(new EventTarget(), {
    dataset: { place: 'column:1' },
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
    closest: () => place,
  });
  const piece = Object.assign(new EventTarget(), {
    dataset: { piece: 'hand:2' },
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ x: 5 }),
    closest: () => piece,
  });
  const bare = { closest: () => null };
  vi.stubGlobal('document', { elementsFromPoint: (x: number) => [x > 500 ? place : bare] });
  const board = new EventTarget();
  const told: string[] = [];
  let shown: Dragged<string> | undefined;
  const end = listenToDrags<string>(
    board as unknown as HTMLElement,
    { current: null },
    {
      current: {
        thingAt: ({ dataset }) => (dataset['piece'] === 'hand:2' ? 'a card' : undefined),
        grab: (thing) => told.push(`grab ${thing}`),
        drop: (thing, at) => told.push(`drop ${thing} at ${at.dataset['place']}`),
        cancel: (thing) => told.push(`cancel ${thing}`),
      },
    },
    (dragged) => {
      shown = dragged;
    },
  );
  const hand = (type: string, clientX: number, pointerId = 1): void => {
    const event = new Event(type, { cancelable: true });
    Object.defineProperty(event, 'target', { value: piece });
    if (board.dispatchEvent(Object.assign(event, { clientX, clientY: 0, pointerId, button: 0 })))
      if (type === 'click') told.push('click');
  };
  return { told, hand, end, marks, shown: () => shown };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('dragging a piece', () => {
  it('begins beyond the threshold: a press is a click', () => {
    const { told, hand, shown } = underHand();
    hand('pointerdown', 100);
    hand('pointermove', 103);
    expect(shown()).toBeUndefined();
    hand('pointerup', 103);
    hand('click', 103);
    expect(told).toEqual(['click']);
  });

  it('picks it up, marks the place under it, and lays it there; letting go is no click', () => {
    const { told, hand, marks, shown } = underHand();
    hand('pointerdown', 100);
    hand('pointermove', 200);
    expect(shown()?.thing).toBe('a card');
    expect([...marks]).toEqual([]);
    hand('pointermove', 600);
    expect([...marks]).toEqual(['data-over']);
    hand('pointerup', 600);
    hand('click', 600);
    expect(told).toEqual(['grab a card', 'drop a card at column:1']);
    expect(shown()).toBeUndefined();
    expect([...marks]).toEqual([]);
  });

  it('is over nothing, or broken off: nothing is laid', () => {
    for (const [end, x] of [
      ['pointerup', 300],
      ['pointercancel', 600],
    ] as const) {
      const { told, hand } = underHand();
      hand('pointerdown', 100);
      hand('pointermove', x);
      hand(end, x);
      expect(told).toEqual(['grab a card', 'cancel a card']);
    }
  });

  it('is one finger’s, and over when nobody listens any more', () => {
    const { told, hand, end } = underHand();
    hand('pointerdown', 100, 1);
    hand('pointermove', 600, 2);
    expect(told).toEqual([]);
    end();
    hand('pointermove', 600, 1);
    expect(told).toEqual([]);
  });
});
