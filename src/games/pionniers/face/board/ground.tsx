import { memo, type ReactNode } from 'react';
import type { Layout } from '#games/pionniers/rules/data/lines.ts';
import type { Line } from '#games/pionniers/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Geometry } from '../art/geometry.ts';
import { Landscape } from '../art/landscape.tsx';
import { Legend } from '../art/legend.tsx';
import { Marks } from '../art/marks.tsx';
import { Rails } from '../art/rails.tsx';

/** What lies still: the country, the track, the marks. It is drawn anew only when track is laid. */
export const Ground = memo(function Ground(props: GroundProps): ReactNode {
  const { geometry, layout, language, sections, fresh } = props;
  const laid = sections.split(',').map(Number);
  const [line, count] = fresh.split(':').map(Number);
  return (
    <svg className="pio-ground" viewBox="0 0 1600 716" aria-hidden="true">
      <Landscape geometry={geometry} layout={layout} language={language} />
      {laid.map((to, of) => (
        <Rails
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
          key={of}
          geometry={geometry}
          line={of}
          from={0}
          to={to}
          fresh={line === of ? (count ?? 0) : 0}
        />
      ))}
      <Marks geometry={geometry} layout={layout} language={language} />
      <Legend language={language} />
    </svg>
  );
});

type GroundProps = {
  geometry: Geometry;
  layout: Layout;
  language: Language;
  /** Of each line, "12,14": text, so that it is the same while nothing is laid. */
  sections: string;
  /** "2:3": on line 2 the last three have just been laid. */
  fresh: string;
};

export const freshOn = (line: Line, count: number): string => `${line}:${count}`;
