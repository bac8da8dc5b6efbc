import { useLayoutEffect, useRef } from 'react';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { cardPlace, type Free } from '../../learn/place-card.ts';
import { useHeight } from '../../learn/use-height.ts';
import type { SpotBox } from './use-spot-boxes.ts';

const EDGE = 8;
const MOST_ASIDE = 380;

/** Beside the board there is room for the card; over it, it stands where it covers least of what it is about. */
export function useCardSpot(boxes: readonly SpotBox[], said: string) {
  const ref = useRef<HTMLElement>(null);
  const wide = useMedia(media.wide);
  const height = useHeight(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says may be longer.
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const side = wide ? document.querySelector('.table-side')?.getBoundingClientRect() : undefined;
    const { style } = card;
    style.maxHeight = `${(side?.height ?? innerHeight) - 2 * EDGE}px`;
    if (side) {
      const most = Math.min(side.width - 2 * EDGE, MOST_ASIDE);
      style.width = `${most}px`;
      style.left = `${side.right - EDGE - most}px`;
      style.top = 'auto';
      style.bottom = `${innerHeight - side.bottom + EDGE}px`;
      return;
    }
    style.width = style.bottom = '';
    const free: Free[] = boxes.map(({ box, ranks }) => ({
      box,
      // The card does not move when another is chosen.
      weight: ranks.includes(1) ? 12 : 4,
    }));
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
    style.left = `${left}px`;
    style.top = `${top}px`;
  }, [boxes, said, height, wide]);
  return ref;
}
