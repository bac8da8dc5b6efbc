import type { ReactNode } from 'react';
import { Sentence } from '#ui/sentence.tsx';
import { useFigures } from '../profile/use-figures.ts';
import { dealWords } from '../words/deal/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import type { OwnTurn, Pair } from './compare.ts';

/** Both decisions of each turn in words, from the first difference on; and what the turn brought against the other. */
export function Turns({ pairs, called }: { pairs: readonly Pair[]; called: string }): ReactNode {
  const { head } = useCatalogue(dealWords);
  if (pairs.length === 0) return undefined;
  return (
    <table className="deal-turns">
      <thead>
        <tr>
          <th scope="col">{head.turn}</th>
          <th scope="col">{head.mine}</th>
          <th scope="col">{called}</th>
          <th scope="col">{head.gain}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Row key={pair.turn} pair={pair} called={called} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ pair, called }: { pair: Pair; called: string }): ReactNode {
  const words = useCatalogue(dealWords);
  const { signed } = useFigures();
  const { turn, mine, theirs, isSame, gain } = pair;
  return (
    <tr className={isSame ? 'same' : undefined}>
      <th scope="row">{words.turn(turn)}</th>
      <td data-of={words.head.mine}>
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
