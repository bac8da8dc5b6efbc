import type { ReactNode } from 'react';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Badge } from '../board/badge.tsx';
import { actsNow } from '../board/plates.tsx';
import { betweenEvents } from '../logic/between-events.ts';
import { whoIs } from '../viewer.ts';
import { wordsIn } from '../words/index.ts';
import './score.css';

/** Where each train stands: the bar of a phone. */
export function ScoreLine(props: ScoreProps<Pionniers>): ReactNode {
  const { table, eyes, names, language, happening } = props;
  const words = wordsIn(language);
  const shown = happening ? betweenEvents(happening).shown : table;
  const said = shown.trains.map(({ seat, front }, line) =>
    words.score.at(whoIs({ names, eyes }, seat), line, front),
  );
  return (
    <div className="pio-score-line figures">
      <span className="visually-hidden">{words.score.line(said)}</span>
      {shown.trains.map(({ seat, front }, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
          key={line}
          className={actsNow(shown, line) ? 'acts' : undefined}
          aria-hidden="true"
        >
          <Badge seat={seat} line={line} size={20} />
          <b>{front === 0 ? '–' : front}</b>
        </span>
      ))}
    </div>
  );
}
