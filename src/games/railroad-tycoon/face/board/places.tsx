import { memo, type ReactNode, useState } from 'react';
import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import { toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { useStopOpen } from '#ui/ear/stop.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { useActing } from '../handling/acting-later.ts';
import { spotOf } from '../handling/spots.ts';
import type { Looking } from '../handling/use-lights.ts';
import type { Turn } from '../handling/use-turn.ts';
import { readCity } from '../logic/network-reading.ts';
import { useViewer, whoIs } from '../viewer.ts';

/**
 * Every city and every lit tile as a button, for keys and for who does not see the map. Pointers press the map itself,
 * which finds what is nearest.
 */
export function Places({ geometry, table, names, turn, lights }: PlacesProps): ReactNode {
  const { words } = useViewer();
  const acting = useActing();
  return (
    <>
      {acting ? (
        <acting.HintSpots
          geometry={geometry}
          table={table}
          names={names}
          busy={turn.held.mode !== undefined}
        />
      ) : null}
      <CityPlaces
        geometry={geometry}
        table={table}
        names={names}
        home={table.links.find(({ owner }) => owner === turn.seat)?.a ?? 0}
        lit={lights.cities}
        look={lights.look}
        press={turn.press}
      />
      {lights.tiles.map(({ tile, price, arrives }, i) => {
        const { x, y } = spotOf(geometry, tile);
        return (
          <button
            key={tile}
            type="button"
            className="rt-place tile"
            data-place={`tile:${tile}`}
            tabIndex={i === 0 ? 0 : -1}
            aria-label={words.map.tile(
              toOf(tile),
              price,
              arrives === undefined ? undefined : names[arrives],
            )}
            style={{ left: x, top: y }}
            onFocus={() => lights.look({ tile })}
            onBlur={() => lights.look(undefined)}
            onClick={(event) => {
              if (event.detail > 0) return;
              event.stopPropagation();
              turn.press({ on: 'tile', tile, byKeys: true }, event.currentTarget);
            }}
          />
        );
      })}
    </>
  );
}

type PlacesProps = {
  geometry: MapGeometry;
  table: Table;
  names: readonly string[];
  turn: Turn;
  lights: Looking;
};

/**
 * While the map is open one of them is in the tab order, the one last stood on; arrows walk the others. Closed, those
 * that are lit are still heard: what may be pressed now is never closed away.
 */
const CityPlaces = memo(function CityPlaces(props: CityPlacesProps): ReactNode {
  const { geometry, table, names, home, lit, look, press } = props;
  const viewer = useViewer();
  const [stood, stand] = useState<City>();
  const tabbed = stood ?? home;
  const open = useStopOpen();
  return (
    <ul
      className="rt-city-list"
      data-inside=""
      aria-hidden={!open && lit.length === 0}
      aria-label={viewer.words.map.cities}
    >
      {names.map((name, city) => {
        const { x, y } = geometry.cityPoint(city);
        return (
          <li key={name} aria-hidden={!open && !lit.includes(city)}>
            <button
              type="button"
              className="rt-place"
              data-place={`city:${city}`}
              data-last={city === tabbed ? '' : undefined}
              tabIndex={open && city === tabbed ? 0 : -1}
              aria-label={viewer.words.map.city(readCity(table, city, viewer.language), (seat) =>
                whoIs(viewer, seat),
              )}
              style={{ left: x, top: y }}
              onFocus={() => {
                stand(city);
                look({ city });
              }}
              onBlur={() => look(undefined)}
              onClick={(event) => {
                if (event.detail > 0) return;
                event.stopPropagation();
                press({ on: 'city', city, byKeys: true }, event.currentTarget);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
});

type CityPlacesProps = {
  geometry: MapGeometry;
  table: Table;
  names: readonly string[];
  /** Where one begins who has not been on the map yet. */
  home: City;
  lit: readonly City[];
  look: Looking['look'];
  press: Turn['press'];
};
