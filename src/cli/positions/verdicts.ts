import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Adviser, adviseBy, type Sitter } from '#bots/advice.ts';
import { type Bot, decidedInTime } from '#bots/bot.ts';
import { botOf } from '#games/catalogue.ts';
import type { Kind, Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { isRight } from '#testkit/known.ts';
import type { Known } from '#testkit/suite/known.ts';

/** Whoever advises is asked under this name. */
export const STATIONMASTER = 'stationmaster';

/**
 * `even`: what the stationmaster names first is wrong, but something that is right is, as far as he can tell, about equal to it.
 * `silent`: he has nothing to say there.
 */
export type Verdict = 'right' | 'even' | 'missed' | 'silent';

/** What somebody would do, and whether that is right; of the stationmaster the first choice, with its chance, and the others. */
export type Answer = {
  verdict: Verdict;
  actions: readonly unknown[];
  chance?: number;
  error?: number;
};

/** How one position was answered, by the names of those who were asked. */
export type Answered = Pick<Known, 'name' | 'why'> & { answers: Readonly<Record<string, Answer>> };

type Asking = (known: Known) => Answer;

/** Somebody who can be asked, with a part of their budget; nothing, if nobody is called so. */
export async function askingOf(
  game: string,
  name: string,
  { effort, seed }: { effort: number; seed: number },
): Promise<Asking | undefined> {
  if (name === STATIONMASTER) {
    const adviser = await adviserOf(game);
    return (known) => advised(adviser, known, seed);
  }
  const bot = await botOf(game, name);
  return bot && ((known) => decided(bot, known, { effort, seed }));
}

function decided(
  bot: Bot<Kind>,
  known: Known,
  { effort, seed }: { effort: number; seed: number },
): Answer {
  const { table, own, seat } = known;
  const action = decidedInTime(bot, { table, own, seat, rng: rngFrom(seed) }, { effort });
  return { verdict: isRight(known, action) ? 'right' : 'missed', actions: [action] };
}

function advised(adviser: Adviser<Kind>, known: Known, seed: number): Answer {
  const { table, own, seat, best } = known;
  // One person, who asks, among computers; he answers nobody else.
  const sitters = Array.from({ length: MOST_SEATS }, (_, other): Sitter => sitterAt(other, seat));
  const steps = adviseBy(adviser, { table, own, seat, sitters, seed });
  const [first, ...others] = (steps ? Array.from(steps).at(-1)?.choices : undefined) ?? [];
  if (!first) return { verdict: 'silent', actions: [] };
  // Something that is best is among what it says, or no blunder.
  const fits = (action: unknown): boolean => isRight(known, action);
  const right = ({ actions }: typeof first): boolean =>
    best ? actions.some(fits) : actions.every(fits);
  // The first that is shown to be worse ends what is about equal.
  const end = others.findIndex(({ even }) => !even);
  const equals = end === -1 ? others : others.slice(0, end);
  const verdict = right(first) ? 'right' : equals.some(right) ? 'even' : 'missed';
  return { verdict, actions: first.actions, ...first.chance };
}

/** More than any game has. */
const MOST_SEATS = 6;

const sitterAt = (other: Seat, seat: Seat): Sitter => (other === seat ? 'person' : 'bot');

async function adviserOf(game: string): Promise<Adviser<Kind>> {
  const file = join(import.meta.dirname, '../../games', game, 'bots/advice.ts');
  return ((await import(pathToFileURL(file).href)) as { adviser: Adviser<Kind> }).adviser;
}
