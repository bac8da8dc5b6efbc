import type { ReactNode } from 'react';
import './sign.css';

/** An enamel sign. Blue names a place or an action, white is one that is not open. */
export function Sign({ kind = 'enamel', big = false, className, children }: SignProps): ReactNode {
  const classes = [
    'sign',
    big ? 'big' : undefined,
    kind === 'enamel' ? undefined : kind,
    className,
  ];
  return <span className={classes.filter(Boolean).join(' ')}>{children}</span>;
}

type SignProps = {
  kind?: 'enamel' | 'shut';
  big?: boolean;
  className?: string;
  children: ReactNode;
};
