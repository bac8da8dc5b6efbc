import { type RefObject, useEffect, useState } from 'react';

/** How high this is, whenever that changes. */
export function useHeight(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watching = new ResizeObserver(() => setHeight(element.offsetHeight));
    watching.observe(element);
    return () => watching.disconnect();
  }, [ref]);
  return height;
}
