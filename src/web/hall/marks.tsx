import type { ReactNode } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { HallRow } from '#protocol/hall.ts';
import { LineIcon } from '#ui/icons.tsx';
import { seats as palette, shapes } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { drawingOf } from '../front/drawings.ts';

const ARCH = 'M14 250V112a86 86 0 0 1 172 0v138z';

/** A game's emblem: its own door of the roundhouse, the engine looking out. */
export function Emblem({ game, size = 36 }: { game: string; size?: number }): ReactNode {
  return (
    <svg
      className="hall-emblem"
      width={size}
      height={Math.round(size * 1.16)}
      viewBox="4 15 192 245"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ARCH} fill="var(--hall-arch)" stroke="var(--hall-arch-edge)" strokeWidth="17" />
      <path d={ARCH} fill="var(--hall-arch)" stroke="var(--hall-arch-stone)" strokeWidth="11" />
      {drawingOf(game)?.engine}
      <path d="M8 250h184" stroke="var(--hall-arch-stone)" strokeWidth="12" />
    </svg>
  );
}

/** Who sits where, in shapes: a dashed one is free, one that is underlined is to act. */
export function SeatMarks({ game, seats, toAct }: SeatMarksProps): ReactNode {
  const colours = gameOf(game)?.colours ?? [];
  return (
    <span className="hall-seats">
      {seats.map(({ kind }, i) => {
        const seat = palette.find(({ id }) => id === colours[i]) ?? palette[0];
        const isLow = seat.shape === 'triangle';
        const classes = ['hall-seat', kind === 'open' && 'free', toAct.includes(i) && 'thinks'];
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={i}
            className={classes.filter(Boolean).join(' ')}
            width="23"
            height="23"
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            {kind === 'open' ? (
              <>
                <path
                  d={shapes[seat.shape]}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeDasharray="2.6 2.2"
                />
                <text
                  x="12"
                  y={isLow ? 19 : seat.shape === 'fishtail' ? 14 : 16.4}
                  textAnchor="middle"
                  className="sign-type"
                  fontWeight="600"
                  fontSize={isLow ? 10 : 12}
                  fill="currentColor"
                >
                  {seat.letter}
                </text>
              </>
            ) : (
              <SeatShape seat={seat} />
            )}
          </svg>
        );
      })}
    </span>
  );
}

type SeatMarksProps = {
  game: string;
  seats: readonly Pick<HallRow['seats'][number], 'kind'>[];
  toAct: readonly number[];
};

const PACES = {
  live: 'M12 5a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 9v4l2.500 2M9.5 2h5',
  day: 'M4 6h16v14H4zM4 10h16M8 3.500v4M16 3.500v4M12 13v4.500M10.8 13.800L12 13',
  week: 'M4 6h16v14H4zM4 10h16M8 3.500v4M16 3.500v4M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01',
  none: 'M12 5a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM9.5 2h5',
};

const DAY_MS = 86_400_000;

export function PaceIcon({ pace, size }: { pace: HallRow['pace']; size: number }): ReactNode {
  const kind = !pace
    ? 'none'
    : pace.kind === 'live'
      ? 'live'
      : pace.moveMs > DAY_MS
        ? 'week'
        : 'day';
  return (
    <LineIcon className="icon" size={size}>
      <path d={PACES[kind]} />
    </LineIcon>
  );
}

/** Iron and glass over the hall: from within, what the front page shows from without. */
export function Roof(): ReactNode {
  return (
    <svg
      className="hall-roof"
      viewBox="0 0 1440 112"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--rule)" strokeOpacity=".55">
        <path d={archAt(0)} strokeWidth="2.2" />
        <path d={archAt(13)} strokeWidth="1.4" />
        <path d={WEB} strokeWidth=".8" />
      </g>
    </svg>
  );
}

const heightAt = (x: number, deep: number): string =>
  (deep + 3 + 20 * ((x - 720) / 720) ** 2).toFixed(1);

function archAt(deep: number): string {
  return Array.from(
    { length: 49 },
    (_, i) => `${i === 0 ? 'M' : 'L'}${i * 30} ${heightAt(i * 30, deep)}`,
  ).join('');
}

const WEB = Array.from({ length: 48 }, (_, i) => {
  const x = i * 30;
  return `M${x} ${heightAt(x, 0)}L${x + 15} ${heightAt(x + 15, 13)}L${x + 30} ${heightAt(x + 30, 0)}`;
}).join('');
