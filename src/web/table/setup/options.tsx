import { type ReactNode, useId } from 'react';
import type { Manifest } from '#games/manifest.ts';
import {
  type Answers,
  applies,
  type ChoiceField,
  isAsked,
  type OptionField,
  type SwitchField,
} from '#ui/option-field.ts';
import { setupWords } from '../../words/setup/index.ts';
import { useCatalogue, useSaid } from '../../words/use-words.ts';
import { ChoiceDrawing } from './choice-drawing.tsx';
import { FileDrop } from './file-drop.tsx';
import './options.css';

/** By which options it is played; nothing where there are none. */
export function Options({ game, seats, answers, onAnswer, onFile }: OptionsProps): ReactNode {
  const words = useCatalogue(setupWords);
  const { options: fields } = game;
  if (fields.length === 0) return undefined;
  return (
    <div className="setup-options">
      <h2>{words.options}</h2>
      {fields.map((field) => (
        <Field
          key={`${field.is} ${field.name}`}
          game={game.id}
          field={field}
          hidden={!applies(field, seats)}
          answers={answers}
          onAnswer={onAnswer}
          onFile={onFile}
        />
      ))}
    </div>
  );
}

type OptionsProps = {
  game: Manifest;
  seats: number;
  answers: Answers;
  onAnswer: (name: string, answer: string | boolean) => void;
  /** A good file, or nothing: it is asked for anew. */
  onFile: (name: string, value: unknown) => void;
};

function Field(props: FieldProps): ReactNode {
  const { game, field, hidden, answers, onAnswer, onFile } = props;
  if (hidden) return undefined;
  switch (field.is) {
    case 'choice':
      return (
        <Choice
          game={game}
          field={field}
          answer={answers[field.name]}
          onAnswer={(answer) => onAnswer(field.name, answer)}
        />
      );
    case 'switch':
      return (
        <Switch
          field={field}
          answer={answers[field.name]}
          onAnswer={(answer) => onAnswer(field.name, answer)}
        />
      );
    case 'file':
      return isAsked(field, answers) ? (
        <FileDrop field={field} onFile={(value) => onFile(field.name, value)} />
      ) : undefined;
  }
}

type FieldProps = Omit<OptionsProps, 'seats' | 'game'> & {
  game: string;
  field: OptionField;
  hidden: boolean;
};

type AnswerProps<Field> = {
  field: Field;
  answer: string | boolean | undefined;
  onAnswer: (answer: string | boolean) => void;
};

function Choice(props: AnswerProps<ChoiceField> & { game: string }): ReactNode {
  const { game, field, answer, onAnswer } = props;
  const words = useSaid(field.words);
  const group = useId();
  return (
    <fieldset className="setup-choice">
      <legend>{words.label}</legend>
      <div>
        {field.choices.map((choice) => {
          const { name, hint } = words.choices[choice] ?? { name: choice, hint: '' };
          return (
            <label key={choice}>
              <input
                className="cover"
                type="radio"
                name={group}
                checked={answer === choice}
                onChange={() => onAnswer(choice)}
              />
              <ChoiceDrawing game={game} field={field.name} choice={choice} />
              <b>{name}</b>
              <small>{hint}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Switch({ field, answer, onAnswer }: AnswerProps<SwitchField>): ReactNode {
  const words = useSaid(field.words);
  return (
    <label className="setup-switch">
      <input
        type="checkbox"
        checked={answer === undefined ? field.usual : answer === true}
        onChange={({ target }) => onAnswer(target.checked)}
      />
      <span>
        <b>{words.label}</b>
        <small>{words.hint}</small>
      </span>
    </label>
  );
}
