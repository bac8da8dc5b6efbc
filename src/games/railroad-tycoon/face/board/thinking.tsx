import type { ReactNode } from 'react';
import type { City, Event, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { MapGeometry } from '../art/geometry.ts';
import type { Level } from '../art/level.ts';
import { Ghosts, LitTiles, Proposal } from '../art/proposal.tsx';
import { Halo, RouteGlow, RouteNumbers } from '../art/route-glow.tsx';
import type { Looked } from '../handling/lights.ts';
import type { Looking } from '../handling/use-lights.ts';
import { CityTip } from './city-tip.tsx';
import { Journey } from './journey.tsx';

/** What somebody thinks of, and what travels: layers between those of the map. They come after it. */

export type Delivered = Extract<Event, { is: 'goods-delivered' }>;

type ThinkingProps = { geometry: MapGeometry; table: Table; lights: Looking };

/** Under the tracks: the way of a cube, the other ways it could take, and the way it takes just now. */
export function Ways({ geometry, table, lights, delivered }: WaysProps): ReactNode {
  const { links } = table;
  const { route, rivals } = lights;
  return (
    <>
      {rivals.map((rival) => (
        <RouteGlow key={rival.route.join()} geometry={geometry} links={links} {...rival} rival />
      ))}
      {route ? <RouteGlow geometry={geometry} links={links} {...route} /> : null}
      {delivered ? (
        <RouteGlow
          geometry={geometry}
          links={links}
          route={delivered.route}
          from={delivered.ends[0].city}
        />
      ) : null}
    </>
  );
}

type WaysProps = ThinkingProps & { delivered: Delivered | undefined };

/** Round the cities: what may be pressed, what is looked at, what is chosen. */
export function Rings({ geometry, lights }: ThinkingProps): ReactNode {
  return (
    <>
      <Halo geometry={geometry} cities={lights.cities} kind="lit" />
      <Halo geometry={geometry} cities={lookedCity(lights.looked)} kind="end" />
      <Halo geometry={geometry} cities={lights.chosen} kind="chosen" />
    </>
  );
}

/** Over the cities: every way to one, faintly; the tiles that may come next, and those that are thought of. */
export function Plans({ geometry, lights, seat }: ThinkingProps & { seat: Seat }): ReactNode {
  const { priced, ghosts, proposal, preview } = lights;
  return (
    <>
      {ghosts.length === 0 ? null : <Ghosts geometry={geometry} tiles={ghosts} />}
      {priced.length === 0 ? null : (
        <LitTiles geometry={geometry} tiles={priced} {...chosenOf(lights.looked)} />
      )}
      {proposal.length === 0 ? null : (
        <Proposal
          geometry={geometry}
          tiles={proposal}
          seat={seat}
          {...(preview.length > 0 ? { state: 'aside' } : {})}
        />
      )}
      {preview.length === 0 ? null : (
        <Proposal geometry={geometry} tiles={preview} seat={seat} state="pointed" />
      )}
    </>
  );
}

/** Over all: the numbers of a way, a cube that travels, and from afar the city that is looked at. */
export function Above(props: AboveProps): ReactNode {
  const { geometry, table, lights, delivered, ms, level, names } = props;
  const [city] = level === 'far' ? lookedCity(lights.looked) : [];
  return (
    <>
      {lights.route ? (
        <RouteNumbers geometry={geometry} links={table.links} {...lights.route} />
      ) : null}
      {delivered ? <Journey geometry={geometry} table={table} event={delivered} ms={ms} /> : null}
      {city === undefined ? null : (
        <CityTip geometry={geometry} table={table} city={city} name={names[city] ?? ''} />
      )}
    </>
  );
}

type AboveProps = WaysProps & { ms: number; level: Level; names: readonly string[] };

const lookedCity = (looked: Looked): readonly City[] =>
  looked && 'city' in looked ? [looked.city] : [];

const chosenOf = (looked: Looked): { chosen?: Tile } =>
  looked && 'tile' in looked ? { chosen: looked.tile } : {};
