import type { ReactNode } from 'react';
import { isShared } from '../curtain/is-shared.ts';
import { useOrders } from '../together/orders/at-desk.tsx';
import type { DeskProps, DeskShown } from './desk.tsx';

/** The face's board: the table as it stands or stood, or the plan in its place. */
export function DeskBoard(props: BoardAtDesk): ReactNode {
  const { sitting, snapshot, live, names, language, desk, tools } = props;
  const { face, store } = sitting;
  const { sight, acting, pointing, elsewhere, plan } = desk;
  const orders = useOrders(store, live);
  return (
    <face.Board
      {...sight.view}
      {...acting.acts}
      eyes={live.eyes}
      names={names}
      shared={isShared(live)}
      language={language}
      happening={sight.happening}
      tools={tools}
      sent={snapshot.sent}
      {...(orders && !elsewhere ? { orders } : {})}
      {...pointing.at}
      {...(elsewhere ? undefined : plan?.told?.board)}
    />
  );
}

type BoardAtDesk = DeskProps & { desk: DeskShown; tools: ReactNode };
