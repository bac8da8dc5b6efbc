import { memo, type ReactNode } from 'react';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import { GREY } from '#games/railroad-tycoon/rules/model.ts';
import { enginePlaces } from '../art/engine-places.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { readCity } from '../logic/network-reading.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { hintsIn } from '../words/hints.ts';

/** What the map's marks say of themselves: a city with its cubes, an engine on a link, the way west. Presses go through to the map. */
export const HintSpots = memo(function HintSpots({
  geometry,
  table,
  names,
  busy,
}: Props): ReactNode {
  const viewer = useViewer();
  const hint = hintsIn(viewer.language);
  const who = (seat: number) => whoIs(viewer, seat);
  const engines = enginePlaces(geometry, table.links);
  return (
    <>
      {table.links.map(({ a, b, owner }, i) => {
        const { x, y } = engines[i] ?? { x: 0, y: 0 };
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished link is named by its place.
            key={i}
            className="rt-hint-spot link"
            data-hint={hint.link(names[a] ?? '', names[b] ?? '', who(owner))}
            data-hint-rule="11.9"
            style={{ left: x, top: y }}
          />
        );
      })}
      {geometry.map.western.map(({ city, hex }, i) => {
        const { x, y } = geometry.centreOf(hex);
        const owner = table.western[i] ?? -1;
        return (
          <span
            key={hex}
            className="rt-hint-spot"
            data-hint={hint.west(names[city] ?? '', owner < 0 ? undefined : who(owner))}
            data-hint-rule="14.1"
            style={{ left: x, top: y }}
          />
        );
      })}
      {busy
        ? null
        : names.map((name, city) => {
            const { x, y } = geometry.cityPoint(city);
            return (
              <span
                key={name}
                className="rt-hint-spot"
                data-hint={hint.city(readCity(table, city, viewer.language), who)}
                data-hint-rule={table.colours[city] === GREY ? '1.3' : '11.8'}
                style={{ left: x, top: y }}
              />
            );
          })}
    </>
  );
});

type Props = {
  geometry: MapGeometry;
  table: Table;
  names: readonly string[];
  /** Something is being chosen: a city that is pointed at shows what it would mean, and need not say what it is. */
  busy: boolean;
};
