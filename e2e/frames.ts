import type { Page, TestInfo } from '@playwright/test';
import { expect } from './test.ts';

/**
 * A move shows within one frame of its event if the next frame after its message already has it, and if all it costs the
 * page's thread (script, style, layout, paint) fits into one frame. The wait for that frame to begin is the screen's and
 * is not counted. The bounds are on processor time, which grows least with whatever else the machine does; the
 * figures by the clock are noted beside them.
 */
const FRAME_MS = 1000 / 60;

/**
 * What holds on a machine with two busy cores: half of the moves cost less than one frame, nine of ten less than two. The
 * cost of the frames that follow within 40 ms is in it. What is reached on a quiet machine stands in the annotations.
 */
export function expectHalfInAFrame(costs: readonly number[]): void {
  expect(at(costs, 0.5)).toBeLessThan(FRAME_MS);
  expect(at(costs, 0.9)).toBeLessThan(2 * FRAME_MS);
}

/** Of a board with a thousand elements less can be asked: half of the moves cost less than two frames. */
export function expectHalfInTwoFrames(costs: readonly number[]): void {
  expect(at(costs, 0.5)).toBeLessThan(2 * FRAME_MS);
}

/** What the page's own thread has used of a processor so far, in milliseconds: other programs are not in it. */
export async function threadClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
  };
}

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function note(
  { annotations }: TestInfo,
  what: string,
  seen: readonly Seen[],
  costs: readonly number[],
): void {
  const figures = (all: readonly number[]): string =>
    [0.5, 0.9, 0.95, 1].map((share) => at(all, share).toFixed(1)).join(', ');
  const clock = seen.map(({ script, render }) => script + render);
  annotations.push({
    type: 'measured',
    description: `${what}, ${seen.length} moves, median, 90th, 95th percentile and most, in ms: processor time within 40 ms ${figures(costs)}; script and rendering by the clock ${figures(clock)}`,
  });
}

/** Milliseconds for one move: until its script had run, for rendering its frame; and frames that went by without it. */
export type Seen = { script: number; render: number; missed: number };

declare global {
  interface Window {
    moves: Seen[];
  }
}

/** Runs in the page: notes for each update when it came, when its script was done, and when its frame was painted. */
export function watchMoves(): void {
  window.moves = [];
  const waiting = new Set<{ shown: boolean }>();
  /** After the task that runs now; asked for while a frame is made, after that frame. */
  const next = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
  const watch = (): void => {
    const move = { shown: false };
    waiting.add(move);
    const came = performance.now();
    let scripted = Number.POSITIVE_INFINITY;
    let missed = 0;
    next(() => {
      scripted = performance.now();
    });
    const frame = (): void => {
      const began = performance.now();
      next(() => {
        if (move.shown) {
          waiting.delete(move);
          const script = Math.min(scripted, began) - came;
          window.moves.push({ script, render: performance.now() - began, missed });
        } else {
          missed++;
          requestAnimationFrame(frame);
        }
      });
    };
    requestAnimationFrame(frame);
  };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('{"t":"update"')) watch();
      });
    }
  };
  // What a move changes is on the board, in the bar's line of steps, or in the journal.
  new MutationObserver((changes) => {
    const inSight = changes.some(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return attributeName !== 'aria-busy' && element?.closest('main, .tbl-bar, .tbl-log');
    });
    if (inSight) for (const move of waiting) move.shown = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
