import { type Moment, position } from '#games/trambahn/lessons/position.ts';
import { type Play, playFrom } from '#testkit/play.ts';
import { trambahn } from '../index.ts';
import type { Trambahn } from '../model.ts';
import { card, cards } from './cards.ts';

export { type Belongings, type Moment, position } from '#games/trambahn/lessons/position.ts';

/** A table at this moment, the referee watching. */
export function at(moment: Moment): Play<Trambahn> {
  return playFrom(trambahn, position(moment));
}

/** The hand of seat 0 is to be refilled. */
export function refillAt(moment: Moment): Play<Trambahn> {
  return at({ step: 'refill', second: { hand: 'y1' }, ...moment });
}

/**
 * Columns that hold every card of the box but these: the table when nothing is left to draw. The first player has
 * the blue and the red ones, the second the green and the yellow ones.
 */
export function wholeBoxBut(names: string): { first: string[]; second: string[] } {
  const without = cards(names);
  const trams = [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4];
  const columns = ['b', 'r', 'g', 'y'].flatMap((line) => {
    const all = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${line}${from + i}`);
    return [all(1, 10), all(1, 10), all(2, 9)];
  });
  for (let i = 0; i < 8; i++) columns[2 + 3 * (i % 4)]?.push('c');
  for (const each of without) {
    const holder = columns.findLast((column) => column.some((name) => card(name) === each));
    if (!holder) throw new Error(`not so many of ${names}`);
    holder.splice(
      holder.findIndex((name) => card(name) === each),
      1,
    );
  }
  const texts = columns.map((column, i) => `${column.join(' ')} x${trams[i]}`);
  return { first: texts.slice(0, 6), second: texts.slice(6) };
}
