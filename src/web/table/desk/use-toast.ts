import { useCallback, useEffect, useState } from 'react';
import { noticeFor } from '#ui/pace.ts';
import { useMoment } from '#ui/use-moment.ts';

export type Lamp = 'go' | 'stop';
/** `nth`: the same text once more is another notice, and heard once more. `ofNow`: it is true of this moment alone. */
export type ToastText = { text: string; nth: number; lamp?: Lamp; ofNow?: boolean };

/** A long one stays for as long as it takes to read. */
const SHOWN_MS = 5000;
const LETTER_MS = 70;

/** One short notice at a time; the next one takes its place. */
export function useToast(seq: number): {
  told: ToastText | undefined;
  tell: (text: string, lamp?: Lamp) => void;
  /** What is said of the table as it stands ends with that: `seq`, the next press that succeeds, Escape. */
  tellOfNow: (text: string) => void;
} {
  const [told, setTold] = useState<ToastText>();
  const tell = useCallback(
    (text: string, lamp?: Lamp) =>
      setTold((before) => ({ text, nth: (before?.nth ?? 0) + 1, ...(lamp ? { lamp } : {}) })),
    [],
  );
  const tellOfNow = useCallback(
    (text: string) => setTold((before) => ({ text, nth: (before?.nth ?? 0) + 1, ofNow: true })),
    [],
  );
  useMoment(told?.ofNow ? told : undefined, () => setTold(undefined), { of: seq });
  useEffect(() => {
    if (!told) return undefined;
    const ms = noticeFor(Math.max(SHOWN_MS, told.text.length * LETTER_MS));
    const timer = setTimeout(() => setTold(undefined), ms);
    return () => clearTimeout(timer);
  }, [told]);
  return { told, tell, tellOfNow };
}
