import { useCallback, useEffect, useState } from 'react';
import { noticeFor } from '#ui/pace.ts';

export type Lamp = 'go' | 'stop';
/** `nth`: the same text once more is another notice, and heard once more. */
export type ToastText = { text: string; nth: number; lamp?: Lamp };

/** A long one stays for as long as it takes to read. */
const SHOWN_MS = 5000;
const LETTER_MS = 70;

/** One short notice at a time; the next one takes its place. */
export function useToast(): {
  told: ToastText | undefined;
  tell: (text: string, lamp?: Lamp) => void;
} {
  const [told, setTold] = useState<ToastText>();
  const tell = useCallback(
    (text: string, lamp?: Lamp) =>
      setTold((before) => ({ text, nth: (before?.nth ?? 0) + 1, ...(lamp ? { lamp } : {}) })),
    [],
  );
  useEffect(() => {
    if (!told) return undefined;
    const ms = noticeFor(Math.max(SHOWN_MS, told.text.length * LETTER_MS));
    const timer = setTimeout(() => setTold(undefined), ms);
    return () => clearTimeout(timer);
  }, [told]);
  return { told, tell };
}
