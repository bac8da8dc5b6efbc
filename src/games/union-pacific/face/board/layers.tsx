import { lazy, memo, type ReactNode, Suspense } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { BoardData } from '#games/union-pacific/rules/data/board.ts';
import type { Company, Space } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { Late } from '#ui/late.tsx';
import { Cities } from '../art/cities.tsx';
import type { MapGeometry } from '../art/geometry.ts';
import { CompanyHalo } from '../art/lit.tsx';
import { Network } from '../art/network.tsx';
import { CompanyTrain } from '../art/train.tsx';
import { attend } from '../handling/attention.ts';
import { nameOf, whereabouts } from '../logic/cities.ts';
import { useViewer } from '../viewer.ts';
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
      <Late>
        <SpaceMarks geometry={geometry} board={board} />
      </Late>
    </Layer>
  );
});

/** What a space takes, for who points at it. */
function SpaceMarks({ geometry, board }: GroundProps): ReactNode {
  const { words, language } = useViewer();
  const compiled = boardOf(board);
  return Array.from(compiled.trackOf, (kind, space) => {
    const { x, y, scale } = geometry.spaceAt(space);
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is named by its place.
        key={space}
        className="up-hit"
        cx={x}
        cy={y}
        r={12 * scale}
        data-hint={words.marks.space(words.where(whereabouts(compiled, space, language)), kind)}
        data-hint-rule="5.3"
      />
    );
  });
}

/** What a city is, likewise. */
function CityMarks({ geometry, board }: GroundProps): ReactNode {
  const { words, language } = useViewer();
  const { homes } = boardOf(board);
  return geometry.cities.map(({ x, y }, city) => {
    const name = nameOf(board.cities[city], language);
    const company = homes.indexOf(city);
    return (
      <circle
        key={board.cities[city]?.id}
        className="up-hit"
        cx={x}
        cy={y}
        r={14}
        data-hint={company < 0 ? words.marks.city(name) : words.marks.home(name, company)}
        data-hint-rule={company < 0 ? '5.6' : '1.8'}
      />
    );
  });
}

export const Names = memo(function Names(props: GroundProps & { language: Language }): ReactNode {
  return (
    <Layer geometry={props.geometry} name="names">
      <Late>
        <Cities {...props} />
      </Late>
      <Late>
        <CityMarks {...props} />
      </Late>
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

/** All that stands on the map. `fresh`: built by the others since one acted last; `pencilled`: only planned; `arriving`: just now. */
export const Trains = memo(function Trains(props: TrainsProps): ReactNode {
  const { geometry, spaces, fresh, pencilled, arriving } = props;
  const isFresh = spacesIn(fresh);
  const isPlanned = spacesIn(pencilled);
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
            look={isPlanned.has(space) ? 'pencil' : space === arriving ? 'up-arrives' : ''}
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
  pencilled: string;
  arriving: Space | undefined;
};

const spacesIn = (text: string): ReadonlySet<Space> =>
  new Set(text.split(',').filter(Boolean).map(Number));

const Train = memo(function Train({ geometry, space, company, look }: TrainProps): ReactNode {
  const { words } = useViewer();
  const { x, y, angle, scale } = geometry.spaceAt(space);
  return (
    <g
      className={`up-stands ${look}`}
      data-spot={`train:${space}`}
      data-hint={words.marks.train(company)}
      data-hint-rule="9.4"
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse') attend({ train: company });
      }}
      onPointerLeave={() => attend({ train: undefined })}
    >
      <CompanyTrain company={company} x={x} y={y} angle={angle} scale={scale} />
    </g>
  );
});

type TrainProps = { geometry: MapGeometry; space: Space; company: Company; look: string };
