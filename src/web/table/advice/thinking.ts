import { type Advice, type AdviceQuestion, type Adviser, adviseBy } from '#bots/advice.ts';
import type { Kind } from '#kernel/game.ts';

/** In the bots' worker: the advice, told again and again as it gets surer. */

/** Those of each game, fetched when they are asked. */
const advisers = import.meta.glob<Adviser<Kind>>('../../../games/*/bots/advice.ts', {
  import: 'adviser',
});

export type Asked = AdviceQuestion<Kind> & { game: string };

/** `nothing`: this seat is given none, or there is nothing to say. */
export type Thought = { advice: Advice<Kind> } | { nothing: true } | { failure: string };

/** Told whenever so much more of it is done. */
const STEP = 1 / 40;

export async function think({ game, ...question }: Asked, tell: (thought: Thought) => void) {
  try {
    const adviser = await advisers[`../../../games/${game}/bots/advice.ts`]?.();
    const steps = adviser && adviseBy(adviser, question);
    if (!steps) return tell({ nothing: true });
    let told = 0;
    for (const advice of steps) {
      if (advice.done < 1 && advice.done < told + STEP) continue;
      told = advice.done;
      tell({ advice });
    }
  } catch (error) {
    tell({ failure: String(error) });
  }
}
