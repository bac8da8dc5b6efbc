import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Read, Reading } from './reading.ts';
import './work.css';

/** How far the reading is, on its track, and what can be done about it. */
export function Work({
  reading,
  read: { is, report, progress, house, ...about },
}: WorkProps): ReactNode {
  const { reading: words } = useCatalogue(reportWords);
  const { read = 0, toRead = 1 } = progress ?? {};
  const isGoing = is === 'reading' || is === 'house';
  const part =
    house && is === 'house' ? house.part : Math.min(100, Math.round((100 * read) / toRead));
  const text = {
    opening: '',
    reading: progress ? words[progress.reading](read, toRead) : words.label,
    house: house ? words.house(house.before, house.part) : '',
    stopped: words.stopped,
    failed: words.failed,
    done: words.done(report?.read ?? 0),
  }[is];
  return (
    <div className="report-work">
      <span className="report-work-text" role="status">
        {isGoing ? undefined : text}
      </span>
      {isGoing ? (
        <>
          <span className="report-work-text" aria-hidden="true">
            {text}
            <small>{is === 'house' ? words.leave : words.here}</small>
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
          {is === 'house' ? (
            <Button kind="quiet" onClick={() => reading.start(1)}>
              {words.readHere}
            </Button>
          ) : (
            <Button kind="quiet" onClick={() => reading.stop()}>
              {words.stop}
            </Button>
          )}
        </>
      ) : undefined}
      {about.mayOrder && is !== 'done' && is !== 'opening' ? (
        <Button kind="quiet" onClick={() => void reading.order()}>
          {words.order}
        </Button>
      ) : undefined}
      {about.refused && is !== 'done' ? (
        <span role="alert">{words.refused[about.refused]}</span>
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
