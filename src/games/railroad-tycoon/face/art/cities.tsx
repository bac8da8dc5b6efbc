import { memo, type ReactNode } from 'react';
import type { City, Colour } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { p } from '#ui/curves.ts';
import { useGrowing } from '#ui/use-growing.ts';
import { CityDisc } from './city-disc.tsx';
import { cubesAt } from './cube-places.ts';
import type { MapGeometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import type { Level } from './level.ts';

/** So many are drawn at once. */
const AT_ONCE = 10;

/** All cities with their cubes, some after the others. `cubes` and `colours` as in the table. */
export const Cities = memo(function Cities(props: CitiesProps): ReactNode {
  const { geometry, colours, cubes, level, language } = props;
  const { map } = geometry;
  const many = useGrowing(map.hexOfCity.length, AT_ONCE);
  return (
    <Layer geometry={geometry} name={`rt-cities rt-${level}`}>
      {map.hexOfCity.slice(0, many).map((hex, city) => (
        <CityAt
          key={hex}
          geometry={geometry}
          city={city}
          colour={colours[city] as Colour}
          isNew={colours[city] !== map.colours[city]}
          cubes={cubesAt(cubes, city).join()}
          language={language}
        />
      ))}
    </Layer>
  );
});

type CitiesProps = {
  geometry: MapGeometry;
  colours: readonly Colour[];
  cubes: readonly number[];
  level: Level;
  language: Language;
};

/** The cubes come as text: a city that stays as it is, is not drawn anew. */
const CityAt = memo(function CityAt(props: CityAtProps): ReactNode {
  const { geometry, city, cubes, ...rest } = props;
  return (
    <g transform={`translate(${p(geometry.cityPoint(city))})`}>
      <CityDisc cubes={cubes.split(',').filter(Boolean).map(Number)} {...rest} />
    </g>
  );
});

type CityAtProps = {
  geometry: MapGeometry;
  city: City;
  colour: Colour;
  isNew: boolean;
  cubes: string;
  language: Language;
};
