import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** None of them needs a PostgreSQL. */
const { globalSetup: _, ...usual } = tests;

/** What `rotonde bench page` runs: figures, one after the other, so that they do not slow each other. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/figures',
  testMatch: '*.figure.ts',
  testIgnore: [],
  outputDir: '.build/figures',
  fullyParallel: false,
  workers: 1,
  reporter: 'json',
});
