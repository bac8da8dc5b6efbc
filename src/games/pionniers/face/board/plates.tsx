import type { ReactNode } from 'react';
import { type Line, railheadOf, type Table } from '#games/pionniers/rules/model.ts';
import { BesideSeat } from '#ui/beside-seat.tsx';
import { CrateIcon } from '../art/crate.tsx';
import { ClearSignalIcon } from '../art/signal.tsx';
import type { Reader } from '../handling/use-reading.ts';
import { traitsOf } from '../logic/traits.ts';
import { colourOf, useViewer } from '../viewer.ts';
import { Badge } from './badge.tsx';
import { ReadingRuler } from './reading-ruler.tsx';

/** One small panel for each train. */
export function Plates({ table, reader }: { table: Table; reader: Reader }): ReactNode {
  const { words } = useViewer();
  return (
    <>
      <h2 className="visually-hidden">{words.view.trains}</h2>
      <ul className="pio-plates" aria-label={words.view.trains} data-trains={table.trains.length}>
        {table.trains.map((train, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
          <Plate key={line} table={table} line={line} train={train} reader={reader} />
        ))}
      </ul>
    </>
  );
}

type PlateProps = { table: Table; line: Line; train: Table['trains'][number]; reader: Reader };

function Plate({ table, line, train, reader }: PlateProps): ReactNode {
  const { words, names, eyes, language } = useViewer();
  const acts = actsNow(table, line);
  const [first, second] = traitsOf(table, line, eyes);
  return (
    <li
      className={['pio-plate', acts ? 'acts' : '', train.seat === eyes ? 'mine' : ''].join(' ')}
      style={{ borderLeftColor: `var(--seat-${colourOf(train.seat)})` }}
    >
      <h3>
        <Badge seat={train.seat} line={line} />
        <span className="name">{names[train.seat]}</span>
        <span className="visually-hidden">, {words.line(line)}, </span>
        <Where front={train.front} />
      </h3>
      <ReadingRuler table={table} line={line} reader={reader} />
      <p>
        <span className="stock">
          <CrateIcon size={22} />
          <span aria-hidden="true">{train.crates}</span>
          <span className="visually-hidden">{words.plate.crates(train.crates)}, </span>
        </span>
        {train.signal > 0 ? <ClearSignalIcon size={22} language={language} /> : null}
        <span className="track">{words.plate.railhead(railheadOf(train))}</span>
        {first ? (
          <em>
            {words.plate.trait(first)}
            {second ? <span>{` · ${words.plate.trait(second)}`}</span> : null}
          </em>
        ) : null}
        <BesideSeat seat={train.seat} />
      </p>
    </li>
  );
}

function Where({ front }: { front: number }): ReactNode {
  const { words } = useViewer();
  if (front === 0) return <small className="pos">{words.plate.waiting}</small>;
  const [space, number] = words.plate.at(front);
  return (
    <span className="pos figures">
      {space} <b>{number}</b>
    </span>
  );
}

/** Who is to decide or whose dice roll. */
export function actsNow(table: Table, line: Line): boolean {
  if (table.phase === 'over') return false;
  return table.phase === 'strike' ? table.striker === line : table.turn === line;
}

/** The same in four thin lines, on top of an upright phone. */
export function Rulers({ table, reader }: { table: Table; reader: Reader }): ReactNode {
  const { words, names } = useViewer();
  return (
    <ul className="pio-rulers" aria-label={words.view.trains}>
      {table.trains.map((train, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
        <li key={line} className={actsNow(table, line) ? 'acts' : undefined}>
          <Badge seat={train.seat} line={line} size={20} />
          <span className="name">{names[train.seat]}</span>
          <ReadingRuler table={table} line={line} reader={reader} />
          <b className="figures">{train.front === 0 ? '–' : train.front}</b>
        </li>
      ))}
    </ul>
  );
}
