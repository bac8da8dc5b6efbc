import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Language, Seat, View } from '#kernel/game.ts';
import type { Sum } from '#ui/face.ts';
import { sumWords } from '../words/sums.ts';
import { standingOf } from './standing.ts';

/** What a plan is counted in: money, and what a dividend would bring as the shares lie then. */
export function sums(
  { table, own }: View<UnionPacific>,
  seat: Seat,
  language: Language,
): readonly Sum[] {
  const words = sumWords[language];
  const sum = (name: string, worth: number): Sum => ({ name, written: `${worth}`, worth });
  return [
    sum(words.dividend, standingOf(table).sums[seat] ?? 0),
    ...(own ? [sum(words.money, own.money)] : []),
  ];
}
