import { type ReactNode, useId } from 'react';
import { games } from '#games/index.ts';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { useLanguage } from '../preferences.ts';
import { hallWords } from '../words/hall/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import type { Filters } from './departures.ts';
import './filters.css';

/** Which tables are on the board: by game and by pace. */
export function FilterBar({ filters, onChange }: FilterBarProps): ReactNode {
  const { filter } = useCatalogue(hallWords);
  const language = useLanguage();
  const isNarrow = useMedia(media.phone);
  const isSnug = useMedia(media.snug);
  const Field = isNarrow || isSnug ? Pick : Row;
  const long = isNarrow || isSnug;
  const named = games.map(({ id, name }) => [id, said(name, language)] as const);
  const paces = [
    ['live', filter.paces.live],
    ['slow', filter.paces.slow],
  ] as const;
  return (
    <div className="hall-filters">
      <Field
        legend={filter.game}
        all={long ? filter.allGamesLong : filter.allGames}
        choices={named}
        chosen={filters.game}
        onChoose={(game) => onChange({ ...filters, game })}
      />
      <Field
        legend={filter.pace}
        all={long ? filter.allPacesLong : filter.allPaces}
        choices={paces}
        chosen={filters.pace}
        onChoose={(pace) =>
          onChange({ ...filters, pace: pace === 'live' || pace === 'slow' ? pace : undefined })
        }
      />
    </div>
  );
}

type FilterBarProps = { filters: Filters; onChange: (filters: Filters) => void };

type FieldProps = {
  legend: string;
  all: string;
  choices: readonly (readonly [string, string])[];
  chosen: string | undefined;
  onChoose: (choice: string | undefined) => void;
};

function Row({ legend, all, choices, chosen, onChoose }: FieldProps): ReactNode {
  const group = useId();
  return (
    <fieldset className="hall-which">
      <legend className="visually-hidden">{legend}</legend>
      {[[undefined, all] as const, ...choices].map(([id, name]) => (
        <label key={id ?? ''}>
          <input
            className="cover"
            type="radio"
            name={group}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Pick({ legend, all, choices, chosen, onChoose }: FieldProps): ReactNode {
  return (
    <label className="hall-pick">
      <span className="visually-hidden">{legend}</span>
      <select
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      >
        <option value="">{all}</option>
        {choices.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
