import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Order } from '#kernel/orders.ts';
import type { OrdersGiven } from '#ui/face.ts';
import type { Live } from '../../snapshot.ts';
import type { TableStore } from '../../store.ts';
import type { Sitting } from '../../use-table.ts';

/** Fetched when somebody has ordered something, or opens the menu. */
const OrderLines = lazy(() => import('./orders.tsx').then((m) => ({ default: m.OrderLines })));
const OrderMenu = lazy(() => import('./orders.tsx').then((m) => ({ default: m.OrderMenu })));

/** What this seat has ordered, and how it orders more. */
export function useOrders(
  store: TableStore,
  { aside, eyes, status }: Live,
): OrdersGiven | undefined {
  const { orders } = aside;
  return useMemo(
    () =>
      eyes === 'watcher' || status !== 'running'
        ? undefined
        : {
            given: orders ?? [],
            give: (order: Order) => void store.request({ t: 'order', order }),
            lift: (kind: string) => void store.request({ t: 'lift', kind }),
          },
    [store, orders, eyes, status],
  );
}

type AtDesk = { sitting: Sitting; live: Live };

/** What stands, above the board. */
export function OrdersAbove({ sitting, live }: AtDesk): ReactNode {
  const orders = useOrders(sitting.store, live);
  if (!orders || orders.given.length === 0) return undefined;
  return (
    <Suspense>
      <OrderLines orders={orders} title={sitting.title} />
    </Suspense>
  );
}

/** What can be ordered, in the menu, where the game knows of something. */
export function OrdersInMenu({ sitting, live }: AtDesk): ReactNode {
  const orders = useOrders(sitting.store, live);
  if (!orders || !sitting.title.orders) return undefined;
  return (
    <Suspense>
      <OrderMenu orders={orders} title={sitting.title} live={live} />
    </Suspense>
  );
}
