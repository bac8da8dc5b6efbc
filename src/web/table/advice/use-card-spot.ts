import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { cardPlace, type Free } from '../../learn/place-card.ts';
import type { SpotBox } from './use-spot-boxes.ts';

/** Beside the board there is room for the card; over it, it stands where it covers least of what it is about. */
export function useCardSpot(boxes: readonly SpotBox[], said: string) {
  const ref = useRef<HTMLElement>(null);
  const wide = useMedia(media.wide);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const card = ref.current;
    if (!card) return undefined;
    const watching = new ResizeObserver(() => setHeight(card.offsetHeight));
    watching.observe(card);
    return () => watching.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says may be longer.
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    card.classList.toggle('aside', wide);
    if (wide) {
      card.style.left = card.style.top = '';
      return;
    }
    const free: Free[] = boxes.map(({ box }) => ({ box, weight: 4 }));
    for (const button of document.querySelectorAll('#main button, [data-lever], .table-bar'))
      free.push({ box: button.getBoundingClientRect(), weight: 0.02 });
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = cardPlace(
      size,
      room,
      free,
      boxes.map(({ box }) => box),
    );
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }, [boxes, said, height, wide]);
  return ref;
}
