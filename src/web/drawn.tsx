import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Language } from '#kernel/game.ts';
import { App } from './app.tsx';
import { language as shown } from './preferences.ts';
import { TableComing } from './shell/table-coming.tsx';
import { words } from './words/use-words.ts';

/** A page as it is when nobody has come yet: what the build writes into its document. `main.tsx` takes it over. */
type Drawn = { html: string; title: string; description: string };

/** Run by the build, where there is no browser (`scripts/client/drawn.ts`). */
export async function drawn(path: string, language: Language): Promise<Drawn> {
  Object.assign(globalThis, { location: new URL(path, 'http://localhost') });
  await showIn(language);
  const failed: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App />
    </StrictMode>,
    // Whole: what is sent after the rest would need scripts within the document.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (cause) => void failed.push(cause) },
  );
  if (failed.length > 0) throw new Error(`${path} cannot be drawn`, { cause: failed[0] });
  const html = await new Response(prelude).text();
  // The content security policy refuses them in a document, and the script that takes it over does not set them again.
  if (/<[^>]* style="/.test(html)) throw new Error(`${path} has a style in its document`);
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  const title = path === '/' ? `Rotonde – ${heading}` : `${heading} – Rotonde`;
  const description = textOf(FIRST_SAID.exec(html)?.[1] ?? '');
  if (description === '') throw new Error(`${path} says nothing of itself`);
  return { html, title, description };
}

/** The first words of a page that everybody sees: what a door promises, what a book is about. */
const FIRST_SAID = /<main.*?<p(?=[\s>])(?![^>]*(?:role=|visually-hidden))[^>]*>(.*?)<\/p>/s;

/** What stands in a document whose page has still to come. */
export function waiting(language: Language, isTable: boolean): string {
  const said = <p className="loading">{words[language].shell.loading}</p>;
  return renderToStaticMarkup(isTable ? <TableComing>{said}</TableComing> : said);
}

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
