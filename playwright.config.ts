import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { launchOf } from './e2e/launch.ts';
import { findBrowser, findShell } from './scripts/browser.mjs';

// The chance of the tests: always the same, or that of E2E_SEED, or a new one, which is told so that it can be had again.
// The workers find here what was settled when the run began.
process.env['E2E_SEED'] ??= '1';
if (process.env['E2E_SEED'] === 'random') {
  process.env['E2E_SEED'] = `${randomInt(2 ** 31)}`;
  console.error(`E2E_SEED=${process.env['E2E_SEED']}`);
}

/** Whole games through the real page, in a real browser, against the real server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  globalSetup: './e2e/kept.ts',
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
    launchOptions: launchOf(findShell() ?? findBrowser()),
  },
});
