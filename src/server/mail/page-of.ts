import type { TicketLanguage } from '#protocol/http/account.ts';
import type { Written } from './letters.ts';

type Way = { words: string; url: string };

/** A letter: some paragraphs, at most one thing to do, what may be done instead, and some more. */
export type Draft = {
  language: TicketLanguage;
  subject: string;
  before: readonly string[];
  action?: Way;
  /** Smaller ones, under a title of their own. */
  others?: { title: string; ways: readonly Way[] };
  after: readonly string[];
};

/** The same words twice: plain, and as the simplest page that says them. Nothing in it is fetched from anywhere. */
export function writtenOf(draft: Draft): Written {
  const { language, subject, before, action, others, after } = draft;
  const inText = ({ words, url }: Way): string => `${words}\n${url}`;
  const lines = [
    ...before,
    ...(action ? [inText(action)] : []),
    ...(others ? [others.title, ...others.ways.map(inText)] : []),
    ...after,
  ];
  const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
  const button = action
    ? `<p><a href="${escaped(action.url)}" style="${BUTTON}">${escaped(action.words)}</a></p>
<p style="${SMALL}">${escaped(action.url)}</p>`
    : '';
  const links = others?.ways.map(
    ({ words, url }) => `<a href="${escaped(url)}" style="${PLATE}">${escaped(words)}</a>`,
  );
  const box = others ? `<p><b>${escaped(others.title)}</b></p>\n<p>${links?.join(' ')}</p>` : '';
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="${BODY}">
${before.map(paragraph).join('\n')}
${button}
${box}
${after.map(paragraph).join('\n')}
<p style="${SMALL}">Rotonde</p>
</body></html>
`;
  return { subject, text: `${lines.join('\n\n')}\n\nRotonde\n`, html };
}

// Mail programs read no style sheets: the house's colours, as they are by day.
const BODY = 'font-family: Georgia, serif; color: #1b1e25; background: #fffaf0; max-width: 34em';
const BUTTON =
  'display: inline-block; padding: 0.6em 1.2em; background: #14365c; color: #fffaf0; text-decoration: none; border-radius: 4px';
const PLATE =
  'display: inline-block; padding: 0.5em 1em; background: #f0d9a0; color: #1b1e25; text-decoration: none; border-radius: 4px';
const SMALL = 'font-size: 0.85em; color: #5b5a52';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names pass as text only. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
