import { useCallback, useEffect, useState } from 'react';
import { noticeFor } from '#ui/pace.ts';

export type Lamp = 'go' | 'stop';
export type ToastText = { text: string; lamp?: Lamp };

const SHOWN_MS = 5000;

/** One short notice at a time; the next one takes its place. */
export function useToast(): {
  told: ToastText | undefined;
  tell: (text: string, lamp?: Lamp) => void;
} {
  const [told, setTold] = useState<ToastText>();
  const tell = useCallback(
    (text: string, lamp?: Lamp) => setTold(lamp === undefined ? { text } : { text, lamp }),
    [],
  );
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(undefined), noticeFor(SHOWN_MS));
    return () => clearTimeout(timer);
  }, [told]);
  return { told, tell };
}
