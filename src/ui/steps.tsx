import type { ReactNode } from 'react';
import { Sentence } from './sentence.tsx';
import './steps.css';

/** The steps of a turn as a line with stops: passed is filled, now is brass, to come is open. */
export function Steps({ names, now, label }: StepsProps): ReactNode {
  return (
    <ol className="steps" aria-label={label}>
      {names.map((name, step) => (
        <li
          key={name}
          className={step < now ? 'past' : step === now ? 'now' : undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          <Sentence text={name} />
        </li>
      ))}
    </ol>
  );
}

type StepsProps = { names: readonly string[]; now: number; label: string };
