import { type ReactNode, useId } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { Order } from '#kernel/orders.ts';
import type { Title } from '#kernel/title.ts';
import { Button } from '#ui/button.tsx';
import type { OrdersGiven } from '#ui/face.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useLanguage } from '../../../preferences.ts';
import { ordersWords } from '../../../words/orders/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { Live } from '../../snapshot.ts';
import './orders.css';

type Shown = { orders: OrdersGiven; title: Title<Kind> };

/** Every order of this seat in a line, with the way to withdraw it. */
export function OrderLines({ orders: { given, lift }, title }: Shown): ReactNode {
  const words = useCatalogue(ordersWords);
  return given.map(({ order, lifted }) => (
    <div
      key={order.kind}
      className={`table-banner orders-line ${lifted ? 'stop' : ''}`}
      role={lifted ? 'alert' : 'status'}
    >
      <span>
        {lifted ? words.lifted : words.stands} <Said order={order} title={title} />
      </span>
      <Button onClick={() => lift(order.kind)}>{lifted ? words.seen : words.withdraw}</Button>
    </div>
  ));
}

/** What stands and what else can be ordered. */
export function OrderMenu({ orders, title, live }: Shown & { live: Live }): ReactNode {
  const words = useCatalogue(ordersWords);
  const { eyes, view } = live;
  if (eyes === 'watcher') return undefined;
  const offers = title.orders?.offers(view.table, view.own, eyes) ?? [];
  return (
    <section className="orders-menu" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{offers.length > 0 ? words.private : words.none}</p>
      <ul>
        {offers.map((order) => (
          <Offer key={JSON.stringify(order)} order={order} title={title} give={orders.give} />
        ))}
      </ul>
      <OrderLines orders={orders} title={title} />
    </section>
  );
}

function Offer({ order, title, give }: OfferProps): ReactNode {
  const words = useCatalogue(ordersWords);
  const id = useId();
  return (
    <li>
      <span id={id}>
        <Said order={order} title={title} />
      </span>
      <Button aria-describedby={id} onClick={() => give(order)}>
        {words.give}
      </Button>
    </li>
  );
}

type OfferProps = { order: Order; title: Title<Kind>; give: OrdersGiven['give'] };

function Said({ order, title }: { order: Order; title: Title<Kind> }): ReactNode {
  const words = useCatalogue(ordersWords);
  const language = useLanguage();
  const steps = (order as { steps?: readonly unknown[] }).steps?.length ?? 0;
  const text =
    order.kind === 'plan' ? words.plan(steps) : (title.orders?.say(order, language) ?? '');
  return <Sentence text={text} />;
}
