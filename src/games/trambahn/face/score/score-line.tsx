import type { ReactNode } from 'react';
import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Seat } from '#ui/seat.tsx';
import { SEAT_COLOURS } from '../logic/lines.ts';
import { useShown } from '../motion/use-shown.ts';
import { whoIs } from '../viewer.ts';
import { wordsIn } from '../words/index.ts';
import '../css/cards.css';
import './score.css';

/** Both totals and how many scorings are done: the bar of a phone. */
export function ScoreLine(props: ScoreProps<Trambahn>): ReactNode {
  const { eyes, names, language } = props;
  const words = wordsIn(language);
  const written = useShown(props).shown.table;
  const [near, far] = eyes === 1 ? ([1, 0] as const) : ([0, 1] as const);
  const score = (seat: 0 | 1) => totalOf(written, seat);
  const name = (seat: 0 | 1) => words.pad.scoreOf(whoIs({ names, eyes }, seat), score(seat));
  const done = written.scorings.length;
  return (
    <div className="tram-score-line figures">
      <span className="visually-hidden">{`${name(near)}, ${name(far)}, ${words.pad.progress(done)}`}</span>
      <span data-spot={`total:${near}`} aria-hidden="true">
        <Seat colour={SEAT_COLOURS[near]} size={22} />
        <b>{score(near)}</b>
      </span>
      <small aria-hidden="true">{`${done} / ${SCORINGS_TO_END}`}</small>
      <span data-spot={`total:${far}`} aria-hidden="true">
        <b>{score(far)}</b>
        <Seat colour={SEAT_COLOURS[far]} size={22} />
      </span>
    </div>
  );
}
