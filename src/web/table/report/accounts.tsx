import type { ReactNode } from 'react';
import { type Account, NARROW, type Report } from '#bots/analysis/report.ts';
import type { SeatColour } from '#ui/palettes.ts';
import { Seat } from '#ui/seat.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { give, roundedTo, signOf } from './figures.ts';
import { Printed } from './printed.tsx';
import './accounts.css';

/** Start, luck and choices of every seat, adding up to the end; for the seat in focus in words. */
export function Accounts({ report, names, colours, focus, onFocus }: AccountsProps): ReactNode {
  const { account: words } = useCatalogue(reportWords);
  const accounts = report?.accounts ?? [];
  const mine = accounts[focus];
  const anyLeft = accounts.some(({ left }) => left !== null);
  if (!mine) return <p>{words.still}</p>;
  return (
    <>
      <InWords account={mine} name={names[focus] ?? ''} isDone={report?.reading === 'done'} />
      <div className="report-scroll">
        <table className="figures report-accounts">
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.seat}</th>
              <th scope="col">{words.start}</th>
              <th scope="col">{words.luckHead}</th>
              <th scope="col">{words.choices}</th>
              <th scope="col">±</th>
              <th scope="col">{words.end}</th>
              {anyLeft ? <th scope="col">{words.left}</th> : undefined}
            </tr>
          </thead>
          <tbody>
            {accounts.map((account, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <tr key={seat} className={seat === focus ? 'focus' : undefined}>
                <th scope="row">
                  <button type="button" aria-pressed={seat === focus} onClick={() => onFocus(seat)}>
                    <Seat colour={colours[seat] ?? 'red'} size={20} />
                    {names[seat]}
                  </button>
                </th>
                <Cells account={account} />
                {anyLeft ? (
                  <td>
                    {account.left ? (
                      <Printed figure={{ ...account.left, mean: Math.max(0, account.left.mean) }} />
                    ) : (
                      '–'
                    )}
                  </td>
                ) : undefined}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {anyLeft ? <p className="report-small">{words.leftAbout}</p> : undefined}
    </>
  );
}

type AccountsProps = {
  report: Report | undefined;
  names: readonly string[];
  colours: readonly SeatColour[];
  focus: number;
  onFocus: (seat: number) => void;
};

const MILLIONTH = 1e-6;

function InWords({ account, name, isDone }: InWordsProps): ReactNode {
  const { account: words } = useCatalogue(reportWords);
  const { error, ownError, own } = account;
  const [, luck = 0] = inPoints(account);
  const ownPoints = Math.round(100 * MILLIONTH * own);
  return (
    <p>
      <Sentence text={words.luck(name, luck, give(MILLIONTH * error))} />{' '}
      {ownPoints === 0 ? undefined : (
        <Sentence text={words.own(name, ownPoints, give(MILLIONTH * ownError))} />
      )}{' '}
      {isDone && error > NARROW ? words.wide : undefined}
    </p>
  );
}

type InWordsProps = { account: Account; name: string; isDone: boolean };

/** Start, luck and choices in whole points that add up. */
function inPoints({ start, luck, choices, result }: Account): number[] {
  const hundredth = 100 * MILLIONTH;
  return roundedTo(
    Math.round(hundredth * result),
    [start, luck, choices].map((part) => hundredth * part),
  );
}

function Cells({ account }: { account: Account }): ReactNode {
  const [start = 0, luck = 0, choices = 0] = inPoints(account);
  return (
    <>
      <td>{start}</td>
      {[luck, choices].map((points, n) => {
        const { written, way } = signOf(points);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: luck, then choices.
          <td key={n} className={`report-sign ${way}`}>
            {written}
          </td>
        );
      })}
      <td className="report-error">{give(MILLIONTH * account.error)}</td>
      <td className="report-result">{Math.round(100 * MILLIONTH * account.result)}</td>
    </>
  );
}
