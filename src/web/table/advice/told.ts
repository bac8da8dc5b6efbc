import type { Advice } from '#bots/advice.ts';
import type { Saying } from '#bots/saying.ts';
import type { Kind, Language, Seat } from '#kernel/game.ts';
import type { AdviceWords } from '../../words/advice/words.ts';
import type { AnyView } from '../play/stage.ts';
import type { Sitting } from '../use-table.ts';
import { sentenceOf } from './sentence.ts';

/** How each game puts its advice, fetched with the first. */
const sayings = import.meta.glob<Saying<Kind>>('../../../games/*/bots/saying/index.ts', {
  import: 'saying',
});

export async function sayingOf(game: string): Promise<Saying<Kind> | undefined> {
  return sayings[`../../../games/${game}/bots/saying/index.ts`]?.();
}

/** One choice as it is shown. */
export type ToldChoice = {
  rank: number;
  title: string;
  /** What it costs and brings. */
  brings: string;
  why: string;
  chance: number;
  error: number;
  change: number;
  even: boolean;
  spots: readonly string[];
  layOut: readonly string[];
};

const hundredths = (part: number): number => Math.round(100 * part);

/** An error is never told as none. */
export const errorOf = (error: number): number => Math.max(1, Math.ceil(100 * error));

export function toldChoices(
  { now, choices }: Advice<Kind>,
  saying: Saying<Kind>,
  sitting: Sitting,
  view: AnyView,
  seat: Seat,
  language: Language,
  words: AdviceWords,
): ToldChoice[] {
  const telling = { words: saying.parts[language], least: saying.least };
  return choices.map(({ actions, parts, chance, even }, i) => {
    const other = choices[i === 0 ? 1 : 0];
    const better = (i === 0 ? (other?.even ?? true) : even) ? undefined : i === 0;
    return {
      rank: i + 1,
      title: saying.title(actions, view, seat, language),
      brings: bringsOf(sitting, view, seat, actions, language),
      why: other ? sentenceOf(parts, other.parts, i === 0 ? 2 : 1, telling, words, better) : '',
      chance: hundredths(chance.chance),
      error: errorOf(chance.error),
      change: hundredths(chance.chance) - hundredths(now.chance),
      even,
      spots: saying.spots(actions, view, seat),
      layOut: saying.layOut(actions, view, seat),
    };
  });
}

/** What it changes at once of what a plan is counted in. */
function bringsOf(
  { composer, face }: Sitting,
  view: AnyView,
  seat: Seat,
  actions: readonly unknown[],
  language: Language,
): string {
  const after = face.sums && composer.after(actions);
  if (!face.sums || !after) return '';
  const before = face.sums(view, seat, language);
  return face
    .sums(after, seat, language)
    .flatMap(({ name, worth, change }, i) => {
      const by = worth - (before[i]?.worth ?? worth);
      if (by === 0) return [];
      const written = change ? change(by) : by < 0 ? `−${-by}` : `+${by}`;
      return [`${name} ${written}`];
    })
    .join(' · ');
}
