import { type ReactNode, useId } from 'react';
import { presets } from '#clocks/pace.ts';
import { paceAllows, paceName } from '#clocks/words.ts';
import { useLanguage } from '../../preferences.ts';
import { setupWords } from '../../words/setup/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { PaceChoice } from './pace-choice.ts';
import './pace-field.css';

/** At what pace it is played, where people come from elsewhere. */
export function PaceField({ chosen, onChoose }: PaceFieldProps): ReactNode {
  const words = useCatalogue(setupWords);
  const language = useLanguage();
  const group = useId();
  const offered: readonly [PaceChoice, name: string, text: string][] = [
    ['none', words.noPace, words.noPaceText],
    ...presets.map(([name, pace]): [PaceChoice, string, string] => [
      name,
      paceName(pace, language),
      paceAllows(pace, language),
    ]),
  ];
  return (
    <fieldset className="setup-pace">
      <legend>{words.pace}</legend>
      <div>
        {offered.map(([choice, name, text]) => (
          <label key={choice}>
            <input
              className="cover"
              type="radio"
              name={group}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <b>{name}</b>
            <small>{text}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type PaceFieldProps = { chosen: PaceChoice; onChoose: (choice: PaceChoice) => void };
