import type { ReactNode } from 'react';
import { RoundelShape } from '#ui/roundel.tsx';
import './bar.css';
import './table-coming.css';

/**
 * A table that is on its way: its bar is there at once, in the document already, and a wait that is felt is spoken of. Plain
 * elements, and its mark drawn out: in the document there is nothing yet that it could refer to.
 */
export function TableComing({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <div className="bar table-coming">
        <svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
          <RoundelShape />
        </svg>
      </div>
      {children}
    </>
  );
}
