import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openServer } from '#server/open-server.ts';
import { becomeGuest, newSecret, storeTable } from './e2e/stored.ts';
const dataDir = mkdtempSync(join(tmpdir(), 'rt-shoot-'));
const record = process.env['REC'] ?? 'four-players';
const upTo = Number(process.env['AT'] ?? 239);
const seat = Number(process.env['SEAT'] ?? 0);
const secret = newSecret();
const id = await storeTable(dataDir, `src/games/railroad-tycoon/rules/records/${record}.json`, upTo, { 0: newSecret(), 1: newSecret(), 2: newSecret(), 3: newSecret(), [seat]: secret });
const house = await openServer({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const SIZES = { d: { viewport: { width: 1440, height: 900 } }, l: { viewport: { width: 1366, height: 768 } }, p: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 } } as const;
const out = process.env['OUT'] ?? '/tmp/rtshots';
const steps = (process.env['STEPS'] ?? '').split(';').filter(Boolean);
try {
  for (const size of (process.env['SIZE'] ?? 'l').split('') as (keyof typeof SIZES)[]) {
    for (const lang of (process.env['LANG2'] ?? 'fr').split(',')) {
      const context = await browser.newContext({ ...SIZES[size], locale: lang });
      await becomeGuest(context, secret);
      const page: Page = await context.newPage();
      page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
      page.on('pageerror', (e) => console.log('pageerror', e.message));
      await page.goto(`http://127.0.0.1:${house.address.port}/t/${id}`);
      await page.locator('.rt-acts').first().waitFor();
      await page.waitForTimeout(4000);
      for (const step of steps) {
        const [what, sel] = [step.slice(0, step.indexOf(' ')), step.slice(step.indexOf(' ') + 1)];
        if (what === 'click') await page.locator(sel).first().click({ force: true, timeout: 4000 });
        if (what === 'hover') await page.locator(sel).first().hover({ force: true, timeout: 4000 });
        if (what === 'place') { const b = await page.locator(sel).first().boundingBox(); if (b) await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2); }
        if (what === 'over') { const b = await page.locator(sel).first().boundingBox(); if (b) await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2); }
        if (what === 'key') await page.keyboard.press(sel);
        if (what === 'text') console.log(await page.locator(sel).allInnerTexts());
        if (what === 'html') console.log(await page.locator(sel).first().evaluate((e) => e.outerHTML));
        await page.waitForTimeout(500);
      }
      await page.screenshot({ path: `${out}/${process.env['NAME'] ?? 'x'}-${size}-${lang}.png` });
      await context.close();
    }
  }
} finally { await browser.close(); await house.close(); }
