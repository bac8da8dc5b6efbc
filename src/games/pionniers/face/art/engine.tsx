import type { ReactNode } from 'react';
import { along, beside, n, type Point, p, strip } from '#ui/curves.ts';
import type { SeatColour } from '#ui/palettes.ts';
import type { LinePath } from './geometry.ts';

/** 1.4: the spaces of a locomotive. */
export const ENGINE = 2;

/** Units as a share of a space, for gaps that are the same on every board. */
export const gapOf = (path: LinePath): number => 1.6 / path.step;

/** Boiler with a rounded nose, from `from` to the front. */
function boiler(path: LinePath, front: number, from: number): string {
  const left = along(path, from, front - 0.35, -7.4);
  const right = along(path, front - 0.35, from, 7.4);
  return `M${left.map(p).join('L')}Q${p(path.at(front))} ${right.map(p).join('L')}Z`;
}

export function Engine({
  path,
  front,
  colour,
}: {
  path: LinePath;
  front: number;
  colour: SeatColour;
}) {
  const back = front - ENGINE + gapOf(path);
  const [chimney, dome] = [path.at(front - 0.48), path.at(front - 0.98)];
  const pilot = path.at(front - 0.12);
  return (
    <g stroke="var(--pio-ink)" strokeWidth="1.8" strokeLinejoin="round">
      <path
        d={`M${p(beside(pilot, -8.5))}L${p(path.at(front))}L${p(beside(pilot, 8.5))}L${p(beside(path.at(front - 0.4), 6))}L${p(beside(path.at(front - 0.4), -6))}Z`}
        fill={`var(--seat-${colour})`}
        strokeWidth="1.4"
      />
      <path d={boiler(path, front, back)} fill="#33383d" />
      <path d={strip(path, back, back + 0.72, 11)} fill={`var(--seat-${colour})`} />
      <circle cx={n(dome.x)} cy={n(dome.y)} r="2.8" fill="#d8a64a" strokeWidth="1" />
      <circle
        cx={n(chimney.x)}
        cy={n(chimney.y)}
        r="4.6"
        fill="var(--pio-ink)"
        stroke={`var(--seat-${colour})`}
      />
    </g>
  );
}

/** 8.2: where the locomotive would be. */
export function Ghost({ path, front }: { path: LinePath; front: number }): ReactNode {
  const back = front - ENGINE + gapOf(path);
  return (
    <g
      className="pio-ghost"
      fill="var(--pio-paper)"
      fillOpacity=".7"
      stroke="var(--pio-ink)"
      strokeOpacity=".8"
      strokeWidth="1.5"
      strokeDasharray="3.5 2.5"
    >
      <path d={boiler(path, front, back)} />
      <path d={strip(path, back, back + 0.72, 11)} />
    </g>
  );
}

/** 8.2: the engine running light, on a plate that tells it from a train. */
export function Relief({
  path,
  front,
  colour,
  steam,
}: {
  path: LinePath;
  front: number;
  colour: SeatColour;
  steam: boolean;
}): ReactNode {
  const more = 4 / path.step;
  return (
    <g className="pio-relief">
      <path
        d={strip(path, front - ENGINE - more, front + more, 15)}
        fill="var(--pio-relief)"
        fillOpacity=".8"
        stroke="var(--pio-ink)"
        strokeDasharray="3 2"
      />
      <Engine path={path} front={front} colour={colour} />
      {steam && <Smoke at={path.at(front - 0.5)} />}
    </g>
  );
}

/** It trails up the page and behind, whichever way the line turns. */
export function Smoke({ at: { x, y } }: { at: Point }): ReactNode {
  return (
    <g
      className="pio-smoke"
      transform={`translate(${n(x - 4)} ${n(y - 8)})`}
      fill="var(--pio-paper)"
      fillOpacity=".9"
      stroke="#8b8577"
      strokeWidth=".8"
    >
      <circle cx="-22" cy="-8" r="4.2" />
      <circle cx="-13" cy="-7" r="5.4" />
      <circle cx="-5.5" cy="-4" r="4.2" />
      <circle r="3" />
    </g>
  );
}
