import type { Page, TestInfo } from '@playwright/test';
import { FIGURE, type PageFigure } from '../../src/cli/bench/page.ts';

/** Does something, and tells what it cost the page's own thread: milliseconds of processor time, other programs not in it. */
export type Meter = (deed: () => Promise<void>) => Promise<number>;

export async function meterOf(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
  };
  return async (deed) => {
    const before = await spent();
    await deed();
    // The frames that follow are part of it.
    await page.waitForTimeout(40);
    return (await spent()) - before;
  };
}

export function note({ annotations }: TestInfo, figure: PageFigure): void {
  annotations.push({ type: FIGURE, description: JSON.stringify(figure) });
}

export const isGlance = process.env['FIGURES'] === 'quick';

/** For a glance a few of each are enough. */
export const atMost = (times: number): number => (isGlance ? Math.min(times, 2) : times);
