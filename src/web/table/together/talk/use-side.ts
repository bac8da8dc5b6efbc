import { useEffect, useState } from 'react';

export type Place = { left: number; top: number; width: number; height: number };

/** Where the side stands, which every game lays out for itself; nothing while it is folded away. */
export function useSide(): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const side = document.querySelector('.table-side');
    if (!side) return undefined;
    const measure = (): void => {
      const { left, top, width, height } = side.getBoundingClientRect();
      setPlace({ left, top, width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(side);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return place;
}
