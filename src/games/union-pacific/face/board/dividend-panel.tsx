import { type ReactNode, useEffect, useState } from 'react';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Table } from '#games/union-pacific/rules/model.ts';
import { IconButton } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { DividendArt } from '../art/dividend-card.tsx';
import { tintOf } from '../art/tints.ts';
import { CompanyBadge } from '../art/train.tsx';
import { useDock } from '../handling/dock.ts';
import type { Shown } from '../handling/use-dividend.ts';
import { type DividendLine, type Sheet, toldUpTo } from '../logic/dividend.ts';
import { reasonOf } from '../logic/reason.ts';
import { placeClass, placeOf } from '../logic/standing.ts';
import { useViewer } from '../viewer.ts';

/**
 * A payment as a table, company by company. While it is told its lines come one after the other; any key or tap shows
 * them all (the screen's). Then it stays, and can be gone through line by line, until it is closed.
 */
export function DividendPanel({ shown, table }: { shown: Shown; table: Table }): ReactNode {
  const { words } = useViewer();
  const asked = useDock().turn.ask !== undefined;
  const { sheets, event, close } = shown;
  const telling = sheets.find((sheet) => toldUpTo(sheet, event, table.paid) <= sheet.lines.length);
  const [wanted, want] = useState<{ nth: number; line: number | undefined }>();
  const [wentOn, goOn] = useState<number>();
  const last = sheets.at(-1);
  const chosen = sheets.find(({ nth }) => nth === wanted?.nth);
  const sheet = telling ?? chosen ?? last;
  const nth = sheet?.nth;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted of one payment is not wanted of the next.
  useEffect(() => want(undefined), [last?.nth]);
  if (sheet === undefined || nth === undefined) return null;
  const upTo = toldUpTo(sheet, event, table.paid);
  const still = telling === undefined;
  // Who sees the others go on looks at the map: it steps aside, and stays there. On a phone for who decides, too.
  if (still && event !== undefined && event.is !== 'dividend-paid' && wentOn !== nth) goOn(nth);
  const place = !still ? '' : wentOn === nth ? ' aside' : asked ? ' asked' : '';
  const line = still ? wanted?.line : upTo - 1;
  const step = (by: 1 | -1): void => {
    const all = sheet.lines.length;
    const from = line ?? (by === 1 ? -1 : all);
    want({ nth, line: (from + by + all) % all });
  };
  return (
    <section
      className={`up-panel dividend${place}`}
      aria-label={words.dividend.title(nth)}
      data-nth={nth}
      data-spot="dividend"
    >
      <header>
        <span
          data-hint={words.marks.dividendCard(nth, paymentsInAll(table.players.length))}
          data-hint-rule="9.1"
        >
          <DividendArt nth={nth} className="up-dividend-card" />
        </span>
        <h2>
          <Sentence
            text={words.dividend[event?.is === 'dividend-turned' ? 'turned' : 'title'](nth)}
          />
          <small>{words.dividend.sub(nth, paymentsInAll(table.players.length))}</small>
        </h2>
        {still ? (
          <div className="up-panel-tools">
            {sheets.length > 1
              ? sheets.map((one) => (
                  <button
                    key={one.nth}
                    type="button"
                    className="up-alt"
                    aria-pressed={one.nth === nth}
                    onClick={() => want({ nth: one.nth, line: undefined })}
                  >
                    <Sentence text={words.dividend.other(one.nth)} />
                  </button>
                ))
              : null}
            <IconButton icon="back" label={words.dividend.back} onClick={() => step(-1)} />
            <IconButton icon="step" label={words.dividend.next} onClick={() => step(1)} />
            <IconButton
              icon="close"
              label={words.dividend.close}
              data-close-panel=""
              onClick={close}
            />
          </div>
        ) : (
          <small className="skip">{words.dividend.skip}</small>
        )}
      </header>
      {event?.is === 'third-appeared' ? <p>{words.dividend.thirdAppeared}</p> : null}
      <Payments sheet={sheet} upTo={upTo} line={line} table={table} />
    </section>
  );
}

type PaymentsProps = { sheet: Sheet; upTo: number; line: number | undefined; table: Table };

function Payments({ sheet, upTo, line, table }: PaymentsProps): ReactNode {
  const { words, names, eyes } = useViewer();
  const seats = table.players.length;
  const { lines, sums } = sheet;
  const done = upTo > lines.length;
  const before = lines.slice(0, upTo);
  const sumOf = (seat: number): string => {
    if (sums[seat] === null) return words.dividend.hidden;
    if (done) return `+${sums[seat]}`;
    return `+${before.reduce((sum, { payments }) => sum + (payments[seat] ?? 0), 0)}`;
  };
  return (
    <table className="up-payments figures">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.grid.company}</span>
          </th>
          <th scope="col">{words.grid.value}</th>
          {sums.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
            <th key={seat} scope="col" className={seat === eyes ? 'me' : undefined}>
              {seat === seats ? words.dividend.third : names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((one, i) => (
          <tr
            key={one.share}
            className={[i >= upTo ? 'later' : '', i === line ? 'now' : ''].join(' ')}
          >
            <th scope="row" title={words.share(one.share)}>
              <CompanyBadge company={one.share} size={30} />
              <span>{tintOf(one.share).short}</span>
            </th>
            <td>{one.value}</td>
            {one.payments.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
              <Paid key={seat} line={one} seat={seat} hidden={i >= upTo} why={i === line} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.dividend.sum}</th>
          <td />
          {sums.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
            <td key={seat}>{sumOf(seat)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Paid({ line, seat, hidden, why }: PaidProps): ReactNode {
  const { words } = useViewer();
  const { share, shares, payments } = line;
  const sum = payments[seat];
  const count = shares[seat] ?? 0;
  const place = placeOf(share, shares, seat);
  const reason = reasonOf(share, line.value, shares, seat);
  if (hidden || reason === undefined) return <td />;
  const said =
    place === 0 ? undefined : words.dividend.why(place, reason.is === 'sole', reason.among > 1);
  return (
    <td
      className={placeClass(place)}
      data-hint={words.marks.reason(reason, sum ?? undefined)}
      data-hint-rule={reason.rule}
    >
      <b>{count}</b>
      <i>{sum === null ? '?' : sum ? `+${sum}` : '+0'}</i>
      {why && said ? <small>{said}</small> : null}
    </td>
  );
}

type PaidProps = { line: DividendLine; seat: number; hidden: boolean; why: boolean };
