import { useEffect } from 'react';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { useApart } from '#ui/apart.ts';
import type { BoardProps } from '#ui/face.ts';
import { cardsAfter, type Drawn, noCards } from '../logic/kept-cards.ts';

/** A press so soon was not an answer to the card: the second of a double click, a key pressed in advance. */
const TOO_SOON = 350;

const SILENT = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Tab']);

/** The card on top. Any key or press puts it away, and does what it would have done besides. */
export function useCards({
  table,
  happening,
  eyes,
  readOnly,
}: BoardProps<Pionniers>): Drawn | undefined {
  const [cards, setCards] = useApart(readOnly, () => noCards(table));
  if (table !== cards.table || happening?.event !== cards.event) {
    setCards(() => cardsAfter(cards, table, happening, eyes));
  }
  const [top] = cards.kept;
  const showing = happening?.event.is === 'card-drawn';
  useEffect(() => {
    if (top === undefined || showing) return undefined;
    const since = performance.now();
    const putAway = (event: Event): void => {
      if (performance.now() - since < TOO_SOON) return;
      if (event instanceof KeyboardEvent && (event.repeat || SILENT.has(event.key))) return;
      setCards((now) => ({ ...now, kept: now.kept.filter((one) => one !== top) }));
    };
    // At the document: a press that the table takes to skip what is being shown does not come so far.
    document.addEventListener('keydown', putAway, true);
    document.addEventListener('pointerdown', putAway, true);
    return () => {
      document.removeEventListener('keydown', putAway, true);
      document.removeEventListener('pointerdown', putAway, true);
    };
  }, [top, showing, setCards]);
  return showing ? cards.kept.at(-1) : top;
}
