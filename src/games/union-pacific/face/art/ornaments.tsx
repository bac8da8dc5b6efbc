import type { ReactNode } from 'react';
import { distance, n, type Point } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { boxAt, meet } from './labels.ts';
import { pointsOf } from './played.ts';
import { SHIPS } from './seas.ts';
import { Title } from './title.tsx';

/** What fills a map-maker's empty corners: a compass rose, steamers at sea, a net of lines where no land is drawn. */
export function Ornaments({ geometry }: { geometry: MapGeometry }): ReactNode {
  const rose = emptySpot(geometry, 64);
  return (
    <g className="up-ornaments">
      {!geometry.ground && <Net geometry={geometry} />}
      {rose && <Rose at={rose} />}
      <Ships geometry={geometry} rose={rose} />
      <Title geometry={geometry} />
    </g>
  );
}

/** The free spot furthest from everything that is played on; none on a board that is full. */
function emptySpot(geometry: MapGeometry, half: number): Point | undefined {
  const { names, width, height } = geometry;
  const played = pointsOf(geometry);
  const keepsOff = (spot: Point, room: number): boolean =>
    played.every((point) => distance(point, spot) > room) &&
    !names.some((name) => meet(name, boxAt(spot, half)));
  let best: { at: Point; room: number } | undefined;
  for (let x = half + 20; x <= width - half - 20; x += 24)
    for (let y = half + 28; y <= height - half - 28; y += 24) {
      const at = { x, y };
      // Most are looked at no longer than until something lies too near.
      if (!keepsOff(at, best?.room ?? half + 10)) continue;
      best = { at, room: Math.min(...played.map((point) => distance(point, at))) };
    }
  return best?.at;
}

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** Half a ray of the rose; a ray is light on one side and dark on the other. */
function ray(i: number, side: 1 | -1): string {
  const turn = (i * Math.PI) / 4;
  const flank = turn + (side * Math.PI) / 8;
  const [long, wide] = i % 2 === 0 ? [38, 9] : [22, 7];
  const [x, y] = [Math.sin(flank) * wide, -Math.cos(flank) * wide];
  return `M0 0L${n(x)} ${n(y)}L${n(Math.sin(turn) * long)} ${n(-Math.cos(turn) * long)}Z`;
}

const rays = (odd: 0 | 1, ...sides: (1 | -1)[]): string =>
  EIGHT.filter((i) => i % 2 === odd)
    .flatMap((i) => sides.map((side) => ray(i, side)))
    .join('');

function Rose({ at }: { at: Point }): ReactNode {
  return (
    <g
      transform={`translate(${n(at.x)} ${n(at.y)})`}
      stroke="var(--up-ink)"
      strokeLinejoin="round"
      opacity=".8"
    >
      <circle r="27" fill="none" strokeOpacity=".7" />
      <circle r="23.5" fill="none" stroke="var(--up-brass)" strokeWidth=".8" />
      <path d={rays(1, 1, -1)} fill="var(--up-brass-light)" />
      <path d={rays(0, 1)} fill="var(--up-ink)" />
      <path d={rays(0, -1)} fill="var(--up-paper)" />
      <text className="up-letters" y="-43" fontSize="14" fill="var(--up-ink)" stroke="none">
        N
      </text>
    </g>
  );
}

function Ships({ geometry, rose }: { geometry: MapGeometry; rose: Point | undefined }): ReactNode {
  const { ground, names } = geometry;
  if (!ground) return null;
  const keepOff = [...pointsOf(geometry), ...(rose ? [rose, rose] : [])];
  return SHIPS.map(([lat, lon, way]) => {
    const at = ground(lat, lon);
    const free =
      keepOff.every((point) => distance(point, at) > 70) &&
      !names.some((name) => meet(name, boxAt(at, 34)));
    return (
      free && (
        <g
          key={lat}
          transform={`translate(${n(at.x)} ${n(at.y)}) scale(${way} 1)`}
          className="up-ship"
        >
          <path
            className="up-smoke"
            d="M-4-21q-7-3-11 1t-12-2q-7-4-12 0q6-8 14-5q6-6 12-1q7-2 9 7z"
          />
          <path d="M-22 0H25L20 9H-17ZM-11 0V-7H13V0ZM-7-7V-18H-1V-7ZM5-7V-15H10V-7ZM20 0V-17M-17 0V-12" />
          <path className="up-waves" d="M-34 13q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0" />
        </g>
      )
    );
  });
}

function Net({ geometry: { width, height } }: { geometry: MapGeometry }): ReactNode {
  const step = 108;
  let d = '';
  for (let x = step / 2; x < width; x += step) d += `M${x} 9V${height - 9}`;
  for (let y = step / 2; y < height; y += step) d += `M9 ${y}H${width - 9}`;
  return <path d={d} fill="none" stroke="var(--up-water)" strokeOpacity=".22" strokeWidth="1.2" />;
}
