/**
 * What the stationmaster says where there is no doubt: `npm exec -- node src/games/tests/verdicts.ts [game …]`. For each game, in
 * how many known positions the choice named first is right, in how many only one that is about equal to it; and which are missed.
 */
import { type Adviser, adviseBy, type Sitter } from '#bots/advice.ts';
import { isRight, type Knowledge } from '#bots/tests/knowledge.ts';
import { adviser as pionniers } from '#games/pionniers/bots/advice.ts';
import { knowledge as ofPionniers } from '#games/pionniers/bots/tests/known/index.ts';
import { adviser as railroadTycoon } from '#games/railroad-tycoon/bots/advice.ts';
import { knowledge as ofRailroadTycoon } from '#games/railroad-tycoon/bots/tests/known/index.ts';
import { adviser as trambahn } from '#games/trambahn/bots/advice.ts';
import { knowledge as ofTrambahn } from '#games/trambahn/bots/tests/known/index.ts';
import { adviser as unionPacific } from '#games/union-pacific/bots/advice.ts';
import { knowledge as ofUnionPacific } from '#games/union-pacific/bots/tests/known/index.ts';
import type { PhasedKind } from '#kernel/play.ts';

/** The seat that is to decide in every position. */
const SEAT = 0;

/** Whoever asks, among computers. */
const ALONE: readonly Sitter[] = ['person', 'bot'];

function verdicts<K extends PhasedKind, P>(
  game: string,
  { positions, seen }: Knowledge<K, P>,
  adviser: Adviser<K>,
): void {
  const wished = process.argv.slice(2);
  if (wished.length > 0 && !wished.includes(game)) return;
  const counts = { right: 0, even: 0, missed: 0, silent: 0 };
  for (const known of positions) {
    const { table, own } = seen(known.position);
    const steps = adviseBy(adviser, { table, own, seat: SEAT, sitters: ALONE, seed: 1 });
    const choices = steps ? Array.from(steps).at(-1)?.choices : undefined;
    const [first, ...others] = choices ?? [];
    if (!first) {
      counts.silent++;
      continue;
    }
    // Something that is best is among what it says, or no blunder.
    const right = ({ actions }: typeof first): boolean => {
      const fits = (action: K['action']): boolean => isRight(known, action);
      return 'best' in known ? actions.some(fits) : actions.every(fits);
    };
    // The first that is shown to be worse ends what is about equal.
    const end = others.findIndex(({ even }) => !even);
    const equals = end === -1 ? others : others.slice(0, end);
    const verdict = right(first) ? 'right' : equals.some(right) ? 'even' : 'missed';
    counts[verdict]++;
    if (verdict !== 'right') console.log(`${game}, ${verdict}: ${known.why}`);
  }
  const { right, even, missed, silent } = counts;
  console.log(
    `${game}: ${right} of ${positions.length} right, ${even} about equal, ${missed} missed, ${silent} not asked`,
  );
}

verdicts('trambahn', ofTrambahn, trambahn);
verdicts('pionniers', ofPionniers, pionniers);
verdicts('union-pacific', ofUnionPacific, unionPacific);
verdicts('railroad-tycoon', ofRailroadTycoon, railroadTycoon);
