import { lazy, type ReactNode, useMemo } from 'react';
import { guest } from '../guest.ts';
import type { TableRoute } from '../routes.ts';
import { localTo } from './local/local.ts';
import { NewTable } from './new-table.tsx';
import { socketTo } from './socket.ts';
import { TablePage } from './table-page.tsx';

const Replay = lazy(() => import('./replay/replay.tsx').then((m) => ({ default: m.Replay })));

/** The table screen: a game in this browser, one on the server, or one that is over. */
export function TableScreen({ route }: { route: TableRoute }): ReactNode {
  switch (route.page) {
    case 'replay':
      return <Replay table={route.table} report={route.report} />;
    case 'online':
      return <Online key={route.table} table={route.table} />;
    case 'solo':
    case 'here':
      return route.table === undefined ? (
        <NewTable route={route} />
      ) : (
        <Local key={route.table} way={route.page} table={route.table} />
      );
  }
}

function Local({ way, table }: { way: 'solo' | 'here'; table: string }): ReactNode {
  const connect = useMemo(() => localTo(table, guest().secret), [table]);
  return <TablePage table={table} connect={connect} way={way} />;
}

function Online({ table }: { table: string }): ReactNode {
  const connect = useMemo(() => socketTo(table, guest().secret), [table]);
  return <TablePage table={table} connect={connect} way="online" />;
}
