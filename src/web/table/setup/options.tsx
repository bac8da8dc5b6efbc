import { type ReactNode, useId } from 'react';
import { setupWords } from '#web/words/setup/index.ts';
import type { FieldWords } from '#web/words/setup/messages.ts';
import { useCatalogue } from '#web/words/use-words.ts';
import { ChoiceDrawing } from './drawings.tsx';
import { fieldsOf } from './fields.ts';
import { FileDrop } from './file-drop.tsx';
import {
  type Answers,
  applies,
  type ChoiceField,
  isAsked,
  type OptionField,
  type SwitchField,
} from './option-field.ts';

/** By which options it is played. */
export function Options({ game, seats, answers, onAnswer, onFile }: OptionsProps): ReactNode {
  const words = useCatalogue(setupWords);
  const fields = fieldsOf(game);
  const told = words.fields[game] ?? {};
  return (
    <div className="setup-options">
      <h2>{words.options}</h2>
      {fields.length === 0 ? <p>{words.noOptions}</p> : undefined}
      {fields.map((field) => (
        <Field
          key={`${field.is} ${field.name}`}
          game={game}
          field={field}
          words={told[field.name] ?? { label: field.name }}
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
  game: string;
  seats: number;
  answers: Answers;
  onAnswer: (name: string, answer: string | boolean) => void;
  /** A good file, or nothing: it is asked for anew. */
  onFile: (name: string, value: unknown) => void;
};

function Field(props: FieldProps): ReactNode {
  const { game, field, words, hidden, answers, onAnswer, onFile } = props;
  if (hidden) return undefined;
  switch (field.is) {
    case 'choice':
      return (
        <Choice
          game={game}
          field={field}
          words={words}
          answer={answers[field.name]}
          onAnswer={(answer) => onAnswer(field.name, answer)}
        />
      );
    case 'switch':
      return (
        <Switch
          field={field}
          words={words}
          answer={answers[field.name]}
          onAnswer={(answer) => onAnswer(field.name, answer)}
        />
      );
    case 'file':
      return isAsked(field, answers) ? (
        <FileDrop
          field={field}
          example={words.example ?? ''}
          onFile={(value) => onFile(field.name, value)}
        />
      ) : undefined;
  }
}

type FieldProps = Omit<OptionsProps, 'seats'> & {
  field: OptionField;
  words: FieldWords;
  hidden: boolean;
};

type AnswerProps<Field> = {
  field: Field;
  words: FieldWords;
  answer: string | boolean | undefined;
  onAnswer: (answer: string | boolean) => void;
};

function Choice(props: AnswerProps<ChoiceField> & { game: string }): ReactNode {
  const { game, field, words, answer, onAnswer } = props;
  const group = useId();
  return (
    <fieldset className="setup-choice">
      <legend>{words.label}</legend>
      <div>
        {field.choices.map((choice) => {
          const { name, hint } = words.choices?.[choice] ?? { name: choice, hint: '' };
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

function Switch({ field, words, answer, onAnswer }: AnswerProps<SwitchField>): ReactNode {
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
