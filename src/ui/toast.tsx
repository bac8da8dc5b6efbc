import type { ReactNode } from 'react';
import './toast.css';

/** A short notice at the lower edge, read out when it appears. The lamp: brass for news, green for go, red for stop. */
export function Toast({ lamp, children }: ToastProps): ReactNode {
  return (
    <div className="toasts" role="status">
      {children === undefined ? undefined : (
        <div className={lamp === undefined ? 'toast' : `toast ${lamp}`}>{children}</div>
      )}
    </div>
  );
}

type ToastProps = { lamp?: 'go' | 'stop'; children?: ReactNode };
