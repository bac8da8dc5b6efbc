import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { withFamilies } from '../pictures/beyond-latin.ts';
import { languageOf } from '../pictures/preview.ts';
import { openStore } from '../store/open-store.ts';
import { putGame, race } from './finished-table.ts';
import { folder } from './folder.ts';
import { BOT, house, ME, makeTable, OPEN, postTable, twoPlayers } from './house.ts';
import { ada, bobPlays, noticeHouse, plainOf } from './notice-house.ts';
import { newSecret } from './page.ts';
import { playOne } from './play.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const pictureAt = (address: string, table: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/tables/${table}/picture.png`, { headers });

test('a table has a picture, the same until something happens there', async () => {
  const { address } = await house();
  const { table, players } = await twoPlayers(address);
  const first = await pictureAt(address, table);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.subarray(0, 8)).toEqual(PNG);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const etag = first.headers.get('etag') ?? '';
  expect((await pictureAt(address, table, { 'if-none-match': etag })).status).toBe(304);
  const french = await pictureAt(address, table, { 'accept-language': 'fr-FR,fr;q=0.9' });
  expect(french.headers.get('etag')).not.toBe(etag);
  expect(await playOne(players, rngFrom(7))).toBe(true);
  const after = await pictureAt(address, table, { 'if-none-match': etag });
  expect([after.status, after.headers.get('etag') === etag]).toEqual([200, false]);
});

test('of a private table, and of one that waits, nothing but the game is drawn', async () => {
  const { address } = await house();
  const tag = async (table: string) => (await pictureAt(address, table)).headers.get('etag');
  const waiting = await makeTable(address, newSecret());
  const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret: newSecret() };
  const made = await postTable(address, { ...wish, seats: [ME, BOT], access: 'private' });
  const { id } = (await made.json()) as { id: string };
  expect(await tag(id)).toBe(await tag(waiting));
});

test('a letter brings the board along, in words too; without a picture it goes all the same', async () => {
  for (const wish of [{}, { webDir: folder() }]) {
    const open = await noticeHouse(folder(), wish);
    const { table } = await ada(open);
    await bobPlays(open, table);
    const [letter] = await open.mail.reach(1);
    const isDrawn = wish.webDir === undefined;
    const page = plainOf(letter?.text);
    expect(page).toContain('À vous, Ada');
    expect(/<img src="cid:position"[^>]* alt="Les Pionniers du Rail[^"]+"/.test(page)).toBe(
      isDrawn,
    );
    const packed = /Content-Type: image\/png[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
      letter?.text ?? '',
    );
    const bytes = Buffer.from(packed?.[1] ?? '', 'base64');
    expect(bytes.subarray(0, 8)).toEqual(isDrawn ? PNG : Buffer.of());
  }
});

test('no table, no picture; and not without end', async () => {
  const { address } = await house();
  expect((await pictureAt(address, 'abcdefgh12345678')).status).toBe(404);
  expect((await pictureAt(address, 'nonsense')).status).toBe(404);
  const few = await house({ limits: { requestsPerMinute: 2 } });
  const codes = [];
  for (let i = 0; i < 4; i++) codes.push((await pictureAt(few.address, 'abcdefgh12345678')).status);
  expect(codes.at(-1)).toBe(429);
});

/** What of the built client the documents of tables are made from. */
function documents(usual: string): string {
  const webDir = folder();
  mkdirSync(join(webDir, 'shells'));
  const shells = ['page', 'table'].flatMap((shell) => [`${shell}.en`, `${shell}.fr`]);
  for (const file of ['index.html', ...shells.map((shell) => `shells/${shell}.html`)]) {
    writeFileSync(join(webDir, file), `<!doctype html><head>${usual}</head>`);
  }
  return webDir;
}

async function documentAt(address: string, path: string, language: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language };
  return (await fetch(`${address}${path}`, { headers })).text();
}

