import { titles } from '#games/index.ts';
import type { Language } from '#kernel/game.ts';
import { escaped } from './html.ts';
import { languages } from './language.ts';
import { rulebookHtml } from './rulebook.ts';
import { style } from './style.ts';
import { words } from './words.ts';

/** The front page: the games of the house, and the numbered rules of each. */
export function frontPage(language: Language): string {
  const { lead, games, seats } = words[language];
  const list = titles.map(({ game }) => {
    const [least, most] = game.seats;
    return `<li><a href="#${escaped(game.id)}">${escaped(game.name[language])}</a> <span class="seats">${escaped(seats(least, most))}</span></li>`;
  });
  const rules = titles.map(
    ({ game }) =>
      `<article id="${escaped(game.id)}">\n${rulebookHtml(game.id, language)}\n</article>`,
  );
  return page(
    language,
    `<p>${escaped(lead)}</p>
<nav aria-label="${escaped(games)}"><ul class="games">${list.join('')}</ul></nav>
${rules.join('\n')}`,
  );
}

export function notFoundPage(language: Language): string {
  const { notFound, back } = words[language];
  return page(
    language,
    `<h2>${escaped(notFound)}</h2>\n<p><a href="/?lang=${language}">${escaped(back)}</a></p>`,
  );
}

function page(language: Language, main: string): string {
  const { title, footer, languages: label } = words[language];
  const links = languages.map((other) => {
    const current = other === language ? ' aria-current="true"' : '';
    return `<li><a href="/?lang=${other}" hreflang="${other}" lang="${other}"${current}>${escaped(words[other].language)}</a></li>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
<h1>Rotonde</h1>
<nav aria-label="${escaped(label)}"><ul>${links.join('')}</ul></nav>
</header>
<main>
${main}
</main>
<footer><p>${escaped(footer)}</p></footer>
</body>
</html>
`;
}
