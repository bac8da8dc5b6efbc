import { de } from './french.ts';

/** French has articles that melt into its prepositions, and a game may begin with one: what `de` and `à` make of each. */
const ARTICLES: readonly (readonly [article: string, of: string, to: string])[] = [
  ['Les ', 'des ', 'aux '],
  ['Le ', 'du ', 'au '],
  ['La ', 'de la ', 'à la '],
  ['L’', 'de l’', 'à l’'],
];

const articleOf = (title: string) => ARTICLES.find(([article]) => title.startsWith(article));

export function ofTitle(title: string): string {
  const [article, of] = articleOf(title) ?? [];
  return article === undefined ? de(title) : `${of}${title.slice(article.length)}`;
}

export function toTitle(title: string): string {
  const [article, , to] = articleOf(title) ?? [];
  return article === undefined ? `à ${title}` : `${to}${title.slice(article.length)}`;
}
