import type { ReactNode } from 'react';
import type { Kind, Language } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { dealWords } from '../words/deal/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { type Comparison, compared, courseOf, type DealtGame } from './compare.ts';
import { Turns } from './turns.tsx';
import { DESK, PHONE, TwinTrack } from './twin-track.tsx';
import './deal.css';

/** Two games of one deal, compared. */
export type Both = { comparison: Comparison; scores: { mine: number; theirs: number } };

export function bothOf(
  title: Title<Kind>,
  mine: DealtGame,
  theirs: DealtGame,
  language: Language,
): Both {
  const [one, other] = [courseOf(title, mine, language), courseOf(title, theirs, language)];
  return {
    comparison: compared(one, other),
    scores: { mine: one.scores[mine.seat] ?? 0, theirs: other.scores[theirs.seat] ?? 0 },
  };
}

/** The line both went, where it parted, and each turn from there on. `mine`, `called`: what the two are called. */
export function SideBySide({ both, mine, called }: SideBySideProps): ReactNode {
  const words = useCatalogue(dealWords);
  const { comparison, scores } = both;
  return (
    <>
      <section className="deal-track" aria-labelledby="deal-track">
        <h2 className="visually-hidden" id="deal-track">
          {words.spoken(comparison.common, `${scores.mine}`, `${scores.theirs}`)}
        </h2>
        {[DESK, PHONE].map((size) => (
          <TwinTrack
            key={size.className}
            size={size}
            comparison={comparison}
            mine={mine}
            called={called}
            scores={scores}
          />
        ))}
      </section>
      <Turns pairs={comparison.pairs} mine={mine} called={called} />
    </>
  );
}

type SideBySideProps = { both: Both; mine: string; called: string };
