import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('a live table: its pace is chosen and told, and whoever is to act has a clock in the head', async ({
  house,
  person,
}) => {
  const desk = await person();
  const phone = await person({ phone: true, language: 'fr' });
  await desk.page.goto(`${house.url}/play/setup/trambahn?way=online`);
  await desk.page.getByRole('radio', { name: /^Live 1.min 30/ }).check();
  await desk.page.locator('form button[type=submit]').click();
  await expect(desk.page.locator('.lobby-settled')).toContainText('8\u00a0min in reserve');
  await phone.page.goto(desk.page.url());
  await expect(phone.page.locator('.lobby-settled')).toContainText('8\u00a0min de réserve');
  await phone.page.getByRole('button', { name: 'S’asseoir ici' }).click();

  const clocks = [desk, phone].map(({ page }) => page.getByRole('timer'));
  for (const clock of clocks) await expect(clock).toBeVisible();
  // One of them is to act, and sees the time of the move; the other sees whose clock it is.
  const mine = desk.page.getByRole('timer', { name: /^Your clock: 1:\d\d, 8.min in reserve$/ });
  const theirs = phone.page.getByRole('timer', { name: /^Votre pendule.*1:\d\d, réserve 8.min$/ });
  await expect(mine.or(desk.page.getByRole('timer', { name: /’s clock: 8.min/ }))).toBeVisible();
  await expect(
    theirs.or(phone.page.getByRole('timer', { name: /^Pendule d.*8.min/ })),
  ).toBeVisible();
  await expect(desk.page.locator('.seat-clock')).toHaveCount(2);
  for (const { page } of [desk, phone]) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
