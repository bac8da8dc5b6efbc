import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decision } from '#bots/analysis/report.ts';
import { isGone } from '../../offline.ts';
import type { Film } from '../replay/replay.tsx';
import { askWorker } from './ask-worker.ts';
import { keepDecisions, keptDecisions } from './kept.ts';

/** The decision that is looked at, by its run: what it was found to be, how far its weighing is, or that it broke off. */
export type Asked = { run: number; part: number; is: 'weighing' | 'failed' | 'done' };

/** Decisions of a finished game that are weighed when somebody asks, one at a time, and kept with its report. */
export function useDecisions({ record, title }: Film) {
  const { commitment } = record;
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    let wanted = true;
    keptDecisions(commitment).then(
      (kept) => wanted && setDecisions((now) => [...now, ...kept]),
      () => undefined,
    );
    return () => {
      wanted = false;
      worker.current?.terminate();
    };
  }, [commitment]);
  const ask = useCallback(
    (run: number, isKnown: boolean): void => {
      worker.current?.terminate();
      setAsked({ run, part: 0, is: isKnown ? 'done' : 'weighing' });
      if (isKnown) return;
      const options = title.game.parseOptions(record.options);
      worker.current = askWorker(record, options, { decision: run }, (told) => {
        if ('part' in told) setAsked({ run, part: told.part, is: 'weighing' });
        if ('failure' in told) {
          console.error(told.failure);
          void isGone();
          setAsked({ run, part: 0, is: 'failed' });
        }
        if (!('decision' in told)) return;
        worker.current?.terminate();
        setAsked({ run, part: 1, is: 'done' });
        setDecisions((before) => {
          const now = [...before, told.decision];
          // What is not kept is weighed again.
          keepDecisions(commitment, now).catch(() => undefined);
          return now;
        });
      });
    },
    [record, title, commitment],
  );
  return { decisions, asked, ask };
}
