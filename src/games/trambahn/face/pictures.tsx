import type { ReactNode } from 'react';
import { PRICES, SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import { type Card, type Column, type Line, stationOf } from '#games/trambahn/rules/model.ts';
import { scoreOf } from '#games/trambahn/rules/score.ts';
import type { GamePictures, SceneProps } from '#ui/game-pictures.ts';
import { Seat } from '#ui/seat.tsx';
import { Defs } from './art/defs.tsx';
import { Note } from './art/note.tsx';
import { Passenger } from './art/passenger.tsx';
import { StationCard } from './art/station-card.tsx';
import { TramArt } from './art/tram-art.tsx';
import { ColumnView } from './board/column-view.tsx';
import { countTo } from './logic/count-to.ts';
import { NUMERALS, SEAT_COLOURS, TONES } from './logic/lines.ts';
import './css/styles.ts';
import './pictures.css';
import { useViewer, useViewerOf, ViewerProvider } from './viewer.ts';

const GREEN: Line = 2;
const greens = (...values: readonly number[]): Card[] =>
  values.map((value) => stationOf(GREEN, value));

/** 9.3: what the column of the second picture pays in the third, and the rival's. */
const OURS: Column = { line: GREEN, cards: greens(2, 5, 8), tram: 2 };
const THEIRS: Column = { line: GREEN, cards: greens(3, 4), tram: 2 };
const NAMES = ['', ''];

/** The last scorings of the recorded game that ends in the middle of a turn, and its totals. */
export const ENDED = {
  record: 'ends-mid-turn',
  last: [
    [0, 10],
    [39, 22],
    [31, 28],
  ],
  totals: [161, 134],
} as const;

function Scene({ language, children }: SceneProps): ReactNode {
  const viewer = useViewerOf({ language, names: NAMES, eyes: 'watcher' });
  return (
    <ViewerProvider value={viewer}>
      <Defs />
      {children}
    </ViewerProvider>
  );
}

function Street({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <svg className="tram-picture-setts" aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#setts)" />
      </svg>
      <div className="tram-picture">{children}</div>
    </>
  );
}

function Arrow({ d }: { d: string }): ReactNode {
  return (
    <svg className="picture-arrow" viewBox="0 0 64 40" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function ColumnOf({ column }: { column: Column }): ReactNode {
  return (
    <div className="tram-col">
      <ColumnView seat={0} index={0} column={column} tally={undefined} fresh="" />
    </div>
  );
}

/** 5.3: a station comes to the end of a column that has no tram yet. */
function Stations(): ReactNode {
  return (
    <Street>
      <div className="tram-picture-hand">
        <StationCard card={stationOf(GREEN, 8)} />
      </div>
      <Arrow d="M4 22q26-18 50-2M44 12l11 9-13 6" />
      <ColumnOf column={{ line: GREEN, cards: greens(2, 5), tram: 0 }} />
    </Street>
  );
}

/** 1.7, 7.3: five cards of money for a horse tram. */
function Tram(): ReactNode {
  const { words } = useViewer();
  return (
    <Street>
      <div className="tram-picture-notes">
        {countTo(PRICES[2]).map((i) => (
          <div key={i}>
            <Note />
          </div>
        ))}
        <b className="figures">{words.amount(PRICES[2])} marks</b>
      </div>
      <Arrow d="M4 20h48M42 11l11 9-11 9" />
      <ColumnOf column={OURS} />
    </Street>
  );
}

/** 9.1, 9.2 */
function Fourth(): ReactNode {
  return (
    <Street>
      <div className={`tram-picture-row tram-line-${TONES[GREEN]}`}>
        <div className="tram-sign">
          <b>{NUMERALS[GREEN]}</b>
        </div>
        {greens(6, 9, 4, 1).map((card) => (
          <div key={card}>
            <Passenger card={card} row={GREEN} />
          </div>
        ))}
        <p className="figures">
          {[OURS, THEIRS].map((column, seat) => (
            <span key={column.cards.join()}>
              <Seat colour={SEAT_COLOURS[seat === 0 ? 0 : 1]} size={26} /> + {scoreOf(column)}
            </span>
          ))}
        </p>
      </div>
    </Street>
  );
}

/** 11.1, 11.5 */
function Pad(): ReactNode {
  const { last, totals } = ENDED;
  return (
    <Street>
      <div className="pad tram-picture-pad">
        <table>
          <tbody>
            {last.map(([one, other], i) => {
              const nth = SCORINGS_TO_END - last.length + 1 + i;
              return (
                <tr key={nth} className={nth === SCORINGS_TO_END ? 'next' : undefined}>
                  <td>
                    {nth} {nth === SCORINGS_TO_END ? <TramArt tram={4} /> : undefined}
                  </td>
                  <td>{one}</td>
                  <td>{other}</td>
                </tr>
              );
            })}
            <tr className="tot">
              <td>Total</td>
              <td>{totals[0]}</td>
              <td>{totals[1]}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Street>
  );
}

export const pictures: GamePictures = {
  Scene,
  drawings: { stations: Stations, tram: Tram, fourth: Fourth, pad: Pad },
};
