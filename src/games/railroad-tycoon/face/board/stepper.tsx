import type { ReactNode } from 'react';

/** Fewer, how many, more. At an end the button stays where it is, and does nothing. */
export function Stepper({
  name,
  value,
  text,
  least,
  most,
  onChange,
  words,
}: StepperProps): ReactNode {
  const step = (by: number, label: string, isEnd: boolean, sign: string): ReactNode => (
    <button
      type="button"
      data-step={`${name}:${by > 0 ? 'more' : 'fewer'}`}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={(event) => {
        if (!isEnd) onChange(value + by, event.currentTarget);
      }}
    >
      {sign}
    </button>
  );
  return (
    <span className="rt-step" data-stepper={name}>
      {step(-1, words.fewer, value <= least, '−')}
      <output aria-live="polite" data-wide={text === undefined ? undefined : ''}>
        {text ?? value}
      </output>
      {step(1, words.more, value >= most, '+')}
    </span>
  );
}

type StepperProps = {
  name: string;
  value: number;
  /** How it is written, when not as a number. */
  text?: string;
  least: number;
  most: number;
  onChange: (value: number, at: Element) => void;
  words: { fewer: string; more: string };
};
