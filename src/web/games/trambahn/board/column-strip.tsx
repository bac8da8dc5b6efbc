import type { CSSProperties, ReactNode } from 'react';
import { useSight } from '../sight.ts';

/**
 * Columns side by side. Their strips and they themselves grow narrower before anything scrolls; what scrolls is this
 * strip alone, and keys can scroll it.
 */
export function ColumnStrip({ count, tallest, scrolls, children }: ColumnStripProps): ReactNode {
  const { words } = useSight();
  const style = { '--n': Math.max(count, 1), '--tall': Math.max(tallest, 1) } as CSSProperties;
  return (
    <div
      className="tb-cols"
      style={style}
      {...(scrolls ? { role: 'group', 'aria-label': words.board.columns, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}

type ColumnStripProps = {
  count: number;
  tallest: number;
  /** Nothing in it takes the focus by itself. */
  scrolls: boolean;
  children: ReactNode;
};
