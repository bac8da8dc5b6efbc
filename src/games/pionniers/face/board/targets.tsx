import type { ReactNode } from 'react';
import type { Table } from '#games/pionniers/rules/model.ts';
import { beside, strip } from '#ui/curves.ts';
import { Crate } from '../art/crate.tsx';
import { type Geometry, middleOf } from '../art/geometry.ts';
import { markOf } from '../handling/held.ts';
import type { Turn } from '../handling/use-turn.ts';
import type { Barred, Target } from '../logic/targets.ts';
import { useViewer } from '../viewer.ts';

/** Where a crate may go, drawn: lit spaces with a small crate; the picked one is large. */
export function TargetArt({ geometry, turn }: Omit<TargetsProps, 'table'>): ReactNode {
  const { targets, barred, picked } = turn;
  return (
    <g className="pio-target-art">
      {barred.map(({ line, space }) => {
        const path = geometry.lines[line];
        return path ? (
          <path key={line} className="barred" d={strip(path, space - 1.15, space + 0.15, 14)} />
        ) : null;
      })}
      {targets.map((target) => {
        const { line, space } = target;
        const path = geometry.lines[line];
        if (path === undefined) return null;
        const { x, y } = middleOf(geometry, line, space);
        const on = target === picked;
        return (
          <g key={markOf(target)} className={on ? 'picked' : undefined}>
            <path d={strip(path, space - 1.15, space + 0.15, 14)} />
            <Crate x={x} y={y} scale={on ? 1.15 : 0.62} small={!on} />
          </g>
        );
      })}
    </g>
  );
}

/** The same as buttons, for fingers and keys, and what each place would do. */
export function TargetButtons({ geometry, turn, table }: TargetsProps): ReactNode {
  const { words, names } = useViewer();
  const { targets, barred, picked, press } = turn;
  const first = targets[0];
  return (
    <div className="pio-places" role="group" aria-label={words.strike.places}>
      {targets.map((target) => (
        <TargetButton
          key={markOf(target)}
          geometry={geometry}
          target={target}
          owner={names[table.trains[target.line]?.seat ?? 0] ?? ''}
          picked={target === picked}
          press={press}
          // One of them is in the tab order; arrows walk the others.
          tabbed={target === (picked ?? first)}
        />
      ))}
      {barred.map((one) => (
        <BarredTag key={one.line} geometry={geometry} barred={one} />
      ))}
    </div>
  );
}

type TargetsProps = { geometry: Geometry; turn: Turn; table: Table };

function TargetButton(props: TargetButtonProps): ReactNode {
  const { geometry, target, owner, picked, tabbed, press } = props;
  const { words } = useViewer();
  const { line, space, mark, blow } = target;
  const { x, y } = middleOf(geometry, line, space);
  const spot = geometry.lines[line]?.at(space - 0.5);
  const foot = spot ? beside(spot, 19) : { x, y };
  return (
    <>
      <button
        type="button"
        className="pio-place lit"
        data-place={markOf(target)}
        tabIndex={tabbed ? 0 : -1}
        aria-pressed={picked}
        aria-label={`${words.strike.place(line, space, words.marks[mark])}${words.colon}${words.strike.does(owner, blow)}`}
        style={{ left: x, top: y }}
        onClick={(event) => {
          event.stopPropagation();
          if (event.detail > 1) return;
          // Picked already, it is where the crate goes.
          press(picked ? { on: 'place' } : { on: 'target', line, space }, event.currentTarget);
        }}
      />
      <span
        className={['pio-tag', picked ? 'on' : '', blow.is].join(' ')}
        style={{ left: foot.x, top: foot.y }}
        aria-hidden="true"
      >
        {words.strike.tag(blow)}
      </span>
    </>
  );
}

type TargetButtonProps = {
  geometry: Geometry;
  target: Target;
  /** Whose train runs there. */
  owner: string;
  picked: boolean;
  tabbed: boolean;
  press: Turn['press'];
};

function BarredTag({ geometry, barred }: { geometry: Geometry; barred: Barred }): ReactNode {
  const { words } = useViewer();
  const spot = geometry.lines[barred.line]?.at(barred.space - 0.5);
  if (spot === undefined) return null;
  const { x, y } = beside(spot, 19);
  return (
    <span className="pio-tag barred" style={{ left: x, top: y }}>
      <span className="visually-hidden">{`${words.line(barred.line)}${words.colon}`}</span>
      {words.strike.barred[barred.why]}
    </span>
  );
}