test('a game that everybody may look back over says so where its replay is shared, and no other', async () => {
  const usual = '<meta property="og:title" content="Rotonde" /><title>Rotonde</title>';
  const dataDir = folder();
  const store = await openStore(dataDir);
  const RACE = race();
  await putGame(store, 'raceover01', RACE);
  await putGame(store, 'racegoes01', RACE, 100);
  await putGame(store, 'racehides1', RACE, RACE.log.length, { access: 'private' });
  await store.close();
  const { address } = await house({ dataDir, webDir: documents(usual) });
  for (const path of ['/replay/raceover01', '/replay/raceover01/report']) {
    const english = await documentAt(address, path, 'en');
    expect(english).toContain('content="A game of Les Pionniers du Rail, move by move"');
    expect(english).toContain(`content="${address}${path}"`);
    expect(english).toContain(`${address}/api/tables/raceover01/picture.png?lang=en`);
    expect(english).toContain(RACE.seats[0]?.name);
    expect(english).not.toContain(usual);
  }
  expect(await documentAt(address, '/replay/raceover01', 'fr')).toContain(
    'content="Une partie des Pionniers du Rail, coup par coup"',
  );
  for (const table of ['racegoes01', 'racehides1', 'raceofnone1']) {
    expect(await documentAt(address, `/replay/${table}`, 'en')).toContain(usual);
  }
});

test('the document of a table says what it is to whoever shows its link', async () => {
  const usual = '<meta property="og:title" content="Rotonde" /><title>Rotonde</title>';
  const webDir = documents(usual);
  const { address } = await house({ webDir, publicUrl: 'https://rotonde.example/' });
  const page = (path: string, language: string) => documentAt(address, path, language);
  const name = '<b>"&';
  const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret: newSecret() };
  const seats = [{ kind: 'me', name }, BOT];
  const made = await postTable(address, { ...wish, seats });
  const { id } = (await made.json()) as { id: string };
  const french = await page(`/t/${id}`, 'fr');
  expect(french).toContain('content="Une table de Trambahn"');
  expect(french).toContain(
    `content="https://rotonde.example/api/tables/${id}/picture.png?lang=fr"`,
  );
  expect(french).not.toContain('content="Rotonde" /><title>');
  expect(french).not.toContain(name);
  expect(french).toContain('&lt;b&gt;&quot;&amp;');
  const open = await makeTable(address, newSecret(), [ME, OPEN]);
  expect(await page(`/t/${open}`, 'en')).toContain('Trambahn: a seat is free');
  const hidden = await postTable(address, { ...wish, seats, access: 'private' });
  const { id: hiddenId } = (await hidden.json()) as { id: string };
  expect(await page(`/t/${hiddenId}`, 'en')).not.toContain('&lt;b&gt;');
  expect(await page('/t/abcdefgh12345678', 'en')).toContain(usual);
  expect(await page('/rules/trambahn', 'en')).toContain(usual);
});

test('the card of the house has a whole address, by the house’s own or as it was asked', async () => {
  const webDir = folder();
  mkdirSync(join(webDir, 'shells'));
  const card = (house: string) => `<meta property="og:image" content="${house}/print/card.png" />`;
  for (const file of ['index.html', 'shells/page.en.html']) {
    writeFileSync(join(webDir, file), card(''));
  }
  const known = await house({ webDir, publicUrl: 'https://rotonde.example/' });
  const asked = await house({ webDir });
  const headers = { accept: 'text/html' };
  for (const [{ address }, where] of [
    [known, 'https://rotonde.example'],
    [asked, asked.address],
  ] as const) {
    const answer = await fetch(address, { headers });
    expect(await answer.text()).toBe(card(where));
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const plain = await fetch(address, { headers: { ...headers, 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
      null,
      card(where),
    ]);
  }
});

test('letters beyond Latin 1 name the file that has them, and no others do', () => {
  const text = (inner: string) => `<text font-family="Jost, serif" x="1">${inner}</text>`;
  expect(withFamilies(text('Žofia Œuvré &amp; <tspan>Łę</tspan>'))).toBe(
    text(
      '<tspan font-family="Josx, serif">Ž</tspan>ofia Œuvré &amp; <tspan><tspan font-family="Josx, serif">Łę</tspan></tspan>',
    ),
  );
  expect(withFamilies(`<title>Ž</title>${text('Éloïse')}`)).toBe(
    `<title>Ž</title>${text('Éloïse')}`,
  );
});

test.each([
  [undefined, 'en'],
  ['fr-CA,fr;q=0.8,en;q=0.5', 'fr'],
  ['de, fr;q=0.5', 'fr'],
  ['en-GB,fr', 'en'],
  ['de', 'en'],
])('%s is read as %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});
