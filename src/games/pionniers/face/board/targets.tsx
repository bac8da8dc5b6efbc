import type { ReactNode } from 'react';
import { beside, strip } from '#ui/curves.ts';
import { Crate } from '../art/crate.tsx';
import type { Geometry } from '../art/geometry.ts';
import type { Striking } from '../handling/use-strike.ts';
import type { Barred, Target } from '../logic/targets.ts';
import { useSight } from '../sight.ts';
import { middleOf } from './pieces.tsx';

/** Where a crate may go, drawn: lit spaces with a small crate; the picked one is large. */
export function TargetArt({ geometry, striking }: TargetsProps): ReactNode {
  const { targets, barred, picked } = striking;
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
          <g key={`${line}:${space}`} className={on ? 'picked' : undefined}>
            <path d={strip(path, space - 1.15, space + 0.15, 14)} />
            <Crate x={x} y={y} scale={on ? 1.15 : 0.62} small={!on} />
          </g>
        );
      })}
    </g>
  );
}

/** The same as buttons, for fingers and keys, and what each place would do. */
export function TargetButtons({ geometry, striking }: TargetsProps): ReactNode {
  const { words } = useSight();
  const { targets, barred, picked } = striking;
  const first = targets[0];
  return (
    <div className="pio-places" role="group" aria-label={words.strike.places}>
      {targets.map((target) => (
        <TargetButton
          key={`${target.line}:${target.space}`}
          geometry={geometry}
          striking={striking}
          target={target}
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

type TargetsProps = { geometry: Geometry; striking: Striking };

function TargetButton({ geometry, striking, target, tabbed }: TargetButtonProps): ReactNode {
  const { words, names } = useSight();
  const { line, space, mark, blow } = target;
  const { picked, pick, place } = striking;
  const { x, y } = middleOf(geometry, line, space);
  const spot = geometry.lines[line]?.at(space - 0.5);
  const foot = spot ? beside(spot, 19) : { x, y };
  const on = target === picked;
  return (
    <>
      <button
        type="button"
        className="pio-place lit"
        data-place={`${line}:${space}`}
        tabIndex={tabbed ? 0 : -1}
        aria-pressed={on}
        aria-label={`${words.strike.place(line, space, words.marks[mark])}${words.colon}${words.strike.does(
          names[striking.ownerOf(line)] ?? '',
          blow,
        )}`}
        style={{ left: x, top: y }}
        onClick={(event) => {
          event.stopPropagation();
          if (event.detail > 1) return;
          if (on) place(event.currentTarget);
          else pick(target);
        }}
      />
      <span
        className={['pio-tag', on ? 'on' : '', blow.is].join(' ')}
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
  striking: Striking;
  target: Target;
  tabbed: boolean;
};

function BarredTag({ geometry, barred }: { geometry: Geometry; barred: Barred }): ReactNode {
  const { words } = useSight();
  const spot = geometry.lines[barred.line]?.at(barred.space - 0.5);
  if (spot === undefined) return null;
  const { x, y } = beside(spot, 19);
  return (
    <span className="pio-tag barred" style={{ left: x, top: y }}>
      <span className="vh">{`${words.line(barred.line)}${words.colon}`}</span>
      {words.strike.barred[barred.why]}
    </span>
  );
}
