import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { BoardData } from '#games/union-pacific/rules/data/board.ts';
import type { Company, Space } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { Cities } from '../art/cities.tsx';
import type { MapGeometry } from '../art/geometry.ts';
import { CompanyHalo } from '../art/lit.tsx';
import { Network } from '../art/network.tsx';
import { CompanyTrain } from '../art/train.tsx';
import '../art/art.css';

/** The land is only for the eye: nobody waits for it. */
const Country = lazy(() => import('../art/country.tsx').then((m) => ({ default: m.Country })));

type GroundProps = { geometry: MapGeometry; board: BoardData };

function Layer({ geometry, name, children }: LayerProps): ReactNode {
  return (
    <svg
      className={`up-layer ${name}`}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type LayerProps = { geometry: MapGeometry; name: string; children?: ReactNode };

/** What lies still. It is drawn once; what moves stands in layers of its own and does not paint it again. */
export const Ground = memo(function Ground({ geometry, board }: GroundProps): ReactNode {
  return (
    <Layer geometry={geometry} name="ground">
      <Suspense>
        <Country geometry={geometry} board={board} />
      </Suspense>
    </Layer>
  );
});

export const Tracks = memo(function Tracks({ geometry, board }: GroundProps): ReactNode {
  return (
    <Layer geometry={geometry} name="tracks">
      <Network geometry={geometry} board={board} />
    </Layer>
  );
});

export const Names = memo(function Names(props: GroundProps & { language: Language }): ReactNode {
  return (
    <Layer geometry={props.geometry} name="names">
      <Cities {...props} />
    </Layer>
  );
});

export const Halo = memo(function Halo(props: HaloProps): ReactNode {
  const { geometry, company, ...rest } = props;
  return (
    <Layer geometry={geometry} name="halo">
      {company === undefined ? null : (
        <CompanyHalo geometry={geometry} company={company} {...rest} />
      )}
    </Layer>
  );
});

type HaloProps = GroundProps & { spaces: readonly number[]; company: Company | undefined };

/** All that stands on the map. `fresh`: built by the others since one acted last; `arriving`: just now. */
export const Trains = memo(function Trains(props: TrainsProps): ReactNode {
  const { geometry, spaces, fresh, arriving } = props;
  const isFresh = new Set(fresh.split(',').filter(Boolean).map(Number));
  return (
    <Layer geometry={geometry} name="trains">
      {[...isFresh].map((space) => {
        const { x, y, scale } = geometry.spaceAt(space);
        return <circle key={space} className="up-fresh" cx={x} cy={y} r={25 * scale} />;
      })}
      {spaces.map((owner, space) =>
        owner === 0 ? null : (
          <Train
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is named by its place.
            key={space}
            geometry={geometry}
            space={space}
            company={owner - 1}
            now={space === arriving}
          />
        ),
      )}
    </Layer>
  );
});

type TrainsProps = {
  geometry: MapGeometry;
  spaces: readonly number[];
  /** Text, so that it is the same while nothing is built. */
  fresh: string;
  arriving: Space | undefined;
};

const Train = memo(function Train({ geometry, space, company, now }: TrainProps): ReactNode {
  const { x, y, angle, scale } = geometry.spaceAt(space);
  return (
    <g className={now ? 'up-arrives' : undefined}>
      <CompanyTrain company={company} x={x} y={y} angle={angle} scale={scale} />
    </g>
  );
});

type TrainProps = { geometry: MapGeometry; space: Space; company: Company; now: boolean };
