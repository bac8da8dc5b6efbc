import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Link } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { n } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { isBig, type Label, labelsOf, SIZES } from './labels.ts';
import { Layer } from './layer.tsx';
import type { Level } from './level.ts';

/** The names of the cities. They are placed anew after a link is finished or another level is reached, never in that frame. */
export const Names = memo(function Names(props: NamesProps): ReactNode {
  const { geometry, language } = props;
  const links = useDeferredValue(props.links);
  const level = useDeferredValue(props.level);
  const known = links.map(({ a, b }) => `${a}-${b}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same links in a new list are the same.
  const labels = useMemo(
    () => labelsOf(geometry, links, level, language),
    [geometry, known, level, language],
  );
  return (
    <Layer geometry={geometry} name={`rt-names rt-${level}`}>
      <g fontSize={SIZES[level]}>
        {labels.map((label) => (
          <Name key={label.city} {...label} isBig={isBig(geometry, label.city)} />
        ))}
      </g>
    </Layer>
  );
});

type NamesProps = {
  geometry: MapGeometry;
  links: readonly Link[];
  level: Level;
  language: Language;
};

function Name({ text, x, y, anchor, isBig: big }: Label & { isBig: boolean }): ReactNode {
  return (
    <text className={big ? 'rt-big' : undefined} x={n(x)} y={n(y)} textAnchor={anchor}>
      {text}
    </text>
  );
}
