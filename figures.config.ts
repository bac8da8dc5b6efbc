import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** What `rotonde bench page` runs: figures, one after the other, so that they do not slow each other. */
export default defineConfig({
  ...tests,
  testDir: 'e2e/figures',
  testMatch: '*.figure.ts',
  testIgnore: [],
  outputDir: '.build/figures',
  fullyParallel: false,
  workers: 1,
  reporter: 'json',
});
