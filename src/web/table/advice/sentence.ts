import type { Parts } from '#bots/advice.ts';
import type { PartWords } from '#bots/saying.ts';
import type { AdviceWords } from '../../words/advice/words.ts';

/** How a game puts the parts of its evaluation. */
export type Telling = {
  words: Readonly<Record<string, PartWords>>;
  /** Differences below this are not told. */
  least: number;
};

/**
 * Why this choice and not the other: the two largest parts of the difference between them, in words. `better`: what the tries
 * have shown of it; where the evaluation sees it the other way round, that is said.
 */
export function sentenceOf(
  parts: Parts,
  other: Parts,
  rank: number,
  { words, least }: Telling,
  said: Pick<AdviceWords, 'against' | 'same' | 'tried' | 'onlyTried'>,
  better?: boolean,
): string {
  const names = new Set([...Object.keys(parts), ...Object.keys(other)]);
  const [one, two] = [...names]
    .map((name) => ({ name, by: (parts[name] ?? 0) - (other[name] ?? 0) }))
    .filter(({ name, by }) => Math.abs(by) >= least && words[name] !== undefined)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (!one) return better === undefined ? said.same(rank) : said.onlyTried;
  const told = two ? [one, two] : [one];
  const clauses = told.map(({ name, by }) => {
    const whole = Math.max(1, Math.round(Math.abs(by)));
    return (by > 0 ? words[name]?.more(whole) : words[name]?.less(whole)) ?? '';
  });
  const text = said.against(rank, clauses, two !== undefined && one.by > 0 !== two.by > 0);
  const isContrary = better !== undefined && sumOf(parts) > sumOf(other) !== better;
  return isContrary ? `${text} ${said.tried(better)}` : text;
}

const sumOf = (parts: Parts): number => Object.values(parts).reduce((sum, one) => sum + one, 0);
