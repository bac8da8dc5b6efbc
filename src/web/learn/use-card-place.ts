import { type RefObject, useLayoutEffect, useRef } from 'react';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { cardPlace, type Free } from './place-card.ts';
import { boxOf } from './spots.ts';
import type { Ring } from './use-boxes.ts';
import { useHeight } from './use-height.ts';
import type { Way } from './way.ts';

/** The card never covers what is lit; on a phone rather the rails than the hand. */
export function useCardPlace(
  rings: readonly Ring[],
  way: Way | undefined,
  isTrying: boolean,
  said: string,
): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const phone = useMedia(media.phone);
  const height = useHeight(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says may be longer.
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const free: Free[] = rings.map(({ box, kind }) => ({ box, weight: kind === 'look' ? 2 : 9 }));
    for (const button of document.querySelectorAll('#main button, #main [data-spot]')) {
      const isWanted = isTrying && button.matches('.lit');
      free.push({ box: boxOf(button), weight: isWanted ? 0.05 : 0.003 });
    }
    // Where all is free to be touched, what the table asks is read beside what the card asks; rather beside the map or the board.
    if (isTrying) {
      for (const part of document.querySelectorAll('#main [data-asked], #main [data-lever]'))
        free.push({ box: boxOf(part), weight: 3 });
      const board = document.querySelector('.map-surface') ?? document.getElementById('main');
      if (board) free.push({ box: boxOf(board), weight: 0.01 });
    }
    if (way && !phone)
      free.push({ box: { x: way.end.x - 14, y: way.end.y, width: 28, height: 60 }, weight: 3 });
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const touched = rings.filter(({ kind }) => kind !== 'look');
    // Where it offers the trial itself, it need not be near what it speaks of.
    const about = (isTrying || touched.length > 0 ? touched : rings).map(({ box }) => box);
    const { left, top } = cardPlace(size, { width: innerWidth, height: innerHeight }, free, about);
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }, [rings, way?.path, isTrying, said, height, phone]);
  return ref;
}
