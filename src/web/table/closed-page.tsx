import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { Roundel } from '#ui/roundel.tsx';
import { leaveTicket } from '../guest.ts';
import { Link } from '../link.tsx';
import { closedWords } from '../words/closed/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import type { Final } from './connection.ts';
import { reloadAnew } from './reload.ts';

/** The table cannot be shown, and trying again would not help: says why, and the way out. */
export function ClosedPage({ why }: { why: Final | 'unknown' }): ReactNode {
  const closed = useCatalogue(closedWords);
  const { title, text } = closed.pages[why];
  useEffect(() => {
    document.title = `${title} – Rotonde`;
  }, [title]);
  useEffect(() => {
    if (why === 'signed-out') leaveTicket();
  }, [why]);
  const isGone = why === 'no-such-table' || why === 'deleted' || why === 'private';
  const home = (
    <Link className={isGone ? 'button lever' : 'button'} href="/">
      {closed.home}
    </Link>
  );
  return (
    <main id="main" tabIndex={-1} className="notice-page">
      <Roundel size={72} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="dialog-actions">
        {isGone ? undefined : (
          <Button kind="lever" onClick={reloadAnew}>
            {closed.reload}
          </Button>
        )}
        {home}
      </div>
    </main>
  );
}
