import { join } from 'node:path';
import type { Walker } from './walker.ts';

/** A book as the browser prints it: `book.pdf`. */
export async function printed(
  { page, folder, shot }: Walker,
  url: string,
  book: string,
): Promise<void> {
  await page.goto(`${url}/rules/${book}`);
  await page.locator('.rulebook').waitFor();
  await shot('page');
  await page.pdf({ path: join(folder, 'book.pdf'), preferCSSPageSize: true });
}
