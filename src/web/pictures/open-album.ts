import type { Language } from '#kernel/game.ts';
import { albumFile, type DrawnAlbum, STYLE } from './drawn-album.ts';

/** What only the drawings wear. */
const sheets = import.meta.glob('../../games/*/face/pictures.css');

/** Ready to be put into a page: all that it wears has come. */
export async function openAlbum(game: string, language: Language): Promise<DrawnAlbum> {
  const answer = await fetch(`/${albumFile(game, language)}`);
  if (!answer.ok) throw new Error(`no album of ${game}`);
  const album = (await answer.json()) as DrawnAlbum;
  await Promise.all(album.styles.map(wear));
  await sheets[`../../games/${game}/face/pictures.css`]?.();
  return album;
}

async function wear(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const { promise, resolve } = Promise.withResolvers();
  sheet.addEventListener('load', resolve);
  sheet.addEventListener('error', resolve);
  document.head.append(sheet);
  await promise;
}

/** Puts a drawing into its place, instead of what was there. */
export function put(place: Element, drawn: string): void {
  place.innerHTML = drawn;
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
    element.removeAttribute(STYLE);
  }
}
