import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Language, Seat, View } from '#kernel/game.ts';
import type { Sum } from '#ui/face.ts';
import { wordsIn } from '../words/index.ts';
import { sumWords } from '../words/sums.ts';

/** What a plan is counted in: cash, points on the income track, shares. */
export function sums(
  { table, own }: View<RailroadTycoon>,
  seat: Seat,
  language: Language,
): readonly Sum[] {
  const { money } = wordsIn(language);
  const words = sumWords[language];
  const player = table.players[seat];
  if (!player || !own) return [];
  const change = (by: number): string => `${by < 0 ? '−' : '+'}${money(Math.abs(by))}`;
  const cash = { name: words.cash, written: money(own.money), worth: own.money, change };
  const plain = (name: string, worth: number): Sum => ({ name, written: `${worth}`, worth });
  return [cash, plain(words.points, player.score), plain(words.shares, player.shares)];
}
