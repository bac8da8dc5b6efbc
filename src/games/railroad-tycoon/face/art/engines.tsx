import { memo, type ReactNode } from 'react';
import type { Link } from '#games/railroad-tycoon/rules/model.ts';
import { type Point, p } from '#ui/curves.ts';
import { EngineBoard } from './engine.tsx';
import { enginePlaces } from './engine-places.ts';
import type { MapGeometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import type { Level } from './level.ts';

/** Who owns each link: an engine on the seat's signal board. */
export const Engines = memo(function Engines({ geometry, links, level }: EnginesProps): ReactNode {
  const places = enginePlaces(geometry, links);
  return (
    <Layer geometry={geometry} name={`rt-engines rt-${level}`}>
      {links.map(({ owner }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished link is named by its place.
        <EngineAt key={i} at={p(places[i] as Point)} seat={owner} />
      ))}
    </Layer>
  );
});

type EnginesProps = { geometry: MapGeometry; links: readonly Link[]; level: Level };

const EngineAt = memo(function EngineAt({ at, seat }: { at: string; seat: number }): ReactNode {
  return (
    <g transform={`translate(${at}) scale(.86)`}>
      <EngineBoard seat={seat} />
    </g>
  );
});
