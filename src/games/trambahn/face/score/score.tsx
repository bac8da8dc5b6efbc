import { memo, type ReactNode } from 'react';
import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import type { Scoring, Trambahn } from '#games/trambahn/rules/model.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Seat } from '#ui/seat.tsx';
import { TramArt } from '../art/tram-art.tsx';
import { countTo } from '../logic/count-to.ts';
import { NUMERALS, SEAT_COLOURS, TONES } from '../logic/lines.ts';
import { useShown } from '../motion/use-shown.ts';
import { whoIs } from '../viewer.ts';
import { wordsIn } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import '../css/cards.css';
import './score.css';

/** The pad: ten lines, the bonus line, the total. The little tram stands at the next line; sums come when counted. */
export function Score(props: ScoreProps<Trambahn>): ReactNode {
  const { eyes, names, language } = props;
  const words = wordsIn(language);
  const written = useShown(props).shown.table;
  const seats = eyes === 1 ? FROM_ONE : FROM_NOUGHT;
  const next = written.scorings.length;
  return (
    <div className="tram-score">
      <h2>{words.pad.title}</h2>
      <div className="pad tram-pad">
        <table>
          <caption className="visually-hidden">{words.pad.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.pad.scoring}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <span className="tram-pad-name">
                    <Seat colour={SEAT_COLOURS[seat]} size={16} />
                    <span>{whoIs({ names, eyes }, seat).name}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {countTo(SCORINGS_TO_END).map((i) => (
              <PadLine
                key={i}
                nth={i + 1}
                scoring={written.scorings[i]}
                next={i === next && written.phase !== 'over'}
                seats={seats}
                words={words}
              />
            ))}
            <tr>
              <th scope="row">{words.pad.bonus}</th>
              {seats.map((seat) => (
                <td key={seat} data-spot={`pad:bonus:${seat}`}>
                  {written.players[seat].bonus || '–'}
                </td>
              ))}
            </tr>
            <tr className="tot">
              <th scope="row">{words.pad.total}</th>
              {seats.map((seat) => (
                <td key={seat}>{totalOf(written, seat)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

const FROM_NOUGHT = [0, 1] as const;
const FROM_ONE = [1, 0] as const;

type PadLineProps = {
  nth: number;
  scoring: Scoring | undefined;
  next: boolean;
  seats: readonly (0 | 1)[];
  words: Words;
};

const PadLine = memo(function PadLine({ nth, scoring, next, seats, words }: PadLineProps) {
  return (
    <tr className={next ? 'next' : undefined}>
      <th scope="row">
        <i>{nth}</i>
        {scoring ? (
          <>
            <span className={`tram-chip tram-line-${TONES[scoring.line]}`} aria-hidden="true">
              {NUMERALS[scoring.line]}
            </span>
            <span className="visually-hidden">{words.pad.lineOf(scoring.line)}</span>
          </>
        ) : null}
        {next ? (
          <>
            <TramArt tram={4} className="tram-at" />
            <span className="visually-hidden">{words.pad.next}</span>
          </>
        ) : null}
      </th>
      {seats.map((seat) => (
        <td key={seat} data-spot={`pad:${nth}:${seat}`}>
          {scoring?.points[seat]}
        </td>
      ))}
    </tr>
  );
});
