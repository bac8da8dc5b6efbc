import { createHash } from 'node:crypto';
import { gameOf, pictureOf as gamePicture } from '#games/catalogue.ts';
import type { Eyes, Language } from '#kernel/game.ts';
import type { Drawing } from '#pictures/picture.ts';
import { plainCard } from '#pictures/plain-card.ts';
import { calledAt } from '#protocol/cast.ts';
import type { Seen } from '#tables/seen.ts';
import type { Tables } from '#tables/tables.ts';
import type { Printer } from './printer.ts';

/** A picture of a table, as bytes, and in words for whoever does not see it. `tag`: the same tag is the same picture. */
export type TablePicture = { readonly png: Buffer; readonly alt: string; readonly tag: string };

/** Pictures kept, each about 150 kB. */
const MOST_KEPT = 64;

/** Draws tables. What is shown is what these eyes see of them, and for a watcher of a private table nothing at all. */
export class Pictures {
  readonly #tables: Pick<Tables, 'withStanding'>;
  readonly #printer: Printer;
  /** By what is drawn, in the order in which they were last asked for. */
  readonly #kept = new Map<string, Promise<TablePicture | undefined>>();

  constructor(tables: Pick<Tables, 'withStanding'>, printer: Printer) {
    this.#tables = tables;
    this.#printer = printer;
  }

  /**
   * Where a table stands, for a letter or a preview. Nothing: there is no such table, or no picture can be made now. Throws
   * `OtherRules`.
   */
  async pictureOf(
    table: string,
    eyes: Eyes,
    language: Language,
  ): Promise<TablePicture | undefined> {
    const seen = await this.#tables.withStanding(table, (standing) => standing.seen(eyes));
    if (!seen) return undefined;
    const names = calledAt(seen.seats, language);
    const isPlain = seen.status === 'waiting' || (seen.isPrivate && eyes === 'watcher');
    const about = isPlain
      ? [seen.game, language]
      : [table, seen.seq, eyes, language, seen.status, names];
    const tag = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 24);
    const kept = this.#kept.get(tag) ?? this.#made(tag, seen, isPlain, names, language);
    this.#keep(tag, kept);
    return kept;
  }

  async #made(
    tag: string,
    seen: Seen,
    isPlain: boolean,
    names: readonly string[],
    language: Language,
  ): Promise<TablePicture | undefined> {
    const { svg, alt } = await drawn(seen, isPlain, names, language);
    const png = await this.#printer.png(svg);
    if (!png) this.#kept.delete(tag);
    return png && { png, alt, tag };
  }

  #keep(tag: string, picture: Promise<TablePicture | undefined>): void {
    this.#kept.delete(tag);
    this.#kept.set(tag, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

async function drawn(
  { game, view }: Seen,
  isPlain: boolean,
  names: readonly string[],
  language: Language,
): Promise<Drawing> {
  const picture = isPlain ? undefined : await gamePicture(game);
  return (
    picture?.position({ view, names, language }) ??
    plainCard(language, gameOf(game)?.name[language])
  );
}
