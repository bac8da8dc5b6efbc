import { Fragment, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { Line, MarkBadge } from './line.tsx';
import { badgesOf, type Rule } from './parse.ts';

/** One rule, its number in the margin; after it what leads on from it. */
export function RuleLine({
  rule,
  looked,
  lit,
  children,
}: {
  rule: Rule;
  looked: readonly string[];
  lit: boolean;
  children: ReactNode;
}): ReactNode {
  const { rules: words } = useWords();
  return (
    <p className={lit ? 'rulebook-rule lit' : 'rulebook-rule'} id={rule.rule}>
      <a className="figures" href={`#${rule.rule}`} aria-label={words.link(rule.rule)}>
        {rule.rule}
      </a>
      <span>
        <Line text={rule.text} looked={looked} />
        {badgesOf(rule).map((mark) => (
          <Fragment key={mark}>
            {'\u00a0'}
            <MarkBadge mark={mark} />
          </Fragment>
        ))}
        {children}
      </span>
    </p>
  );
}
