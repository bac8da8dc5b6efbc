import type { ReactNode } from 'react';
import { n, type Point, strip } from '#ui/curves.ts';
import type { SeatColour } from '#ui/palettes.ts';
import { ENGINE, Engine, Ghost, gapOf, Relief, Smoke } from './engine.tsx';
import type { Geometry, LinePath } from './geometry.ts';

export type TrainArtProps = {
  geometry: Geometry;
  /** 0 to 3. */
  line: number;
  /** Where the front of the train stands; between two spaces while it moves. */
  front: number;
  /** Where the front of its relief engine is; 0: the locomotive is coupled. */
  engine?: number;
  /** Its owner's. */
  colour: SeatColour;
  /** In the disc: the line's, from 1. */
  number: number;
  /** Fill laid over the coach; the owner's pattern unless told otherwise. */
  pattern?: string;
  /** Smoke from the chimney. */
  steam?: boolean;
};

/** 1.4: where van (2 spaces), coach (3) and locomotive (2) begin, behind the front. */
const [VAN, COACH] = [7, 5];

/** A train seen from above, bent along its line: its cars end where their spaces end, so that the front is exact. */
export function TrainArt(props: TrainArtProps): ReactNode {
  const { geometry, line, front, engine = 0, colour, number, steam = true } = props;
  const path = geometry.lines[line];
  if (!path) return null;
  const away = engine > 0;
  return (
    <g className="pio-train" data-line={line} data-spot={`train:${line}`}>
      <Cars path={path} front={front} fill={`var(--seat-${colour})`} {...patternOf(props)} />
      {away ? (
        <Ghost path={path} front={front} />
      ) : (
        <Engine path={path} front={front} colour={colour} />
      )}
      <NumberDisc at={path.at(front - (COACH + ENGINE) / 2)} number={number} />
      {steam && !away && <Smoke at={path.at(front - 0.5)} />}
      {away && <Relief path={path} front={engine} colour={colour} steam={steam} />}
    </g>
  );
}

const patternOf = ({ pattern, colour }: TrainArtProps): { pattern: string } => ({
  pattern: pattern ?? `url(#pt-seat-${colour})`,
});

function Cars({
  path,
  front,
  fill,
  pattern,
}: {
  path: LinePath;
  front: number;
  fill: string;
  pattern: string;
}): ReactNode {
  const gap = gapOf(path);
  const [van, coach, engine] = [front - VAN, front - COACH, front - ENGINE];
  const coachPath = strip(path, coach + gap, engine - gap, 10.5);
  return (
    <g stroke="var(--pio-ink)" strokeWidth="1.8" strokeLinejoin="round">
      <path
        d={strip(path, van, front, 13)}
        transform="translate(2 3)"
        fill="#000"
        fillOpacity=".2"
        stroke="none"
      />
      <path d={path.slice(van + 0.3, front - 0.5)} fill="none" strokeWidth="4" />
      <path d={strip(path, van + gap, coach - gap, 9.5)} fill={fill} />
      <path
        d={strip(path, van + 0.62, van + 1.38, 5.8)}
        fill="var(--pio-paper)"
        strokeWidth="1.3"
      />
      <path d={coachPath} fill={fill} />
      <path d={coachPath} fill={pattern} />
      <path
        d={strip(path, coach + 0.4, engine - 0.4, 4.6)}
        fill="var(--pio-paper)"
        fillOpacity=".35"
        strokeWidth=".8"
      />
    </g>
  );
}

function NumberDisc({ at, number }: { at: Point; number: number }): ReactNode {
  return (
    <>
      <circle
        cx={n(at.x)}
        cy={n(at.y)}
        r="9.6"
        fill="var(--pio-paper)"
        stroke="var(--pio-ink)"
        strokeWidth="1.8"
      />
      <text
        className="pio-sign"
        x={n(at.x)}
        y={n(at.y + 5.4)}
        fontSize="15.5"
        fontWeight="700"
        fill="var(--pio-ink)"
      >
        {number}
      </text>
    </>
  );
}
