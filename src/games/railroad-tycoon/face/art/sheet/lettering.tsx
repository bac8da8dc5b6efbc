import { type ReactNode, useId } from 'react';
import type { Language } from '#kernel/game.ts';
import { n, type Point } from '#ui/curves.ts';
import type { MapGeometry } from '../geometry.ts';
import { Layer } from '../layer.tsx';
import { Cartouche } from './cartouche.tsx';
import { isEasternUs } from './country.ts';
import { rounded } from './lines.ts';
import { Neatline } from './neatline.tsx';
import { Compass, Locomotive } from './ornaments.tsx';
import { COMPASS } from './paint.ts';
import { project } from './places.ts';
import { riversOf } from './rivers.ts';
import { RIVERS, STATES, WATERS } from './sheet-words.ts';

/** Frame, ornaments, and the names of states and waters. */
export function Lettering({ geometry, language }: LetteringProps): ReactNode {
  const isReal = isEasternUs(geometry.map.data);
  return (
    <Layer geometry={geometry} name="rt-lettering">
      {isReal ? (
        <>
          <g className="rt-states">
            {STATES.map(([name, lon, lat]) => {
              const { x, y } = project([lon, lat]);
              return (
                <text
                  key={name.en}
                  className={name.en === 'CANADA' ? 'rt-wide' : ''}
                  x={n(x)}
                  y={n(y)}
                >
                  {name[language]}
                </text>
              );
            })}
          </g>
          <Waters language={language} />
          <RiverNames geometry={geometry} language={language} />
          <Locomotive x={1800} y={1249} />
          <Compass {...COMPASS} r={70} />
          <Cartouche x={1540} y={1283} language={language} />
        </>
      ) : null}
      <Neatline geometry={geometry} isReal={isReal} />
    </Layer>
  );
}

type LetteringProps = { geometry: MapGeometry; language: Language };

function Waters({ language }: { language: Language }): ReactNode {
  return WATERS.map(([name, size, line]) => (
    <Curved key={name.en} className="rt-water-name" size={size} points={line.map(project)}>
      {name[language]}
    </Curved>
  ));
}

function RiverNames({ geometry, language }: LetteringProps): ReactNode {
  const cols = geometry.map.data.rows[0]?.length ?? 0;
  const { courseFrom } = riversOf(geometry, () => Number.NEGATIVE_INFINITY);
  return RIVERS.map(([name, col, row, hexes, below, against]) => {
    const course = courseFrom(row * cols + col, hexes);
    const points = against ? course.reverse() : course;
    return (
      <Curved key={`${col},${row}`} className="rt-river-name" below={below} points={points}>
        {name[language]}
      </Curved>
    );
  });
}

/** A name on a bent line. */
function Curved({ points, className, size, below, children }: CurvedProps): ReactNode {
  const id = useId();
  return (
    <>
      <path id={id} d={rounded(points, false)} fill="none" />
      <text className={className} fontSize={size} dy={below} textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {children}
        </textPath>
      </text>
    </>
  );
}

type CurvedProps = {
  points: readonly Point[];
  className: string;
  size?: number;
  below?: number;
  children: string;
};
