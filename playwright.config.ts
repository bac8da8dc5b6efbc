import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Whole games through the real page, in a real browser, against the real server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  // Frames are timed one file after the other when all else is done: two cores at work would time each other.
  projects: [
    { name: 'games', testIgnore: '**/*frame.spec.ts' },
    {
      name: 'frames',
      testMatch: '**/frame.spec.ts',
      dependencies: ['games'],
      fullyParallel: false,
    },
    {
      name: 'frames-pionniers',
      testMatch: '**/pionniers-frame.spec.ts',
      dependencies: ['frames'],
      fullyParallel: false,
    },
    {
      name: 'frames-union-pacific',
      testMatch: '**/union-pacific-frame.spec.ts',
      dependencies: ['frames-pionniers'],
      fullyParallel: false,
    },
    {
      name: 'frames-railroad-tycoon',
      testMatch: '**/railroad-tycoon-frame.spec.ts',
      dependencies: ['frames-union-pacific'],
      fullyParallel: false,
    },
  ],
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
