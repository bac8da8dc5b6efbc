import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Whole games through the real page, in a real browser, against the real server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  workers: 3,
  // Against what hangs, not against what is slow: a machine may have other work to do.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: '.build/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? 'chromium',
      // As root, and without the browser's own errands on the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
