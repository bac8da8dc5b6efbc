import type { Page } from '@playwright/test';

/** The first gesture is answered with a refusal, and the table never hears of it. */
export async function refuseOnce(page: Page): Promise<void> {
  let refuses = true;
  await page.routeWebSocket(/./, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const { t, id } = JSON.parse(String(message)) as { t: string; id?: string };
      if (t !== 'act' || !refuses) return server.send(message);
      refuses = false;
      line.send(JSON.stringify({ t: 'refused', id, why: 'unavailable' }));
    });
  });
}
