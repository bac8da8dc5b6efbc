import type { ReactNode } from 'react';
import { Sentence } from '#ui/sentence.tsx';
import { useFigures } from '../profile/use-figures.ts';
import { dealWords } from '../words/deal/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import type { OwnTurn, Pair } from './compare.ts';

/** Both decisions of each turn in words, from the first difference on; and what the turn brought against the other. */
export function Turns({ pairs, mine, called }: TurnsProps): ReactNode {
  const { head } = useCatalogue(dealWords);
  if (pairs.length === 0) return undefined;
  return (
    <table className="deal-turns">
      <thead>
        <tr>
          <th scope="col">{head.turn}</th>
          <th scope="col">{mine}</th>
          <th scope="col">{called}</th>
          <th scope="col">{head.gain}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Row key={pair.turn} pair={pair} called={called} own={mine} />
        ))}
      </tbody>
    </table>
  );
}

type TurnsProps = {
  pairs: readonly Pair[];
  /** What the two games are called. */
  mine: string;
  called: string;
};

function Row({ pair, called, own }: { pair: Pair; called: string; own: string }): ReactNode {
  const words = useCatalogue(dealWords);
  const { signed } = useFigures();
  const { turn, mine, theirs, isSame, gain } = pair;
  return (
    <tr className={isSame ? 'same' : undefined}>
      <th scope="row">{words.turn(turn)}</th>
      <td data-of={own}>
        <Said turn={mine} />
      </td>
      <td data-of={called}>{isSame ? words.same : <Said turn={theirs} />}</td>
      <td className={`deal-gain ${gainClass(gain)}`}>{gain === 0 ? '=' : signed(gain)}</td>
    </tr>
  );
}

export const gainClass = (gain: number): string => (gain > 0 ? 'won' : gain < 0 ? 'lost' : '');

function Said({ turn }: { turn: OwnTurn | undefined }): ReactNode {
  const words = useCatalogue(dealWords);
  if (!turn) return <em>{words.ended}</em>;
  return (
    <>
      {turn.said.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn may say the same twice, and nothing in it moves.
        <span key={i}>
          <Sentence text={line} />{' '}
        </span>
      ))}
    </>
  );
}
