import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Language } from '#kernel/game.ts';
import type { GamePictures } from '#ui/game-pictures.ts';
import { growAtOnce } from '#ui/use-growing.ts';
import { App } from './app.tsx';
import { albumFile, type DrawnAlbum, STYLE } from './pictures/drawn-album.ts';
import { language as shown } from './preferences.ts';
import { TableComing } from './shell/table-coming.tsx';
import { words } from './words/use-words.ts';

/** A page as it is when nobody has come yet: what the build writes into its document. `main.tsx` takes it over. */
type Drawn = { html: string; title: string; description: string };

/** Run by the build, where there is no browser (`scripts/client/drawn.ts`). */
export async function drawn(path: string, language: Language): Promise<Drawn> {
  Object.assign(globalThis, { location: new URL(path, 'http://localhost') });
  await showIn(language);
  const html = await htmlOf(
    path,
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // The content security policy refuses them in a document, and the script that takes it over does not set them again.
  if (/<[^>]* style="/.test(html)) throw new Error(`${path} has a style in its document`);
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  const title = path === '/' ? `Rotonde – ${heading}` : `${heading} – Rotonde`;
  const description = textOf(FIRST_SAID.exec(html)?.[1] ?? '');
  if (description === '') throw new Error(`${path} says nothing of itself`);
  return { html, title, description };
}

/** Whole, with all that is fetched for it: what is sent after the rest would need scripts within the document. */
async function htmlOf(name: string, page: ReactNode, identifierPrefix = ''): Promise<string> {
  const failed: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    identifierPrefix,
    onError: (cause) => void failed.push(cause),
  });
  if (failed.length > 0) throw new Error(`${name} cannot be drawn`, { cause: failed[0] });
  return new Response(prelude).text();
}

/** The first words of a page that everybody sees: what a door promises, what a book is about. */
const FIRST_SAID = /<main.*?<p(?=[\s>])(?![^>]*(?:role=|visually-hidden))[^>]*>(.*?)<\/p>/s;

/** What stands in a document whose page has still to come. */
export function waiting(language: Language, isTable: boolean): string {
  const said = <p className="loading">{words[language].shell.loading}</p>;
  return renderToStaticMarkup(isTable ? <TableComing>{said}</TableComing> : said);
}

/** What games have drawn of themselves. */
const albums = import.meta.glob<GamePictures>('../games/*/face/pictures.tsx', {
  import: 'pictures',
});

/** Nothing: that game has drawn none. */
export async function album(
  game: string,
  language: Language,
): Promise<{ file: string; drawn: Omit<DrawnAlbum, 'styles'> } | undefined> {
  const pictures = await albums[`../games/${game}/face/pictures.tsx`]?.();
  if (pictures === undefined) return undefined;
  growAtOnce(true);
  const { Scene, drawings } = pictures;
  const draw = async (name: string, drawing?: ReactNode): Promise<string[]> => {
    const scene = (
      <Scene language={language}>
        {EDGE}
        {drawing}
        {EDGE}
      </Scene>
    );
    const html = await htmlOf(`${game}’s ${name}`, scene, `${game}-${name}`);
    // React’s own marks are of no use to whoever does not take it over.
    return html
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(' style="', ` ${STYLE}="`)
      .split(EDGE);
  };
  const [before = '', , after = ''] = await draw('scene');
  const drawn: Record<string, string> = {};
  for (const [name, Drawing] of Object.entries(drawings)) {
    [, drawn[name] = ''] = await draw(name, <Drawing language={language} />);
  }
  return {
    file: albumFile(game, language),
    drawn: { scene: before + after, drawings: drawn },
  };
}

/** Of a drawing within its scene; nobody writes it. */
const EDGE = '\u{f8ff}';

async function showIn(language: Language): Promise<void> {
  if (shown.get() === language) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = shown.subscribe(resolve);
  shown.set(language);
  await promise;
  forget();
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<br\/?>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
