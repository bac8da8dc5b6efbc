import type { ReactNode } from 'react';
import { Icon } from '#ui/icons.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import './watchers.css';

/** How many watch, where anybody does. */
export function Watchers({ count = 0 }: { count: number | undefined }): ReactNode {
  const { bar } = useCatalogue(tableWords);
  if (count === 0) return undefined;
  return (
    <span className="table-watchers figures" title={bar.watchers(count)}>
      <Icon name="eye" size={20} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{bar.watchers(count)}</span>
    </span>
  );
}
