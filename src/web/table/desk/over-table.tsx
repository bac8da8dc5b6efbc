import type { ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import { Toast } from '#ui/toast.tsx';
import { isNow } from '../snapshot.ts';
import { SoundsAtDesk } from '../sound/at-desk.tsx';
import { Announcer } from './announcer.tsx';
import type { DeskProps, DeskShown } from './desk.tsx';
import { Dialogs } from './dialogs.tsx';

/** What opens over the table, what is told aloud, and the short notices. */
export function OverTable({ desk, ...props }: DeskProps & { desk: DeskShown }): ReactNode {
  const { sitting, snapshot, live, language } = props;
  const { sight, panels, acting, undo, listener, toast } = desk;
  const { title } = sitting;
  const actors = title.game.actors(live.view.table);
  return (
    <>
      <Dialogs
        {...props}
        sight={sight}
        panels={panels}
        acting={acting}
        undo={undo}
        listener={listener}
        ending={desk.ending}
      />
      <Announcer
        sitting={sitting}
        news={snapshot.news}
        listener={listener}
        yourTurn={
          isNow(snapshot) && live.status === 'running' && actors.includes(live.eyes as Seat)
        }
        name={title.game.name[language]}
      />
      <SoundsAtDesk {...props} />
      <Toast {...(toast?.lamp ? { lamp: toast.lamp } : {})}>
        {toast ? <span key={toast.nth}>{toast.text}</span> : undefined}
      </Toast>
    </>
  );
}
