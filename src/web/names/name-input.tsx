import { type ComponentProps, type ReactNode, useId } from 'react';
import { MOST_NAME_LENGTH } from '#protocol/person-name.ts';
import type { NameTrouble } from '#protocol/sitter-name.ts';
import { nameTrouble } from '../words/name-trouble.ts';
import { useCatalogue } from '../words/use-words.ts';
import './name-input.css';

/** Where a person's name is typed; and why it will not do, right below. */
export function NameInput({ trouble, ...input }: NameInputProps): ReactNode {
  const words = useCatalogue(nameTrouble);
  const told = useId();
  return (
    <span className="name-input">
      <input
        className="field-input"
        maxLength={MOST_NAME_LENGTH}
        {...input}
        {...(trouble ? { 'aria-invalid': true, 'aria-describedby': told } : {})}
      />
      {trouble ? (
        <span className="name-trouble" id={told} role="alert">
          {words[trouble]}
        </span>
      ) : undefined}
    </span>
  );
}

type NameInputProps = ComponentProps<'input'> & { trouble: NameTrouble | undefined };
