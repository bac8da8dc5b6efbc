import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { plain, Sentence } from '../sentence.tsx';
import { sayable } from './sayable.ts';

/** A text with signs for the eye, such as arrows, which is heard in words. */
export function Said({ text, language }: { text: string; language: Language }): ReactNode {
  return (
    <>
      <span aria-hidden="true">
        <Sentence text={text} />
      </span>
      <span className="visually-hidden">{plain(sayable(text, language))}</span>
    </>
  );
}

/** Between two things that stand apart for the eye: the ear hears a short stop. */
export function Pause(): ReactNode {
  return <span className="visually-hidden">, </span>;
}
