import { memo, type ReactNode } from 'react';
import type { Link, Tile, Unfinished } from '#games/railroad-tycoon/rules/model.ts';
import { fromOf, hexOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Seat } from '#kernel/game.ts';
import { n, p, polyline } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import { seatTint } from './tints.ts';
import { waysCross } from './way.ts';

/** All track. `fresh`: tiles that came since one acted last, in brass. */
export const Tracks = memo(function Tracks(props: TracksProps): ReactNode {
  const { geometry, links, unfinished, fresh } = props;
  const all = [...links, ...unfinished];
  const below = bridgesOf(all.map(({ tiles }) => tiles));
  return (
    <Layer geometry={geometry} name="rt-tracks">
      {all.map(({ owner, tiles }, i) => (
        <Track
          // A finished link is named by its place.
          key={i < links.length ? i : `u${tiles[0]}`}
          geometry={geometry}
          owner={owner}
          tiles={tiles.join()}
          below={below[i] as string}
          fresh={fresh === undefined ? '' : tiles.filter((tile) => fresh.has(tile)).join()}
          isOpen={i >= links.length}
        />
      ))}
    </Layer>
  );
});

type TracksProps = {
  geometry: MapGeometry;
  links: readonly Link[];
  unfinished: readonly Unfinished[];
  fresh?: ReadonlySet<Tile>;
};

/** Of each track, the tiles over which it passes: `mine:below`, as text, so that it is the same while nothing changes. */
function bridgesOf(all: readonly (readonly Tile[])[]): string[] {
  const first = new Map<number, Tile>();
  return all.map((tiles) => {
    const over: string[] = [];
    for (const tile of tiles) {
      const below = first.get(hexOf(tile));
      if (below === undefined) first.set(hexOf(tile), tile);
      else if (waysCross([fromOf(below), toOf(below)], [fromOf(tile), toOf(tile)])) {
        over.push(`${tile}:${below}`);
      }
    }
    return over.join();
  });
}

const numbersIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number);

/** A link, or what there is of it. Its tiles come as text: only a link that changes is drawn anew. */
const Track = memo(function Track(props: TrackProps): ReactNode {
  const { geometry, owner, below, fresh, isOpen } = props;
  const tiles = numbersIn(props.tiles);
  const { d } = geometry.linkWay({ tiles });
  const last = tiles.at(-1) as Tile;
  return (
    <g fill="none">
      {numbersIn(fresh).map((tile) => (
        <path key={tile} className="rt-fresh" d={geometry.trackPath(tile)} />
      ))}
      {below
        .split(',')
        .filter(Boolean)
        .map((pair) => (
          <Bridge key={pair} geometry={geometry} pair={pair} />
        ))}
      <path className="rt-casing" d={d} />
      <path className="rt-sleepers" d={d} />
      <Band d={d} owner={owner} isOpen={isOpen} />
      {isOpen ? <BufferStop geometry={geometry} tile={last} owner={owner} /> : null}
    </g>
  );
});

type TrackProps = {
  geometry: MapGeometry;
  owner: Seat;
  tiles: string;
  below: string;
  fresh: string;
  isOpen: boolean;
};

/** The owner's band between the sleepers; hollow while it is unfinished. */
export function Band({ d, owner, isOpen = false }: BandProps): ReactNode {
  const { id, pattern } = seatTint(owner);
  if (isOpen) {
    return (
      <>
        <path d={d} stroke={`var(--seat-${id}-edge)`} strokeWidth="8" />
        <path d={d} stroke="#fffaf0" strokeWidth="5" />
        <path d={d} stroke={`var(--seat-${id})`} strokeWidth="5" strokeDasharray="4.5 4" />
      </>
    );
  }
  return (
    <>
      <path d={d} stroke="#1d2126" strokeWidth="8.1" />
      <path d={d} stroke={`var(--seat-${id})`} strokeWidth="6.6" />
      {pattern === 'plain' ? null : <path d={d} stroke={`url(#rt-band-${id})`} strokeWidth="6.6" />}
    </>
  );
}

type BandProps = { d: string; owner: Seat; isOpen?: boolean };

/** The upper of two tracks rides on a short bridge with parapets, so nobody takes it for a junction. */
function Bridge({ geometry, pair }: { geometry: MapGeometry; pair: string }): ReactNode {
  const [tile, below] = pair.split(':').map(Number) as [Tile, Tile];
  const meets = meetingOf(geometry, tile, below);
  const points = [-0.26, -0.13, 0, 0.13, 0.26].map((step) =>
    geometry.tilePoint(tile, Math.max(0, Math.min(1, meets + step))),
  );
  return (
    <>
      <path className="rt-parapet" d={polyline(points)} />
      <path className="rt-deck" d={polyline(points)} />
    </>
  );
}

/** How far along the one track it meets the other. */
function meetingOf(geometry: MapGeometry, one: Tile, other: Tile): number {
  let [best, least] = [0.5, Number.POSITIVE_INFINITY];
  for (let i = 0; i <= 24; i++) {
    const a = geometry.tilePoint(one, i / 24);
    for (let j = 0; j <= 24; j++) {
      const b = geometry.tilePoint(other, j / 24);
      const away = Math.hypot(a.x - b.x, a.y - b.y);
      if (away < least) [best, least] = [i / 24, away];
    }
  }
  return best;
}

/** The open end: a buffer stop, and an arrow to where it may go on. */
function BufferStop({ geometry, tile, owner }: BufferStopProps): ReactNode {
  const at = geometry.sideAt(hexOf(tile), toOf(tile));
  return (
    <g transform={`translate(${p(at)}) rotate(${n(-60 * toOf(tile))})`} strokeLinecap="round">
      <path d="M-3-9.5v19" stroke="#1d2126" strokeWidth="5.6" />
      <path d="M-3-9v18" stroke={`var(--seat-${seatTint(owner).id})`} strokeWidth="3" />
      <path d="M3-5l5 5-5 5" stroke="#1d2126" strokeWidth="1.8" />
    </g>
  );
}

type BufferStopProps = { geometry: MapGeometry; tile: Tile; owner: Seat };
