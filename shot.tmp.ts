import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { openServer } from '#server/open-server.ts';
import { openStore } from '#server/store/open-store.ts';
import { markOf } from '#tables/tables.ts';
import { BOT, OPEN, paceCalled, person, putTable } from './e2e/hall-tables.ts';
const dir = mkdtempSync(join(tmpdir(), 'hall'));
const store = await openStore(dir);
const server = await openServer({ port: 0, host: '127.0.0.1', dataDir: dir, store, logLevel: 'error' });
const base = `http://127.0.0.1:${server.address.port}`;
const secret = 'ab'.repeat(32);
const me = markOf(secret);
const H = 3_600_000;
const now = Date.now();
const m = (i: number) => String(i).repeat(64).slice(0, 64);
const only = process.argv[2] ?? 'all';
if (only !== 'empty') {
  await putTable(store, { id: 'mineaaaaaa1', game: 'railroad-tycoon', host: me, pace: paceCalled('daily')!, seats: [person('Amélie', m(1)), person('Baptiste', m(2)), person('Chloé', m(3)), person('Camille', me), person('Lou', m(5)), person('Yanis', m(6))], turn: { toAct: [3], since: now - 2 * H, usedMs: 0 } , at: now - 9*H});
  await putTable(store, { id: 'mineaaaaaa2', game: 'trambahn', pace: paceCalled('daily')!, seats: [person('Camille', me), person('Nour', m(7))], turn: { toAct: [0], since: now - 45 * H - 20*60000*0, usedMs: 0 } });
  await putTable(store, { id: 'mineaaaaaa3', game: 'pionniers', pace: paceCalled('live')!, seats: [person('Camille', me), person('Maximilien-Alexandre', m(8)), person('Yanis', m(6)), person('Lou', m(5))], turn: { toAct: [1], since: now - 60000 } });
  await putTable(store, { id: 'mineaaaaaa4', game: 'union-pacific', pace: paceCalled('twice')!, seats: [person('Camille', me), person('Amélie', m(1)), person('Yanis', m(6)), BOT], turn: { toAct: [1], since: now - 10 * H } });
  await putTable(store, { id: 'mineaaaaaa5', game: 'trambahn', host: me, seats: [person('Camille', me), OPEN] });
  await putTable(store, { id: 'invitedaaa1', game: 'railroad-tycoon', host: m(2), beside: { access: 'private' }, pace: paceCalled('twice')!, seats: [person('Baptiste', m(2)), person('Chloé', m(3)), OPEN, OPEN, OPEN] });
  await store.sql.write([{ statement: (await import('#server/hall/statements.ts')).hallStatements.invite, values: ['invitedaaa1', me, 'Baptiste', now] }]);
  const games = ['union-pacific', 'pionniers', 'railroad-tycoon', 'trambahn'];
  for (let i = 0; i < 14; i++) await putTable(store, { id: `openaaaaaaa${i}`, game: games[i % 4]!, beside: { access: 'public' }, pace: i % 3 ? paceCalled('daily')! : undefined!, seats: [person(['Solveig', 'Inès', 'Marc'][i % 3]!, m(9)), OPEN, ...(i % 4 === 3 ? [] : [BOT, OPEN])], at: now - i * H });
  await putTable(store, { id: 'watchaaaaa1', game: 'railroad-tycoon', beside: { access: 'public' }, seats: [person('Théo', m(4)), person('Wanda', m(5))], turn: { toAct: [0], since: now } });
  await putTable(store, { id: 'overaaaaaa1', game: 'trambahn', seats: [person('Camille', me), person('Nour', m(7))], over: true, at: now - 20 * H });
  await putTable(store, { id: 'overaaaaaa2', game: 'union-pacific', beside: { access: 'public' }, seats: [person('Solveig', m(8)), person('Nour', m(7))], over: true, at: now - 50 * H });
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, w, h, lang, night] of [['desk', 1440, 900, 'fr', false], ['snug', 1366, 768, 'en', false], ['phone', 390, 844, 'fr', false], ['night', 1440, 900, 'en', true]] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, locale: lang });
  await context.addInitScript(([s, l, n]) => { localStorage.setItem('rotonde.guest', JSON.stringify({ secret: s, nickname: 3, name: 'Camille' })); localStorage.setItem('rotonde.language', JSON.stringify(l)); if (n) localStorage.setItem('rotonde.theme', JSON.stringify('night')); }, [secret, lang, night] as const);
  const page = await context.newPage();
  page.on('console', (one) => { if (one.type() === 'error') console.log(one.text()); });
  page.on('pageerror', (e) => console.log(String(e)));
  await page.goto(`${base}/hall`);
  await page.locator('.hall-board').waitFor();
  await page.waitForTimeout(600);
  console.log(name, await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight]));
  await page.screenshot({ path: `/tmp/hall-${only}-${name}.png`, fullPage: name !== 'night' });
  await context.close();
}
await browser.close();
await server.close();
