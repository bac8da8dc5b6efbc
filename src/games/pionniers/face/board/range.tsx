import type { ReactNode } from 'react';
import { forecast } from '#games/pionniers/rules/forecast.ts';
import { railheadOf, type Table, type Train } from '#games/pionniers/rules/model.ts';
import type { Geometry } from '../art/geometry.ts';
import type { DrawnOutcome } from '../art/outcomes.tsx';
import { RangeBars } from '../art/range.tsx';
import { lostOf } from '../logic/shares.ts';
import { useViewer } from '../viewer.ts';
import { paintOf } from './odds.tsx';

/** What may be thrown, beside the line, before it is thrown. */
export function Range({ geometry, table }: { geometry: Geometry; table: Table }): ReactNode {
  const { words } = useViewer();
  const line = table.turn;
  const train = table.trains[line] as Train;
  if (train.front === 0) return null;
  const outcomes = forecast(table, line);
  const percentOf = (chance: number): string => words.percent(Math.round(chance * 100));
  const from = train.engine || train.front;
  const lost = lostOf(outcomes);
  const drawn = outcomes.map(
    ({ throw: total, chance, front, kind }): DrawnOutcome => ({
      throw: total,
      chance,
      space: kind === 'derail' ? from + total : front,
      kind: paintOf(kind),
    }),
  );
  return (
    <RangeBars
      geometry={geometry}
      line={line}
      front={from}
      outcomes={drawn}
      hint={({ throws, space, chance }) => {
        const kind = outcomes.find((one) => one.throw === throws[0])?.kind ?? 'plain';
        return words.move.bar(throws, space, words.move.kinds[kind], percentOf(chance));
      }}
      {...(lost === 0
        ? {}
        : {
            railhead: railheadOf(train),
            risk: words.move.derails(words.percent(lost)),
          })}
    />
  );
}
