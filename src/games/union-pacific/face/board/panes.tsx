import type { ReactNode } from 'react';
import { Grid } from '../grid/grid.tsx';
import { useDock } from '../handling/dock.ts';
import { useViewer } from '../viewer.ts';
import { Call, type DockProps, Papers } from './dock.tsx';

export type Pane = 'map' | 'papers';

/** A phone: the map with what is asked, or all papers; the journal is the screen's sheet. */
export function Panes(props: PanesProps): ReactNode {
  const { pane, onPane, map, tools, children, ...parts } = props;
  const { words } = useViewer();
  const { table, own, turn } = useDock();
  return (
    <>
      <nav className="up-tabs" aria-label={words.panes.label}>
        {(['map', 'papers'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === pane}
            data-spot={name === pane ? undefined : `pane:${name}`}
            onClick={() => onPane(name)}
          >
            {words.panes[name]}
          </button>
        ))}
        {tools}
      </nav>
      <div className="up-pane map" hidden={pane !== 'map'}>
        {map}
        {children}
      </div>
      {pane === 'papers' ? (
        <div className="up-pane papers">
          <div className="up-read">
            <Grid table={table} own={own} event={parts.event} />
            <Papers {...parts} />
          </div>
          {turn.ask === undefined ? null : (
            <div className="up-to-choice">
              <Call />
              <button type="button" className="button brass" onClick={() => onPane('map')}>
                {words.panes.toChoice}
              </button>
            </div>
          )}
        </div>
      ) : null}
    </>
  );
}

type PanesProps = DockProps & {
  pane: Pane;
  onPane: (pane: Pane) => void;
  map: ReactNode;
  tools: ReactNode;
  children: ReactNode;
};
