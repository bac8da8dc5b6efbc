import { memo, type ReactNode, useMemo } from 'react';
import type { Colour, Link } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { n, polyline } from '#ui/curves.ts';
import './art.css';
import type { MapGeometry } from './geometry.ts';
import { cornersOf } from './hexes.ts';
import { INK } from './sheet/ink.ts';
import { goodOf, seatTint } from './tints.ts';

/** The whole country, very small. Who shows it draws the window over it, in the same units. */
export const Minimap = memo(function Minimap({
  geometry,
  links,
  colours,
}: MinimapProps): ReactNode {
  const { width, height, cityPoint } = geometry;
  const ground = useMemo(() => <Ground geometry={geometry} />, [geometry]);
  return (
    <svg className="rt-minimap" viewBox={`0 0 ${n(width)} ${n(height)}`} aria-hidden="true">
      {ground}
      <g fill="none" strokeWidth="28">
        {links.map((link, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished link is named by its place.
          <Line key={i} geometry={geometry} owner={link.owner} tiles={link.tiles.join()} />
        ))}
      </g>
      {colours.map((colour, city) => {
        const { x, y } = cityPoint(city);
        const fill = `var(--good-${goodOf(colour).id})`;
        // biome-ignore lint/suspicious/noArrayIndexKey: a city is named by its place.
        return <circle key={city} cx={n(x)} cy={n(y)} r="22" fill={fill} />;
      })}
    </svg>
  );
});

type MinimapProps = { geometry: MapGeometry; links: readonly Link[]; colours: readonly Colour[] };

/** Its tiles come as text: only a new one is drawn. */
const Line = memo(function Line({ geometry, owner, tiles }: LineProps): ReactNode {
  const { d } = geometry.linkWay({ tiles: tiles.split(',').map(Number) });
  return (
    <>
      {/* A rim: yellow alone would be lost on the land. */}
      <path d={d} stroke="var(--board-ink)" strokeWidth="44" />
      <path d={d} stroke={`var(--seat-${seatTint(owner).id})`} />
    </>
  );
});

type LineProps = { geometry: MapGeometry; owner: Seat; tiles: string };

function Ground({ geometry }: { geometry: MapGeometry }): ReactNode {
  const { map, width, height, groundAt, centreOf } = geometry;
  const land = Array.from({ length: map.hexes }, (_, hex) => hex)
    .filter((hex) => groundAt(hex) !== '.')
    .map((hex) => polyline(cornersOf(centreOf(hex)), true))
    .join('');
  return (
    <>
      <rect width={n(width)} height={n(height)} fill={INK.deep} />
      <path d={land} stroke={INK.line} strokeOpacity=".6" strokeWidth="18" strokeLinejoin="round" />
      <path d={land} fill={INK.open} stroke={INK.open} strokeWidth="4" />
    </>
  );
}
