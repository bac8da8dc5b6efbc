import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * A move is in the next frame if the very next one that the page draws after the message already has it. That is a fact,
 * however long the frame was in coming; what a move costs is a figure of `rotonde bench page`.
 */

/** What a page made of one update: up to which entry it went, and how many frames went by without it. */
export type Seen = { seq: number; missed: number };

declare global {
  interface Window {
    moves: Seen[];
  }
}

/** Everything that happened up to this entry has been drawn. */
export async function expectDrawn(page: Page, seq: number): Promise<void> {
  await page.waitForFunction((wanted) => window.moves.some((move) => move.seq >= wanted), seq);
}

export async function expectNoneLate(page: Page, least: number): Promise<void> {
  const seen = await page.evaluate(() => window.moves);
  expect(seen.length).toBeGreaterThanOrEqual(least);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
}

/** Runs in the page: notes for each update whether the next frame had it. */
export function watchMoves(): void {
  window.moves = [];
  const waiting = new Set<{ shown: boolean }>();
  /** After the task that runs now; asked for while a frame is made, after that frame. */
  const next = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
  const watch = (seq: number): void => {
    const move = { shown: false };
    waiting.add(move);
    let missed = 0;
    const frame = (): void =>
      next(() => {
        if (move.shown) {
          waiting.delete(move);
          window.moves.push({ seq, missed });
        } else {
          missed++;
          requestAnimationFrame(frame);
        }
      });
    requestAnimationFrame(frame);
  };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as { t: string; seq: number };
        if (message.t === 'update') watch(message.seq);
      });
    }
  };
  // What a move changes is on the board, in the bar's line of steps, or in the journal.
  new MutationObserver((changes) => {
    const inSight = changes.some(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return attributeName !== 'aria-busy' && element?.closest('main, .table-bar, .table-log');
    });
    if (inSight) for (const move of waiting) move.shown = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
