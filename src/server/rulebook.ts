import { readFileSync } from 'node:fs';
import type { Language } from '#kernel/game.ts';
import { escaped } from './html.ts';

const shelf = new URL('../../rulebooks/', import.meta.url);

/** A game's rules as HTML. Rule 4.2 of Trambahn has the id `trambahn-4.2`. */
export function rulebookHtml(gameId: string, language: Language): string {
  return htmlFrom(gameId, readFileSync(new URL(`${gameId}.${language}.md`, shelf), 'utf8'));
}

/** The little Markdown that rulebooks are written in: headings, paragraphs, **strong**, *emphasis*. */
export function htmlFrom(gameId: string, markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => blockHtml(gameId, block))
    .join('\n');
}

function blockHtml(gameId: string, block: string): string {
  const heading = /^(#{1,3}) (.*)$/.exec(block);
  if (heading) {
    const level = (heading[1] as string).length + 1;
    return `<h${level}>${inlineHtml(heading[2] as string)}</h${level}>`;
  }
  const rule = /^\*\*(\d+\.\d+)\*\* (.*)$/s.exec(block);
  if (!rule) return `<p>${inlineHtml(block)}</p>`;
  const [, number, words] = rule as unknown as [string, string, string];
  const id = `${escaped(gameId)}-${number}`;
  return `<p class="rule" id="${id}"><a href="#${id}">${number}</a> ${inlineHtml(words)}</p>`;
}

function inlineHtml(text: string): string {
  return escaped(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*(.+?)\*/g, '<em>$1</em>');
}
