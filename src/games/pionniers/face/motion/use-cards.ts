import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { useApart } from '#ui/apart.ts';
import type { BoardProps } from '#ui/face.ts';
import { useMoment } from '#ui/use-moment.ts';
import { cardsAfter, type Drawn, noCards } from '../logic/kept-cards.ts';

/** The card on top. It lies there until it is pressed, or its moment ends: the next choice, Escape. */
export function useCards({
  table,
  happening,
  eyes,
  readOnly,
}: BoardProps<Pionniers>): { card: Drawn; putAway: () => void } | undefined {
  const [cards, setCards] = useApart(readOnly, () => noCards(table));
  if (table !== cards.table || happening?.event !== cards.event) {
    setCards(() => cardsAfter(cards, table, happening, eyes));
  }
  const [top] = cards.kept;
  const showing = happening?.event.is === 'card-drawn';
  const putAway = (): void =>
    setCards((now) => ({ ...now, kept: now.kept.filter((one) => one !== top) }));
  useMoment(showing ? undefined : top, putAway);
  const card = showing ? cards.kept.at(-1) : top;
  return card && { card, putAway };
}
