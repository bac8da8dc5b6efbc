import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { sayable } from '#ui/ear/sayable.ts';
import { plain } from '#ui/sentence.tsx';
import { learnWords } from '../words/learn/index.ts';
import type { LearnMessages } from '../words/learn/messages.ts';
import { useCatalogue } from '../words/use-words.ts';
import type { CardWords } from './card-words.ts';
import type { CourseState } from './course.ts';

/**
 * What the card says, for those who hear it. The card comes and goes, and a region that comes with its words is not read: this one
 * stays from stop to stop, and is empty before it has something to say.
 */
export function Heard({ said, now, language }: HeardProps): ReactNode {
  const words = useCatalogue(learnWords);
  const text = now.mood === 'going' ? '' : heardOf(said, words, language);
  const [heard, setHeard] = useState({ text: '', nth: 0 });
  // The same answer to the same mistake is said once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change.
  useEffect(() => setHeard(({ nth }) => ({ text, nth: nth + 1 })), [text, now]);
  return (
    <div className="visually-hidden" role="status" data-conductor="">
      {heard.text === '' ? undefined : <p key={heard.nth}>{heard.text}</p>}
    </div>
  );
}

type HeardProps = { said: CardWords; now: CourseState; language: Language };

/** As it is heard, each part to its full stop. With what was earned, what the stop says has just been heard. */
function heardOf(
  { title, text, earned, task, isTrial }: CardWords,
  { yourTurn, trying, stars }: LearnMessages,
  language: Language,
): string {
  const todo = task === undefined ? [] : [isTrial ? trying.toTry : yourTurn, task];
  return [title, earned ?? text, ...todo]
    .map((part) => plain(part).replace(/★+/g, (run) => stars(run.length)))
    .map((part) => sayable(part, language))
    .filter((part) => part !== '')
    .map((part) => (/[.!?:…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
