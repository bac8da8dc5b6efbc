import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { calledAt } from '#protocol/cast.ts';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import { Accounts } from './accounts.tsx';
import { type Leaf, ReportBar } from './bar.tsx';
import { BoardAt } from './board-at.tsx';
import { Chart } from './chart.tsx';
import { Compared } from './compared.tsx';
import { CurveTable } from './curve-table.tsx';
import { Decisions } from './decisions.tsx';
import { Result } from './result.tsx';
import { StationPanel } from './station-panel.tsx';
import { focusOf, useReading, winnersOf } from './use-reading.ts';
import { Work } from './work.tsx';
import './tokens.css';
import './report.css';

/** The journey report: how the chances of a finished game went, what luck gave and what choices gave, and what else there was. */
export function JourneyReport({ film, table, onReplay }: ReportProps): ReactNode {
  const words = useCatalogue(reportWords);
  const language = useLanguage();
  const [reading, read] = useReading(film, table);
  const [focus, setFocus] = useState(() => focusOf(film));
  const { report } = read;
  const stations = report?.stations ?? [];
  const [leaf, turn] = useState<Leaf>('report');
  const [wanted, choose] = useState<number>();
  // Before anybody chooses: the one that changed most.
  const sizes = stations.map(({ change, seat }) => Math.abs(change[seat]?.mean ?? 0));
  const chosen = stations[wanted ?? -1] ? (wanted ?? 0) : sizes.indexOf(Math.max(0, ...sizes));
  const station = stations[chosen];
  useStationKeys(stations.length, chosen, choose);
  const names = useMemo(() => calledAt(film.record.seats, language), [film, language]);
  const colours = gameOf(film.record.game)?.colours ?? [];
  const won = winnersOf(film).map((seat) => names[seat] ?? '');
  // Of a draw what it came to: before it the table waits.
  const at = station?.[station.actor === 'chance' ? 'to' : 'from'] ?? film.frames.length - 1;
  const decides = typeof station?.actor === 'number' ? station.actor : undefined;
  const shared = { names, colours };
  return (
    <div className="report">
      <ReportBar film={film} leaf={leaf} onLeaf={turn} onReplay={() => onReplay(undefined)}>
        <Work reading={reading} read={read} />
      </ReportBar>
      <main id="main" tabIndex={-1} className="report-main">
        {leaf === 'result' ? <Result film={film} names={names} /> : undefined}
        <section className="report-paper report-graph">
          <header>
            <h2>{words.graph.title}</h2>
            <p>
              {words.graph.about}
              {report?.sure === undefined ? '' : ` ${words.graph.sure(report.sure)}`}
            </p>
          </header>
          <Chart
            report={report}
            entries={film.frames.length - 1}
            {...shared}
            focus={focus}
            chosen={chosen}
            onChoose={choose}
          />
          {report ? <CurveTable report={report} names={names} /> : undefined}
        </section>
        <section className="report-paper report-sum">
          <h2>{won.length > 0 ? words.wins(won) : words.nobodyWins}</h2>
          <Accounts report={report} {...shared} focus={focus} onFocus={setFocus} />
        </section>
        <BoardAt film={film} at={at} seat={decides} names={names} />
        <StationPanel
          film={film}
          read={read}
          {...shared}
          chosen={chosen}
          onChoose={choose}
          onReplay={onReplay}
        />
        <Decisions film={film} names={names} focus={focus} />
        <Compared film={film} table={table} names={names} />
      </main>
    </div>
  );
}

type ReportProps = {
  film: Film;
  table: string | undefined;
  /** To the replay, at this moment if one is named. */
  onReplay: (at: number | undefined) => void;
};

/** Arrows walk from station to station, where nothing else wants them. */
function useStationKeys(count: number, chosen: number, choose: (station: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, select, dialog, .report-touch')
      )
        return;
      const next = chosen + step;
      if (next < 0 || next >= count) return;
      choose(next);
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the board, which is there to be looked at.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [count, chosen, choose]);
}
