import type { BrowserContext, Page } from '@playwright/test';

/** Until previews are said, bots have played and the focus has settled. */
const SETTLED_MS = 1100;

/** Who hears a table: writes down the page as it is read, and what each key makes it say. */
export class Reader {
  readonly #page: Page;
  readonly #lines: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  static async at(context: BrowserContext, address: string): Promise<Reader> {
    await context.addInitScript(listen);
    await context.addInitScript(() => localStorage.setItem('rotonde.pace', '"none"'));
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('[data-task]').waitFor({ state: 'attached' });
    await page.locator('[data-spoken]').waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
    return new Reader(page);
  }

  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** From top to bottom, as it is read. */
  async readPage(): Promise<void> {
    const tree = await this.#page.locator('body').ariaSnapshot();
    this.#lines.push('THE PAGE', '', shortened(tree.split('\n')), '', 'THE TURN');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      await this.#page.waitForTimeout(SETTLED_MS);
      await this.#note(`[${key}]`);
    }
  }

  /** By the Tab key, however often it takes. */
  async tabTo(selector: string): Promise<void> {
    const there = () =>
      this.#page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
    let presses = 0;
    while (!(await there())) {
      if (presses++ > 150) throw new Error(`the Tab key does not reach ${selector}`);
      await this.#page.keyboard.press('Tab');
    }
    await this.#page.waitForTimeout(SETTLED_MS);
    await this.#note(presses === 0 ? '[already there]' : `[Tab × ${presses}]`);
  }

  async #note(key: string): Promise<void> {
    const heard = await this.#page.evaluate(() => (window as Heard).heard?.splice(0) ?? []);
    this.#lines.push('', key, ...heard.map((one) => `  ${one}`), `  focus: ${await this.#focus()}`);
  }

  async #focus(): Promise<string> {
    const focused = this.#page.locator(':focus');
    if ((await focused.count()) === 0) return 'nothing';
    const isPage = await focused.evaluate((element) => element.id === 'main');
    if (isPage) return 'the table';
    const tree = await focused.first().ariaSnapshot();
    const described = await focused.first().evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    const [first = ''] = tree.split('\n');
    return `${first.replace(/^- /, '')}${described === '' ? '' : ` (${described})`}`;
  }
}

/** All but the journal, of which the beginning is enough. */
function shortened(lines: readonly string[]): string {
  const from = lines.findIndex((line) => /- heading "Journal"/.test(line));
  const to = lines.findIndex((line, i) => i > from && line.startsWith('- '));
  if (from < 0 || to < 0) return lines.join('\n');
  return [...lines.slice(0, from + 8), '    …', ...lines.slice(to)].join('\n');
}

type Heard = Window & { heard?: string[] };

/** In the page: keeps what live regions say, in order. */
function listen(): void {
  const heard: string[] = [];
  (window as Heard).heard = heard;
  const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"]';
  const known = new WeakSet<Element>();
  const said = new WeakMap<Element, string>();
  const textOf = (element: Element): string =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  // Of what is not heard as a whole, only the parts that have changed.
  const partsOf = (region: Element): readonly Element[] => {
    const whole = region.getAttribute('role') === 'status';
    return whole || region.children.length === 0 ? [region] : [...region.children];
  };
  const hear = (): void => {
    for (const region of document.querySelectorAll(LIVE)) {
      const role = region.getAttribute('role') ?? 'live';
      const isNew = !known.has(region) && role !== 'alert';
      known.add(region);
      for (const part of partsOf(region)) {
        const text = textOf(part);
        const was = said.get(part);
        said.set(part, text);
        // A region that comes with its text is not heard, unless it is an alert.
        if (!isNew && text !== (was ?? '') && text !== '') heard.push(`${role}: ${text}`);
      }
    }
  };
  new MutationObserver(hear).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
