import type { ReactNode } from 'react';
import type { Space } from '#games/union-pacific/rules/model.ts';
import { n } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { type Box, boxAt, meet } from './labels.ts';

const HIGH = 32;

/** A flag planted on a space, with what building there would change. Of eight places it takes the emptiest. */
export function Flag({
  geometry,
  space,
  text,
}: {
  geometry: MapGeometry;
  space: Space;
  text?: string | undefined;
}): ReactNode {
  const at = geometry.spaceAt(space);
  const stand = `translate(${n(at.x)} ${n(at.y)})`;
  if (text === undefined) {
    return (
      <g className="up-flag" transform={stand}>
        <path d="M0 0V-46" />
        <path className="up-flag-cloth" d="M0-46H26L19-37L26-28H0Z" />
        <circle r="5" />
      </g>
    );
  }
  const wide = text.length * 9.8 + 26;
  const [x, y] = emptiest(geometry, at, wide);
  const [footX, footY] = [Math.max(x + 8, Math.min(x + wide - 8, 0)), y + HIGH / 2];
  return (
    <g className="up-flag" transform={stand}>
      <path d={`M0 0L${n(footX)} ${n(footY)}`} />
      <circle r="5" />
      <rect className="up-flag-cloth" x={n(x)} y={n(y)} width={n(wide)} height={HIGH} rx="5" />
      <text x={n(x + wide / 2)} y={n(y + 23)}>
        {text}
      </text>
    </g>
  );
}

function emptiest(
  { cities, sections, names, width, height }: MapGeometry,
  { x, y }: { x: number; y: number },
  wide: number,
): readonly [number, number] {
  const busy: Box[] = [
    ...sections.flatMap(({ spaces }) => spaces.map((at) => boxAt(at, 15))),
    ...cities.map((at) => boxAt(at, 16)),
    ...names,
  ];
  const places: readonly (readonly [number, number])[] = [
    [34, -16],
    [-34 - wide, -16],
    [30, 24],
    [30, -56],
    [-30 - wide, 24],
    [-30 - wide, -56],
    [-wide / 2, 40],
    [-wide / 2, -72],
  ];
  const costOf = ([dx, dy]: readonly [number, number]): number => {
    const box: Box = [x + dx, y + dy, x + dx + wide, y + dy + HIGH];
    const off = box[0] < 12 || box[1] < 12 || box[2] > width - 12 || box[3] > height - 12;
    return busy.filter((other) => meet(box, other)).length + (off ? 99 : 0);
  };
  return places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best));
}
