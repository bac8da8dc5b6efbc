import { memo, type ReactNode } from 'react';
import {
  type Card,
  type Column,
  isConductor,
  POINTS_OF,
  valueOf,
} from '#games/trambahn/rules/model.ts';
import { pointsOf, scoreOf } from '#games/trambahn/rules/score.ts';
import { Stars } from '../art/stars.tsx';
import { TramArt } from '../art/tram-art.tsx';
import { isFresh } from '../logic/fresh.ts';
import { NUMERALS, TONES } from '../logic/lines.ts';
import { type Strip, stripsOf } from '../logic/strips.ts';
import type { ColumnTally } from '../logic/tally.ts';
import { useViewer } from '../viewer.ts';
import { hintOn } from './mark.tsx';

/** A column as a line diagram: its tram on top, one strip per station, its worth below. Not spoken: its owner is. */
export const ColumnView = memo(function ColumnView(props: ColumnViewProps): ReactNode {
  const { seat, index, column, tally, fresh } = props;
  const tone = TONES[column.line];
  const counting = tally === undefined ? '' : tally.times ? ' counted' : ' counting';
  return (
    <div className={`tram-col-art tram-line-${tone}${counting}`} aria-hidden="true">
      <ColumnHead seat={seat} index={index} column={column} />
      {stripsOf(column.cards).map((strip) => (
        <StripView
          key={strip.at}
          strip={strip}
          spot={`strip:${seat}:${index}:${strip.at}`}
          counted={tally !== undefined && strip.at < tally.cards}
          fresh={isFresh(fresh, `strip:${seat}:${index}:${strip.at}`)}
        />
      ))}
      <div className="tram-val" data-spot={`val:${seat}:${index}`}>
        <ColumnWorth column={column} tally={tally} />
      </div>
    </div>
  );
});

type ColumnViewProps = {
  seat: 0 | 1;
  index: number;
  column: Column;
  tally: ColumnTally | undefined;
  /** The spots of what was laid in the last turn, as `freshIn` gives them. */
  fresh: string;
};

function ColumnHead({ seat, index, column }: { seat: number; index: number; column: Column }) {
  const { words } = useViewer();
  const spot = `tram:${seat}:${index}`;
  if (column.tram === 0) {
    return (
      <div
        className="tram-head tram-tramless"
        data-spot={spot}
        {...hintOn(words.marks.noTram, '8.6')}
      >
        {words.board.noTram[0]}
        <br />
        {words.board.noTram[1]}
      </div>
    );
  }
  return (
    <div className="tram-head" data-spot={spot} {...hintOn(words.marks.tramOf(column.tram), '9.3')}>
      <svg className="tram-pattern" aria-hidden="true">
        <rect width="100%" height="100%" fill={`url(#pt-line-${TONES[column.line]})`} />
      </svg>
      <div className="tram-plaque">
        <TramArt tram={column.tram} />
      </div>
      <div className="tram-times">
        <span>{NUMERALS[column.line]}</span>
        <b>×{column.tram}</b>
      </div>
    </div>
  );
}

type StripProps = { strip: Strip; spot: string; counted: boolean; fresh: boolean };

function StripView({ strip: { card, count }, spot, counted, fresh }: StripProps) {
  return (
    <div
      className={`tram-strip${counted ? ' counted' : ''}${fresh ? ' fresh' : ''}`}
      data-spot={spot}
    >
      <span className={isConductor(card) ? 'tram-stop conductor' : 'tram-stop'}>
        {isConductor(card) ? (
          <svg viewBox="6 6 48 44" aria-hidden="true">
            <use href="#tram-conductor" width="60" height="66" />
          </svg>
        ) : (
          valueOf(card)
        )}
      </span>
      {isConductor(card) ? <i>{count > 1 ? `×${count}` : '–'}</i> : <Points card={card} />}
    </div>
  );
}

function Points({ card }: { card: Card }) {
  const points = POINTS_OF[card] as number;
  return points === 0 ? null : <Stars count={points} />;
}

function ColumnWorth({ column, tally }: { column: Column; tally: ColumnTally | undefined }) {
  const points = pointsOf(column.cards);
  if (column.tram === 0) {
    return (
      <>
        <b>{NUMERALS[column.line]}</b> · {points} × ?
      </>
    );
  }
  if (tally !== undefined && !tally.times) return <b>{tally.sum}</b>;
  return (
    <>
      {points} × {column.tram} = <b>{scoreOf(column)}</b>
    </>
  );
}
