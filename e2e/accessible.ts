import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/**
 * axe, as its package for Playwright brings it, but run in the page at once. That package opens an empty page for each look
 * and has everything told that was in order: three quarters of what a look costs, for frames of other origins, of which
 * there are none here.
 */
const packed = import.meta.resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(packed).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { target: unknown[] }[] };
type Axe = { run(within: Document, options: object): Promise<{ violations: Violation[] }> };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** No violation of WCAG 2.2, levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const told = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe };
    const runOnly = { type: 'tag', values };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`);
  }, WCAG);
  expect(told).toEqual([]);
}
