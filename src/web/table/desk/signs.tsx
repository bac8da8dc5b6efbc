import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { RuleId } from '#kernel/game.ts';
import { Button } from '#ui/button.tsx';
import type { TableSign } from '#ui/face.ts';
import { Icon } from '#ui/icons.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import './digest.css';
import './signs.css';

/** An enamel sign over the board: it is not of the board, so what is pressed on it plays nothing. It stays until it is read. */
export function SignOverTable({ sign, onPutAway, onRule }: SignProps): ReactNode {
  const { signs, why } = useCatalogue(tableWords);
  const title = useId();
  const text = useId();
  const board = useRef<HTMLElement>(null);
  useSignKeys(board, onPutAway);
  const { rule } = sign;
  return (
    <section
      ref={board}
      className="table-sign"
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
    >
      <h2 id={title}>
        <Icon name="sound" size={32} />
        <Sentence text={sign.title} />
      </h2>
      <p id={text}>
        {sign.gain === undefined ? undefined : <b className="digest-gain">{sign.gain}</b>}{' '}
        <Sentence text={sign.text} />
      </p>
      <div className="table-sign-foot">
        <Button onClick={onPutAway} data-sign>
          {signs.goOn}
        </Button>
        {rule === undefined ? undefined : (
          <Button kind="quiet" onClick={() => onRule(rule)}>
            {why.rule(rule)}
          </Button>
        )}
      </div>
    </section>
  );
}

type SignProps = { sign: TableSign; onPutAway: () => void; onRule: (rule: RuleId) => void };

/** It has the focus first, and gives it back. Escape puts it away from anywhere, Enter wherever Enter means nothing else. */
function useSignKeys(board: { current: HTMLElement | null }, onPutAway: () => void): void {
  const putAway = useRef(onPutAway);
  putAway.current = onPutAway;
  useLayoutEffect(() => {
    const before = document.activeElement;
    const sign = board.current;
    sign?.querySelector<HTMLElement>('[data-sign]')?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const at = document.activeElement;
      const idle = !at || at === document.body || at.id === 'main';
      if (event.key !== 'Escape' && !(event.key === 'Enter' && !event.repeat && idle)) return;
      event.preventDefault();
      event.stopPropagation();
      putAway.current();
    };
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('keydown', press, true);
      const held = sign?.contains(document.activeElement) ?? false;
      if (held && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [board]);
}
