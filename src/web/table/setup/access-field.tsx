import { type ReactNode, useId } from 'react';
import { setupWords } from '../../words/setup/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { ACCESSES, type AccessChoice } from './access-choice.ts';
import './access-field.css';

/** Who may come, and when it begins, where people come from elsewhere. */
export function AccessField({ chosen, onChoose }: AccessFieldProps): ReactNode {
  const words = useCatalogue(setupWords);
  const group = useId();
  return (
    <fieldset className="setup-pace">
      <legend>{words.access}</legend>
      <div>
        {ACCESSES.map((access) => (
          <label key={access}>
            <input
              className="cover"
              type="radio"
              name={group}
              checked={chosen.access === access}
              onChange={() => onChoose({ ...chosen, access })}
            />
            <b>{words.accesses[access].name}</b>
            <small>{words.accesses[access].text}</small>
          </label>
        ))}
      </div>
      <label className="setup-held">
        <input
          type="checkbox"
          checked={chosen.held}
          onChange={({ target }) => onChoose({ ...chosen, held: target.checked })}
        />
        <b>{words.held}</b>
      </label>
    </fieldset>
  );
}

type AccessFieldProps = { chosen: AccessChoice; onChoose: (choice: AccessChoice) => void };
