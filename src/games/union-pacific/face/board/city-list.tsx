import { memo, type ReactNode } from 'react';
import type { Table } from '#games/union-pacific/rules/model.ts';
import { useStopOpen } from '#ui/ear/stop.ts';
import { citiesOf } from '../logic/cities.ts';
import { useViewer } from '../viewer.ts';

/** The map for who does not see it: every city, its sections and who is there. */
export const Cities = memo(function Cities({ board, spaces }: CitiesProps): ReactNode {
  const { words, language } = useViewer();
  if (!useStopOpen()) return null;
  return (
    <ul className="visually-hidden" data-inside="" aria-label={words.map.cities}>
      {citiesOf({ board, spaces }, language).map((city) => (
        <li key={city.city}>{words.map.city(city)}</li>
      ))}
    </ul>
  );
});

type CitiesProps = Pick<Table, 'board' | 'spaces'>;
