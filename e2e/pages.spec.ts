import { games } from '../src/games/index.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const PAGES = [
  '/',
  '/games/trambahn',
  '/rules/trambahn',
  '/about',
  '/crew/union-pacific',
  '/replay',
  '/play/here/trambahn',
  '/nowhere',
];
/** The doors and books that are like those above: by turns, so that each is seen in both languages and at both sizes. */
const ALIKE = [
  ...games.map(({ id }) => `/games/${id}`),
  '/rules/house',
  ...games.map(({ id }) => `/rules/${id}`),
].filter((path) => !PAGES.includes(path));

const TITLES = { en: /Rotonde/, fr: /Rotonde/ };

for (const language of ['en', 'fr'] as const) {
  for (const phone of [false, true]) {
    test(`every page, ${language}, ${phone ? 'phone' : 'desk'}`, async ({ house, person }) => {
      const { page } = await person({ language, phone });
      const also = ALIKE.filter((_, nth) => (nth % 2 === 0) === ((language === 'en') !== phone));
      for (const path of [...PAGES, ...also]) {
        await page.goto(house.url + path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page).toHaveTitle(TITLES[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

test('the language can be switched and is remembered', async ({ house, person }) => {
  const { page } = await person({ language: 'fr' });
  await page.goto(house.url);
  await expect(page.getByText('Contre l’ordinateur')).toBeVisible();
  await page.getByRole('button', { name: /EN|English/ }).click();
  await expect(page.getByText('Against the computer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Against the computer')).toBeVisible();
});

test('where the browser offers it, the house is installed from its About page', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr' });
  await page.goto(`${house.url}/about`);
  const about = page.getByRole('main');
  await expect(about).toContainText('Sur l’écran d’accueil');
  const install = about.getByRole('button', { name: 'Installer Rotonde' });
  await expect(install).toHaveCount(0);
  // The foot is there before anybody listens to it.
  await expect(page.locator('.bar-hello')).toBeVisible();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async (): Promise<void> => {
      document.body.dataset['asked'] = `${offer.defaultPrevented}`;
    };
    dispatchEvent(Object.assign(offer, { prompt }));
  });
  await install.click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'true');
  // An offer is good for one answer.
  await expect(page.getByRole('button', { name: 'Installer Rotonde' })).toHaveCount(0);
});
