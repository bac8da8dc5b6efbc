import { readFileSync } from 'node:fs';
import { storeTable } from './stored.ts';
import { expect, expectAccessible, test } from './test.ts';

const file = 'src/games/trambahn/rules/records/ends-mid-turn.json';

test('a table under rules that nobody here knows says so kindly, in both languages', async ({
  house,
  person,
}) => {
  const table = await storeTable(house.dataDir, file, 3, {}, 'apprentice', { rules: 99 });
  const { page } = await person();
  await page.goto(`${house.url}/t/${table}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This table plays by other rules');
  await expect(page.getByText('Nothing is lost')).toBeVisible();
  await expectAccessible(page);
  const french = await person({ language: 'fr' });
  await french.page.goto(`${house.url}/t/${table}`);
  await expect(french.page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette table suit d’autres règles',
  );

  // Its record cannot be had either; nor is a file of such a game played by other rules.
  await page.goto(`${house.url}/replay/${table}`);
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  const record = readFileSync(file, 'utf8').replace(/"rules":\s*\d+/, '"rules":99');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await expect(page.getByRole('alert')).toContainText('played by version 99 of the rules');
});

test('a table of this browser under rules that nobody here knows is kept, and not played', async ({
  house,
  person,
}) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/trambahn`);
  await expect(page.locator('.tram-piece.lit').first()).toBeVisible();
  await page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = (await done(indexedDB.open('rotonde'))) as IDBDatabase;
    const tables = database.transaction('tables', 'readwrite').objectStore('tables');
    const [row] = (await done(tables.getAll())) as { header: { rules: number } }[];
    if (!row) throw new Error('no table');
    row.header.rules = 99;
    await done(tables.put(row));
    database.close();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This table plays by other rules',
  );
});
