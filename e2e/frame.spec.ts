import { playTurns } from './player.ts';
import { expect, test } from './test.ts';

/** Half of all moves have changed the page this long after their message at the latest. Painting is not counted. */
const FRAME_MS = 1000 / 60;

test('a move is in the page within one frame of its message', async ({
  house,
  person,
}, testInfo) => {
  const ada = await person();
  const lena = await person();
  await lena.page.addInitScript(measure);
  await ada.page.goto(house.url);
  await ada.page.getByRole('button', { name: /with a link/i }).click();
  await expect(ada.page.getByText('The table is laid')).toBeVisible();
  await lena.page.goto(ada.page.url());
  await lena.page
    .getByRole('button', { name: /sit here/i })
    .first()
    .click();
  await expect(ada.page.locator('[data-lever]')).toBeVisible();
  await playTurns([ada.page, lena.page], 12);
  const delays = await lena.page.evaluate(() => window.delays.toSorted((a, b) => a - b));
  const median = delays[Math.floor(delays.length / 2)] as number;
  testInfo.annotations.push({
    type: 'measured',
    description: `${delays.length} moves, median ${median.toFixed(1)} ms, most ${delays.at(-1)?.toFixed(1)} ms`,
  });
  expect(delays.length).toBeGreaterThan(20);
  expect(median).toBeLessThan(FRAME_MS);
});

declare global {
  interface Window {
    /** Milliseconds from an update's arrival to the page being changed by it. */
    delays: number[];
  }
}

/** Runs in the page: notes when an update comes in, and when the page next changes. */
function measure(): void {
  window.delays = [];
  let came: number | undefined;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('{"t":"update"')) came = performance.now();
      });
    }
  };
  new MutationObserver(() => {
    if (came === undefined) return;
    window.delays.push(performance.now() - came);
    came = undefined;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
