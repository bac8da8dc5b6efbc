import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** An element's width in pixels, for a drawing that fits it without being stretched. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(() => globalThis.document?.documentElement.clientWidth ?? 0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
