import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Read, Reading } from './reading.ts';
import './work.css';

/** How far the reading is, on its track, and what can be done about it. */
export function Work({ reading, read: { is, report, progress } }: WorkProps): ReactNode {
  const { reading: words } = useCatalogue(reportWords);
  const { read = 0, toRead = 1 } = progress ?? {};
  const part = Math.min(100, Math.round((100 * read) / toRead));
  const text = {
    opening: '',
    reading: progress ? words[progress.reading](read, toRead) : words.label,
    stopped: words.stopped,
    failed: words.failed,
    done: words.done(report?.read ?? 0),
  }[is];
  return (
    <div className="report-work">
      <span className="report-work-text" role="status">
        {is === 'reading' ? undefined : text}
      </span>
      {is === 'reading' ? (
        <>
          <span className="report-work-text" aria-hidden="true">
            {text}
            <small>{words.here}</small>
          </span>
          <span
            className="report-rails-bar"
            role="progressbar"
            aria-label={words.label}
            aria-valuenow={part}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={text}
          >
            <i style={{ width: `${part}%` }} />
          </span>
          <Button kind="quiet" onClick={() => reading.stop()}>
            {words.stop}
          </Button>
        </>
      ) : undefined}
      {is === 'stopped' || is === 'failed' ? (
        <Button kind="quiet" onClick={() => reading.goOn()}>
          {words.goOn}
        </Button>
      ) : undefined}
      {is === 'done' ? (
        <Button kind="quiet" onClick={() => reading.finer()}>
          {words.finer}
        </Button>
      ) : undefined}
    </div>
  );
}

type WorkProps = { reading: Reading; read: Read };
