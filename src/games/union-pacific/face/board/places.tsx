import type { ReactNode } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { Table } from '#games/union-pacific/rules/model.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { useDock } from '../handling/dock.ts';
import type { MapLights } from '../handling/use-lights.ts';
import { companiesIn } from '../logic/building.ts';
import { whereabouts } from '../logic/cities.ts';
import { useViewer } from '../viewer.ts';

/** The lit spaces as buttons, for keys and for who hears the board. A press of the pointer is the map's: it is never exact. */
export function Places({ geometry, lights, table }: PlacesProps): ReactNode {
  const { words, language } = useViewer();
  const { turn } = useDock();
  if (lights.lit.length === 0) return null;
  const board = boardOf(table.board);
  const tabbed = lights.picked ?? lights.looked ?? lights.lit[0];
  return (
    <div className="up-places" role="group" aria-label={words.map.places}>
      {lights.lit.map((space) => {
        const { x, y } = geometry.spaceAt(space);
        const able = companiesIn(turn.buildings, { track: turn.track, space });
        const who =
          turn.company === undefined ? able.map(({ company }) => company) : [turn.company];
        return (
          <button
            key={space}
            type="button"
            className="up-place lit"
            data-place={space}
            // One of them is in the tab order; arrows walk the others.
            tabIndex={space === tabbed ? 0 : -1}
            aria-pressed={space === lights.picked}
            aria-label={words.map.place(
              words.where(whereabouts(board, space, language)),
              who.map(words.share).join(', '),
            )}
            style={{ left: x, top: y }}
            onFocus={() => lights.look(space)}
            onBlur={() => lights.look(undefined)}
            onClick={(event) => {
              if (event.detail > 0) return;
              event.stopPropagation();
              turn.press({ is: 'space', space, byKeys: true }, event.currentTarget);
            }}
          />
        );
      })}
    </div>
  );
}

type PlacesProps = { geometry: MapGeometry; lights: MapLights; table: Table };
