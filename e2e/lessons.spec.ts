import { games } from '../src/games/index.ts';
import { doWhatItAsks, goOn, press, SOON } from './lesson-hands.ts';
import { expectAccessible, expectNoSidewaysScroll, test, expect as usually } from './test.ts';

const expect = usually.configure(SOON);

const taught = games.filter(({ load }) => load.lessons);

/** One language at a desk by keys alone, the other on a phone with a finger: by turns, so that each way has both. */
const WAYS = taught.flatMap((game, nth) => {
  const [desk, phone] = nth % 2 === 0 ? (['en', 'fr'] as const) : (['fr', 'en'] as const);
  return [
    { ...game, language: desk, phone: false, by: 'keys' },
    { ...game, language: phone, phone: true, by: 'hand' },
  ] as const;
});

for (const { id, load, language, phone, by } of WAYS) {
  test(`the lesson of ${id}, ${language}, ${phone ? 'on a phone' : 'by keys'}`, async ({
    house,
    person,
  }) => {
    const [lesson] = (await load.lessons?.()) ?? [];
    if (!lesson) throw new Error('there is no lesson');
    const { page } = await person({ language, phone });
    await page.goto(`${house.url}/learn/${id}/1`);
    const card = page.locator('.learn-card');
    await usually(card).toBeVisible();
    // What comes with its words is not read: the region that was there at the first stop is there at the last.
    const heard = page.locator('[data-conductor][data-stays]');
    await page.locator('[data-conductor]').evaluate((region) => {
      region.setAttribute('data-stays', '');
    });
    for (const [at, stop] of lesson.stops.entries()) {
      await expect(card).toHaveAttribute('data-learn', 'tells');
      await expect(card).toHaveAttribute('data-stop-at', `${at + 1}`);
      await expect(card.getByRole('heading')).toHaveText(plain(stop.title[language]));
      await expect(heard).toContainText(plain(stop.title[language]));
      await expect(heard).toContainText(plain(stop.task[language]));
      if (at === 0) {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await doWhatItAsks(page, card, stop.lit, by);
      if (stop.earned || stop.awaits.is === 'next') await goOn(page, by);
    }
    await expect(card).toHaveAttribute('data-learn', 'end');
    await expect(heard).toContainText(plain(lesson.farewell[language]));
    // The card at the end is one for all games, and so is what lies under it.
    if (id === taught[0]?.id) await expectAccessible(page);
    await goOn(page, by);
    await expect(page).toHaveURL(new RegExp(`/play/solo/${id}/`));
    await expect(card).toHaveCount(0);
    await expect(page.locator('.table-screen')).toBeVisible();
  });
}

test('a wrong move is answered and changes nothing; why, back, and the stop where it was left', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'en' });
  await page.goto(`${house.url}/learn/trambahn/5`);
  const card = page.locator('.learn-card');
  await press(page, 'hand:1');
  await press(page, 'col:0:1');
  await expect(card).toHaveAttribute('data-learn', 'stops');
  await expect(card.getByRole('heading')).toHaveText('Higher, yes; but red');
  await expect(page.locator('[data-spot="hand:3"]').first()).toBeVisible();
  await card.getByRole('button', { name: 'Why?' }).click();
  await expect(card.locator('.learn-why')).toContainText('5.2');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Back' }).click();
  await expect(card).toHaveAttribute('data-stop-at', '4');
  // By keys: what is lit, then where it goes.
  await page.locator('#main').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('data-stop-at', '5');
  // Any stop of the line can be chosen.
  await card.getByRole('button', { name: 'Stop 5/12' }).click();
  await expect(card.getByRole('link')).toHaveCount(12);
  await expect(card.locator('[aria-current="step"]')).toHaveText('5 Ever higher');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'The tenth scoring' }).click();
  await expect(card).toHaveAttribute('data-stop-at', '12');
  await expect(card).toHaveAttribute('data-learn', 'tells');
  await page.goto(`${house.url}/learn/trambahn/5`);
  await card.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/games\/trambahn$/);
  await expect(page.getByText('Resume at stop 5')).toBeVisible();
  await page.goto(`${house.url}/learn/trambahn`);
  await expect(card).toHaveAttribute('data-stop-at', '5');
});

test('by keys what is asked twice is pressed twice; a table that cannot be made is told', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'en' });
  await page.goto(`${house.url}/learn/union-pacific/12`);
  const card = page.locator('.learn-card');
  await expect(card).toHaveAttribute('data-learn', 'tells');
  await page.locator('#main').focus();
  // Three shares, then the lever.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('data-learn', 'glad');
  await page.locator('.learn-go').click(SOON);
  await expect(card).toHaveAttribute('data-learn', 'end');
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('no room');
    };
  });
  await page.locator('.learn-go').click(SOON);
  await expect(card.getByRole('alert')).toContainText('could not make the table');
});

test('in a first game a word at each new decision, once', async ({ house, person }) => {
  const { page } = await person({ language: 'en', phone: true });
  await page.goto(`${house.url}/about`);
  await page.evaluate(() => localStorage.setItem('rotonde.first-games', '{}'));
  await page.goto(`${house.url}/play/solo/trambahn`);
  const word = page.locator('.first-game');
  await expect(word).toContainText('the fourth one brings a scoring');
  await expectAccessible(page);
  await word.getByRole('button', { name: 'Read' }).click();
  await expect(word.getByRole('button', { name: 'No more hints' })).toBeVisible();
  await word.getByRole('button', { name: 'Put away' }).click();
  await expect(word).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-lever]')).toBeVisible();
  await expect(word).toHaveCount(0);
  // The next kind of decision has its word; whoever wants no more of them gets none.
  await press(page, 'hand:0');
  await page.locator('[data-place].lit').first().tap();
  await expect(word).toContainText('A second passenger is your choice');
  await word.getByRole('button', { name: 'Read' }).click();
  await word.getByRole('button', { name: 'No more hints' }).click();
  await expect(word).toHaveCount(0);
  await page.locator('[data-lever]').tap();
  await expect(page.locator('[data-task]')).toContainText('station');
  await expect(word).toHaveCount(0);
});

const plain = (text: string): string => text.replaceAll('**', '');
