import type { ReactNode } from 'react';
import { Sentence } from '#ui/sentence.tsx';
import { useDock } from '../handling/dock.ts';
import type { Case, Prospectus } from '../logic/prospectus.ts';
import { useViewer } from '../viewer.ts';
import type { ProspectusWords } from '../words/prospectus.ts';

/** So many rivals have a column: those with the most. */
const RIVALS = 3;

/** What a dividend would pay as it stands, with what one may lay out, and if a rival answers. */
export function Cases({ sheet, words }: { sheet: Prospectus; words: ProspectusWords }): ReactNode {
  const { names, eyes } = useViewer();
  const { own, table } = useDock();
  const { cases, share } = sheet;
  const mine = own !== undefined && eyes !== 'watcher';
  const columns = columnsOf(cases, mine ? eyes : undefined);
  const nameOf = (seat: number): string =>
    seat === eyes && mine
      ? words.you
      : seat === table.players.length
        ? words.third
        : (names[seat] ?? '');
  return (
    <div className="cases">
      <h3>
        {words.pays}{' '}
        <small>
          <Sentence text={words.row(share, sheet.row)} />
        </small>
      </h3>
      <table className="figures" aria-label={words.pays}>
        <thead>
          <tr>
            <td />
            {columns.map((seat) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
            {mine ? <th scope="col">{words.forYou}</th> : null}
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <tr key={one.is} className={one.is}>
              <th scope="row">
                {words.case(
                  one.is,
                  one.rival && { ...one.rival, name: names[one.rival.seat] ?? '' },
                )}
              </th>
              {columns.map((seat) => (
                <td key={seat}>{one.counts[seat] || '–'}</td>
              ))}
              {mine ? <td className="pays">{one.pays ? `+${one.pays}` : '0'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.safe ? <p className="safe">{words.safe}</p> : null}
    </div>
  );
}

/** Oneself first, then those with the most in any case. */
function columnsOf(cases: readonly Case[], me: number | undefined): number[] {
  const counts = cases[0]?.counts ?? [];
  const most = (seat: number): number => Math.max(...cases.map((one) => one.counts[seat] ?? 0));
  const rivals = [...counts.keys()]
    .filter((seat) => seat !== me && most(seat) > 0)
    .sort((a, b) => most(b) - most(a) || a - b)
    .slice(0, RIVALS);
  return me === undefined ? rivals : [me, ...rivals];
}
