/**
 * What the stationmaster says where there is no doubt: `npm exec -- node training/advice/verdicts.ts [game …]`. For each game, in
 * how many known positions the choice named first is right, in how many only one that is about equal to it; and which are missed.
 */
import { type Adviser, adviseBy, type Sitter } from '#bots/advice.ts';
import { isRight, type Knowledge } from '#bots/tests/knowledge.ts';
import { games } from '#games/index.ts';
import type { PhasedKind } from '#kernel/play.ts';

type Known = { knowledge: Knowledge<PhasedKind, unknown> };
type Advised = { adviser: Adviser<PhasedKind> };

/** The seat that is to decide in every position. */
const SEAT = 0;

/** Whoever asks, among computers. */
const ALONE: readonly Sitter[] = ['person', 'bot'];

async function verdicts(game: string): Promise<void> {
  const known = (await import(`#games/${game}/bots/tests/known/index.ts`)) as Known;
  const { positions, seen } = known.knowledge;
  const { adviser } = (await import(`#games/${game}/bots/advice.ts`)) as Advised;
  const counts = { right: 0, even: 0, missed: 0, silent: 0 };
  for (const position of positions) {
    const { table, own } = seen(position.position);
    const steps = adviseBy(adviser, { table, own, seat: SEAT, sitters: ALONE, seed: 1 });
    const choices = steps ? Array.from(steps).at(-1)?.choices : undefined;
    const [first, ...others] = choices ?? [];
    if (!first) {
      counts.silent++;
      continue;
    }
    // Something that is best is among what it says, or no blunder.
    const right = ({ actions }: typeof first): boolean => {
      const fits = (action: { do: string }): boolean => isRight(position, action);
      return 'best' in position ? actions.some(fits) : actions.every(fits);
    };
    // The first that is shown to be worse ends what is about equal.
    const end = others.findIndex(({ even }) => !even);
    const equals = end === -1 ? others : others.slice(0, end);
    const verdict = right(first) ? 'right' : equals.some(right) ? 'even' : 'missed';
    counts[verdict]++;
    if (verdict !== 'right') console.log(`${game}, ${verdict}: ${position.why}`);
  }
  const { right, even, missed, silent } = counts;
  console.log(
    `${game}: ${right} of ${positions.length} right, ${even} about equal, ${missed} missed, ${silent} not asked`,
  );
}

const wished = process.argv.slice(2);
for (const { id } of games) if (wished.length === 0 || wished.includes(id)) await verdicts(id);
