import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escaped } from '#pictures/svg.ts';

/** A document whose card has a whole address, as those who show links want it. `packed`: by the name of how. */
export type Carded = {
  readonly text: Buffer;
  readonly packed: Readonly<Record<'br' | 'gzip', Buffer>>;
  readonly etag: string;
};

/** More than a house with its own address ever has; one that is asked under many names makes them again. */
const MOST_KEPT = 64;

const CARD = /(?<=<meta property="og:image" content=")(?=\/print\/)/;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The documents of the built client. The build cannot know where the house will stand: its card is named by its path alone. */
export class CardedDocuments {
  readonly #webDir: string;
  readonly #kept = new Map<string, Promise<Carded | undefined>>();

  constructor(webDir: string) {
    this.#webDir = webDir;
  }

  /** `house`: its address. Nothing: this document has no card, and goes as it is. */
  async of(file: string, house: string): Promise<Carded | undefined> {
    // A client that is built anew under a house that stands open is sent anew.
    const { mtimeMs } = await stat(join(this.#webDir, file));
    const name = `${house} ${mtimeMs} ${file}`;
    const kept = this.#kept.get(name) ?? this.#made(file, house);
    kept.catch(() => this.#kept.delete(name));
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }

  async #made(file: string, house: string): Promise<Carded | undefined> {
    const page = await readFile(join(this.#webDir, file), 'utf8');
    if (!CARD.test(page)) return undefined;
    const text = Buffer.from(page.replace(CARD, () => escaped(house)));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const [br, gz] = await Promise.all([packBrotli(text, { params }), packGzip(text)]);
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 24)}"`;
    return { text, packed: { br, gzip: gz }, etag };
  }
}
