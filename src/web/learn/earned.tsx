import { Fragment, type ReactNode } from 'react';
import { Sentence } from '#ui/sentence.tsx';
import { learnWords } from '../words/learn/index.ts';
import { useCatalogue } from '../words/use-words.ts';

/** What was earned, on a punched ticket: cause and effect in one line. A run of stars is read aloud as their number. */
export function Earned({ text }: { text: string }): ReactNode {
  const { stars } = useCatalogue(learnWords);
  return (
    <p className="learn-earned">
      {text.split(/(★+)/).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text have no other name.
        <Fragment key={i}>
          {part.startsWith('★') ? (
            <span role="img" aria-label={stars(part.length)} className="learn-stars">
              {part}
            </span>
          ) : (
            <Sentence text={part} />
          )}
        </Fragment>
      ))}
    </p>
  );
}
