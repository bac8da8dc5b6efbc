import type { ReactNode } from 'react';
import type { Figure } from '#bots/chances.ts';
import { Button, IconButton } from '#ui/button.tsx';
import type { SeatColour } from '#ui/palettes.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import { give, percent, signOf } from './figures.ts';
import { PlayOnButton } from './play-on-button.tsx';
import type { Read } from './reading.ts';
import { StationText } from './station.tsx';
import './station.css';

/** The station that is looked at, and the way to the next; what there is instead while there is none. */
export function StationPanel(props: PanelProps): ReactNode {
  const { film, read, names, colours, chosen, onChoose, onReplay } = props;
  const words = useCatalogue(reportWords);
  const stations = read.report?.stations ?? [];
  const station = stations[chosen];
  const shared = { names, colours };
  return (
    <section className="report-paper report-say" aria-labelledby="report-station">
      {station ? (
        <>
          <header>
            <span
              className={station.actor === 'chance' ? 'report-disc luck' : 'report-disc'}
              aria-hidden="true"
            >
              <i>{chosen + 1}</i>
            </span>
            <div>
              <h2 id="report-station">
                {station.actor === 'chance'
                  ? words.station.chance(station.from + 1)
                  : words.station.choice(station.from + 1, names[station.actor] ?? '')}
              </h2>
              <p>
                {words.station.change(
                  inWords(station.before[station.seat]),
                  inWords(station.after[station.seat]),
                  names[station.seat] ?? '',
                )}
              </p>
            </div>
            <Change figure={station.change[station.seat] ?? NOTHING} />
            <IconButton
              icon="back"
              label={words.station.previous}
              disabled={chosen === 0}
              onClick={() => onChoose(chosen - 1)}
            />
            <IconButton
              icon="step"
              label={words.station.next}
              disabled={chosen === stations.length - 1}
              onClick={() => onChoose(chosen + 1)}
            />
          </header>
          <div className="report-body">
            <StationText station={station} film={film} {...shared} />
          </div>
          <footer>
            <PlayOnButton film={film} at={station.from} lever />
            <Button onClick={() => onReplay(station.to)}>{words.playOn.what}</Button>
            <small>{words.playOn.about}</small>
          </footer>
        </>
      ) : (
        <>
          <h2 id="report-station">{words.station.title}</h2>
          <p>{read.is === 'done' ? words.station.none : words.station.still}</p>
        </>
      )}
    </section>
  );
}

type PanelProps = {
  film: Film;
  read: Read;
  names: readonly string[];
  colours: readonly SeatColour[];
  chosen: number;
  onChoose: (station: number) => void;
  onReplay: (at: number) => void;
};

const NOTHING: Figure = { mean: 0, error: 0 };

const inWords = (figure = NOTHING) => ({ points: percent(figure), error: give(figure.error) });

function Change({ figure }: { figure: Figure }): ReactNode {
  const { written, way } = signOf(percent(figure));
  return (
    <span className={`report-cost report-sign ${way}`}>
      {written}
      <small className="report-give"> ±{give(figure.error)}</small>
    </span>
  );
}
