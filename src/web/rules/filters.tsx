import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import type { Mark } from '../words/messages.ts';
import { useWords } from '../words/use-words.ts';
import type { Rule } from './parse.ts';

export function Search({
  query,
  onQuery,
}: {
  query: string;
  onQuery: (query: string) => void;
}): ReactNode {
  const { rules: words } = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The build has drawn this field: somebody may have typed in it before there was anybody to hear it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is taken over.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== query) onQuery(typed);
  }, []);
  return (
    <search className="rulebook-search">
      <label className="visually-hidden" htmlFor={id}>
        {words.search}
      </label>
      <Icon name="search" size={20} />
      <input
        className="field-input"
        id={id}
        ref={field}
        type="search"
        value={query}
        placeholder={words.searchHint}
        onChange={({ target }) => onQuery(target.value)}
      />
      {query === '' ? undefined : (
        <Button kind="quiet" onClick={() => onQuery('')}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}

/** The key to the marks; each shows only its own rules. */
export function Marks({ rules, only, onOnly }: MarksProps): ReactNode {
  const { rules: words } = useWords();
  const present = (Object.keys(words.mark) as Mark[]).filter((mark) =>
    rules.some(({ marks }) => marks.includes(mark)),
  );
  if (present.length < 2) return undefined;
  return (
    <fieldset className="rulebook-marks" id="provenance">
      <legend>{words.marks}</legend>
      {present.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-pressed={only === mark}
          onClick={() => onOnly(only === mark ? undefined : mark)}
        >
          <span className={`rule-mark ${mark}`}>{words.mark[mark].name}</span>
          <span>{words.mark[mark].meaning}</span>
          <b className="figures">{rules.filter(({ marks }) => marks.includes(mark)).length}</b>
        </button>
      ))}
    </fieldset>
  );
}

type MarksProps = {
  rules: readonly Rule[];
  only: Mark | undefined;
  onOnly: (mark: Mark | undefined) => void;
};
