import { type Card, isConductor } from '#games/trambahn/rules/model.ts';

/** A line of a column's diagram: one card, or conductors one after the other. */
export type Strip = {
  card: Card;
  count: number;
  /** Where its last card stands in the column. */
  at: number;
};

export function stripsOf(cards: readonly Card[]): Strip[] {
  const strips: Strip[] = [];
  cards.forEach((card, at) => {
    const last = strips.at(-1);
    if (last && isConductor(card) && isConductor(last.card)) {
      last.count++;
      last.at = at;
    } else strips.push({ card, count: 1, at });
  });
  return strips;
}

/** How many strips the longest of these columns needs. */
export function tallest(columns: readonly { cards: readonly Card[] }[]): number {
  return Math.max(0, ...columns.map(({ cards }) => stripsOf(cards).length));
}
