import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import type { Language, Seat, View } from '#kernel/game.ts';
import type { Sum } from '#ui/face.ts';
import { wordsIn } from '../words/index.ts';
import { sumWords } from '../words/sums.ts';

/** What a plan is counted in: points and money. */
export function sums({ table }: View<Trambahn>, seat: Seat, language: Language): readonly Sum[] {
  const { amount } = wordsIn(language);
  const words = sumWords[language];
  const points = totalOf(table, seat);
  const money = table.players[seat as 0 | 1].money;
  const change = (by: number): string => `${by < 0 ? '−' : '+'}${amount(Math.abs(by))}`;
  return [
    { name: words.points, written: `${points}`, worth: points },
    { name: words.money, written: amount(money), worth: money, change },
  ];
}
