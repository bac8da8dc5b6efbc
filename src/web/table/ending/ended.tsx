import type { ReactNode } from 'react';
import { useLanguage } from '../../preferences.ts';
import { togetherWords } from '../../words/together/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { namesOf } from '../names.ts';
import type { Live } from '../snapshot.ts';
import { resignation } from '../together/resignation.ts';

/** How a game came out that did not end by its rules: who has won, if anybody has, and how it stood then. */
export function EndedResult({ live, ended, score }: EndedProps): ReactNode {
  const { ended: words } = useCatalogue(togetherWords);
  const names = namesOf(live.seats, useLanguage());
  const { resigned, won } = resignation(live);
  const called = (seats: readonly number[]): string[] => seats.map((seat) => names[seat] ?? '');
  const isStopped = ended.why === 'agreed';
  return (
    <>
      <h3 className="table-ended">{isStopped ? words.stopped : words.resigned}</h3>
      <p>{isStopped ? words.stoppedText : words.resignedText(called(resigned), called(won))}</p>
      <h4 className="table-ended-standing">{words.standing}</h4>
      {score}
    </>
  );
}

type EndedProps = {
  live: Live;
  ended: NonNullable<Live['aside']['ended']>;
  score: ReactNode;
};

/** Why there is neither a replay nor a record: the secret stays one. */
export function NoRecord(): ReactNode {
  const { ended } = useCatalogue(togetherWords);
  return <p>{ended.noRecord}</p>;
}
