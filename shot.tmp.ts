import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { openServer } from '#server/open-server.ts';
import { openMailCatcher } from '#server/services/mail-catcher.ts';
import { freePort } from '#server/services/free-port.ts';
const mail = await openMailCatcher(); const port = await freePort();
const url = `http://localhost:${port}`;
const house = await openServer({ port, host: '127.0.0.1', dataDir: mkdtempSync('/tmp/shot-'), logLevel: 'error', publicUrl: url, mail: { smtpUrl: mail.url, from: 'a@b.c' } });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, w, h, lang] of [['desk', 1440, 900, 'fr-FR'], ['phone', 390, 844, 'fr-FR'], ['mid', 1366, 768, 'en-GB']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, locale: lang, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  await page.goto(`${url}/account`);
  await page.locator('.season-card').waitFor();
  await page.screenshot({ path: `/tmp/shot-guest-${name}.png`, fullPage: name === 'phone' });
  await page.locator('.account-doors .lever').click();
  await page.locator('#devices').waitFor();
  await page.locator('#ways .account-two .button').first().click();
  await page.locator('.account-trouble p').waitFor();
  await page.screenshot({ path: `/tmp/shot-holder-${name}.png`, fullPage: true });
  if (name === 'desk') { await page.evaluate(() => document.documentElement.dataset['theme'] = 'night'); await page.screenshot({ path: `/tmp/shot-holder-night.png`, fullPage: true }); }
  await context.close();
}
await browser.close(); await house.close(); await mail.close(); process.exit(0);
