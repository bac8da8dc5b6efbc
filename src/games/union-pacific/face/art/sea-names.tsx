import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { DEGREES, n } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { type Box, boxAt, meet } from './labels.ts';
import { pointsOf } from './played.ts';
import { SEAS, type Sea } from './seas.ts';

/** The names of the seas, where there is room for them on this map. */
export function SeaNames({
  geometry,
  language,
}: {
  geometry: MapGeometry;
  language: Language;
}): ReactNode {
  const busy = [...pointsOf(geometry).map((at) => boxAt(at, 20)), ...geometry.names];
  return SEAS.map((sea) => {
    const box = boxOf(geometry, sea, language);
    if (!box || !isOnSheet(geometry, box) || busy.some((other) => meet(other, box))) return null;
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return (
      <text
        key={sea.name.en}
        className="up-sea"
        fontSize={sea.size}
        transform={`translate(${n(x)} ${n(y)}) rotate(${sea.turn})`}
      >
        {sea.name[language]}
      </text>
    );
  });
}

function boxOf({ ground }: MapGeometry, sea: Sea, language: Language): Box | undefined {
  const at = ground?.(sea.lat, sea.lon);
  if (!at) return undefined;
  const wide = sea.name[language].length * (sea.size * 0.44 + 4);
  const [cos, sin] = [
    Math.abs(Math.cos(sea.turn / DEGREES)),
    Math.abs(Math.sin(sea.turn / DEGREES)),
  ];
  const across = (wide * cos + sea.size * sin) / 2;
  const down = (wide * sin + sea.size * cos) / 2;
  return [at.x - across, at.y - down, at.x + across, at.y + down];
}

const isOnSheet = ({ width, height }: MapGeometry, box: Box): boolean =>
  box[0] > 10 && box[1] > 10 && box[2] < width - 10 && box[3] < height - 10;
