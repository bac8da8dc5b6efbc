import { PASSENGERS_TO_SCORE } from '#games/trambahn/rules/data/cards.ts';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import { whoFor } from '#kernel/who.ts';
import type { ScoreProps } from '#ui/face.ts';
import { LINES } from '../logic/lines.ts';
import { wordsIn } from '../words/index.ts';

/** How the points stand, then what may be done. */
export function readAloud(props: ScoreProps<Trambahn>, choices: readonly Action[]): string {
  const { table, eyes, names, language } = props;
  const { aloud } = wordsIn(language).telling;
  const who = whoFor({ names, eyes, language });
  const seats = eyes === 1 ? ([1, 0] as const) : ([0, 1] as const);
  const stands = aloud.stands(
    table.turns,
    table.scorings.length,
    seats.map((seat) => [who(seat), totalOf(table, seat)] as const),
  );
  return `${stands} ${possible(props, choices)}`;
}

function possible(props: ScoreProps<Trambahn>, choices: readonly Action[]): string {
  const { table, eyes, names, language } = props;
  const { aloud } = wordsIn(language).telling;
  if (table.phase === 'over') return aloud.over;
  if (choices.length === 0 || eyes === 'watcher') return aloud.waits(names[table.turn] ?? '');
  const { money, hand } = table.players[eyes as 0 | 1];
  const hot = LINES.filter((row) => table.rows[row].length === PASSENGERS_TO_SCORE - 1);
  return aloud.may([...new Set(choices.map((choice) => choice.do))], money, hand, hot);
}
