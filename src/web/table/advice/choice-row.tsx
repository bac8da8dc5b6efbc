import type { ReactNode } from 'react';
import { adviceWords } from '../../words/advice/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { ToldChoice } from './told.ts';

/** One choice: its number, what it is, what it brings, the chance after it beside that of now, and why. */
export function ChoiceRow({ choice, now, on, brief, onChoose }: RowProps): ReactNode {
  const words = useCatalogue(adviceWords);
  const { rank, title, brings, why, chance, error, change, even } = choice;
  return (
    <li className={on ? 'on' : undefined}>
      <span className="advice-rank" aria-hidden="true">
        {rank}
      </span>
      <button
        type="button"
        className="advice-choose"
        aria-pressed={on}
        tabIndex={on ? 0 : -1}
        onClick={onChoose}
      >
        {title}
      </button>
      {brings && !brief ? <small>{brings}</small> : undefined}
      <span className="advice-chance">
        <span className="advice-rail" aria-hidden="true">
          <i style={{ width: `${chance}%` }} />
          <s
            style={{
              left: `${Math.max(0, chance - error)}%`,
              right: `${Math.max(0, 100 - chance - error)}%`,
            }}
          />
          <u style={{ left: `${now}%` }} />
        </span>
        <span aria-hidden="true">
          {chance} % <small>±{error}</small> <em>{words.change(change)}</em>
        </span>
        <span className="visually-hidden">{words.chance(chance, error)}</span>
      </span>
      {even ? <em className="advice-even">{words.even}</em> : undefined}
      {why && !brief ? <p>{why}</p> : undefined}
    </li>
  );
}

type RowProps = {
  choice: ToldChoice;
  now: number;
  on: boolean;
  /** On a phone only the chosen one has its reasons. */
  brief: boolean;
  onChoose: () => void;
};
