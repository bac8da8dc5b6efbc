import { memo, type ReactNode } from 'react';
import type { City, Link } from '#games/railroad-tycoon/rules/model.ts';
import { n } from '#ui/curves.ts';
import { enginePlaces } from './engine-places.ts';
import type { MapGeometry } from './geometry.ts';
import { RIM } from './hexes.ts';
import { Layer } from './layer.tsx';

type RouteProps = {
  geometry: MapGeometry;
  /** All links of the table. */
  links: readonly Link[];
  /** Numbers of links, in the order of the journey. */
  route: readonly number[];
  from: City;
};

/** A journey under the tracks: its links shine in brass; a `rival` to it is dashed. It lies below the tracks. */
export const RouteGlow = memo(function RouteGlow(props: RouteProps & { rival?: boolean }) {
  const { geometry, links, route, from, rival = false } = props;
  const d = route.map((link) => geometry.linkWay(links[link] as Link).d).join('');
  const end = endOf(links, route, from);
  return (
    <Layer geometry={geometry} name={rival ? 'rt-route rt-rival' : 'rt-route'}>
      <path className="rt-glow-rim" d={d} />
      <path className="rt-glow" d={d} />
      {rival ? null : <HaloAt geometry={geometry} city={from} kind="start" />}
      <HaloAt geometry={geometry} city={end} kind={rival ? 'rival' : 'end'} />
    </Layer>
  );
});

/** The links of a journey, counted. It lies above the engines. */
export const RouteNumbers = memo(function RouteNumbers({ geometry, links, route }: RouteProps) {
  const places = enginePlaces(geometry, links);
  return (
    <Layer geometry={geometry} name="rt-route-numbers">
      {route.map((link, i) => {
        const { x, y } = places[link] ?? { x: 0, y: 0 };
        return (
          <g key={link} transform={`translate(${n(x - 21)} ${n(y)})`}>
            <circle r="9" fill="#f2b53a" stroke="#1d2126" strokeWidth="1.4" />
            <text className="rt-number" y="4.4">
              {i + 1}
            </text>
          </g>
        );
      })}
    </Layer>
  );
});

function endOf(links: readonly Link[], route: readonly number[], from: City): City {
  return route.reduce((at, number) => {
    const { a, b } = links[number] as Link;
    return a === at ? b : a;
  }, from);
}

/** `lit`: may be chosen; `start` and `end` of a journey; `rival`: the end of another. */
export type HaloKind = 'lit' | 'chosen' | 'start' | 'end' | 'rival';

/** Rings round cities. */
export const Halo = memo(
  function Halo({ geometry, cities, kind = 'lit' }: HaloProps): ReactNode {
    return (
      <Layer geometry={geometry} name="rt-halos">
        {cities.map((city) => (
          <HaloAt key={city} geometry={geometry} city={city} kind={kind} />
        ))}
      </Layer>
    );
  },
  (a, b) => a.geometry === b.geometry && a.kind === b.kind && a.cities.join() === b.cities.join(),
);

type HaloProps = { geometry: MapGeometry; cities: readonly City[]; kind?: HaloKind };

function HaloAt({ geometry, city, kind }: HaloAtProps): ReactNode {
  const { x, y } = geometry.cityPoint(city);
  const ring = { cx: n(x), cy: n(y), r: RIM + 3.6 };
  return (
    <g className={`rt-halo rt-halo-${kind}`}>
      <circle {...ring} className="rt-halo-rim" />
      <circle {...ring} className="rt-halo-ring" />
    </g>
  );
}

type HaloAtProps = { geometry: MapGeometry; city: City; kind: HaloKind };
