import { de } from '#kernel/french.ts';

/** French has articles that melt into its prepositions, and a game may begin with one: "des Pionniers du Rail". */

const LES = 'Les ';

export function ofTitle(title: string): string {
  return title.startsWith(LES) ? `des ${title.slice(LES.length)}` : de(title);
}

export function toTitle(title: string): string {
  return title.startsWith(LES) ? `aux ${title.slice(LES.length)}` : `à ${title}`;
}
