import { createHash } from 'node:crypto';
import type { BrowserContext, TestInfo } from '@playwright/test';

/** Chance in the browser's tests comes from a seed: the same commit plays the same games (docs/decisions/0035). */

/** What `playwright.config.ts` has settled before any test is read. */
const RUN = process.env['E2E_SEED'] ?? '';

/** The seed of one test, and of nothing else in this run. */
export function seedOf({ titlePath, repeatEachIndex, retry }: TestInfo): string {
  return [RUN, ...titlePath, repeatEachIndex, retry].join('\n');
}

/** In this context pages draw as the seed has it; each goes on with other numbers than the one before. */
export async function seedPages(context: BrowserContext, seed: string): Promise<void> {
  const digest = createHash('sha256').update(seed).digest();
  const words = [0, 4, 8].map((at) => digest.readInt32LE(at));
  await context.addInitScript(drawFrom, words as [number, number, number]);
}

/** Runs in the page, which draws its secrets and the names of its requests by this one function. */
function drawFrom([a, b, c]: [number, number, number]): void {
  // An empty page has no storage, and draws nothing.
  if (location.protocol !== 'http:') return;
  // Which page of its browser this is: a tab or a reload must not draw the same again.
  const number = Number(localStorage.getItem('e2e.pages') ?? 0) + 1;
  localStorage.setItem('e2e.pages', `${number}`);
  // As `rngFromWords` of the kernel, the small fast counter generator; its counter tells the pages apart.
  let d = Math.imul(number, 0x9e3779b9);
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  };
  for (let i = 0; i < 20; i++) word();
  crypto.getRandomValues = (array) => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = word() >>> 8;
    }
    return array;
  };
}
