import type { LaunchOptions } from '@playwright/test';

/** How a browser is started for tests: as root, and without its own errands on the network. */
export const launchOf = (browser = 'chromium'): LaunchOptions => ({
  executablePath: browser,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
