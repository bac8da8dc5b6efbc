import { expect, test } from './test.ts';

const TITLES = {
  en: ['/', 'Four railway games', '/about', 'About', '/rules/trambahn', 'Rules of Trambahn'],
  fr: ['/', 'Quatre jeux', '/about', 'À propos', '/rules/trambahn', 'Règles'],
} as const;

/** The fixture refuses whatever the console says, so also that React found another page than it would have drawn. */
for (const language of ['en', 'fr'] as const) {
  test(`pages are there before their scripts, and are taken over by them, ${language}`, async ({
    house,
    person,
  }) => {
    const { page } = await person({ language });
    const [, front, about, aboutTitle, rules, rulesTitle] = TITLES[language];
    for (const [path, title] of [
      ['/', front],
      [about, aboutTitle],
      [rules, rulesTitle],
    ] as const) {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        if (!route.request().url().includes('/dress-')) await held.promise;
        await route.continue();
      });
      await page.goto(`${house.url}${path}`, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(title);
      const drawn = await heading.elementHandle();
      held.resolve();
      // The name of whoever plays here is the browser's to say.
      await expect(page.locator('.bar-hello')).toBeVisible();
      expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('on a phone, doors and rules are taken over as they are, and their drawings come into their frames', async ({
  house,
  person,
}) => {
  const { page } = await person();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/games/railroad-tycoon', '/rules/union-pacific']) {
    await page.goto(`${house.url}${path}`, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const pictures = page.locator('.picture');
    await expect(pictures.locator('> *').first()).toBeAttached();
    await expect(pictures.filter({ has: page.locator('svg, div') })).toHaveCount(
      await pictures.count(),
    );
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  }
  await page.getByRole('button', { name: 'Chapters' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Trambahn' })).toBeVisible();
});

test('words come in one language; the other when it is asked for, and then with the document', async ({
  house,
  person,
}) => {
  const { page } = await person();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const french = (): string[] => asked.filter((url) => /-fr-[^/]*\.js$/.test(url));
  await page.goto(`${house.url}/play/solo/trambahn`);
  await page.locator('.tram-termini').first().waitFor();
  expect(french()).toEqual([]);
  // Nor what belongs to another game.
  expect(asked.filter((url) => /assets\/(?:union-pacific|railroad-|pionniers)/.test(url))).toEqual(
    [],
  );

  await page.goto(house.url);
  await expect(page.locator('.bar-hello')).toBeVisible();
  expect(french()).toEqual([]);
  await page.getByRole('button', { name: 'FR' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quatre jeux');
  expect(french().length).toBeGreaterThan(0);
  const document = await page.reload();
  expect(await document?.text()).toContain('<html lang="fr">');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quatre jeux');

  // The browser offers to install; it is asked once.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { asked: true }),
    });
    dispatchEvent(offer);
  });
  const install = page.getByRole('button', { name: 'Installer Rotonde' });
  await install.click();
  await expect(install).toBeHidden();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
});
