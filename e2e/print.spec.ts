import { expect, test } from './test.ts';

const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('who prints a book at once, in the middle of a search, gets it whole with every picture', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr' });
  // The browser is never idle again once the first drawing has come.
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (done, options) =>
      document.querySelector('[data-picture] > *') ? 0 : idle(done, options);
  });
  await page.goto(`${house.url}/rules/railroad-tycoon`);
  await page.locator('[data-picture] > *').first().waitFor();
  const rules = page.locator('.rulebook-rule');
  const all = await rules.count();
  await page.getByRole('searchbox').fill('locomotive');
  await expect.poll(() => rules.count()).toBeLessThan(all);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = [
        document.querySelectorAll('.rulebook-rule').length,
        document.querySelectorAll('[data-picture]:empty').length,
      ].join();
    });
  });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await expect(page.locator('body')).toHaveAttribute('data-printed', `${all},0`);
  expect(sheetsOf(pdf)).toBeGreaterThan(1);
  // What was looked for is still looked for.
  await expect.poll(() => rules.count()).toBeLessThan(all);
  // No sheet comes out empty.
  await page.goto(`${house.url}/rules/house`);
  await rules.first().waitFor();
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});
