import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { City } from '#games/railroad-tycoon/rules/model.ts';
import { useDock } from '../handling/dock.ts';
import { usePointed } from '../handling/pointed.ts';
import { billOf, sharesFor } from '../logic/bill.ts';
import { type Brings as BringsData, broughtByPlan, idleOf } from '../logic/brings.ts';
import { type BuildPlan, pricesOf } from '../logic/plan.ts';
import { type Way, waysOf } from '../logic/ways.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { Bill } from './bill.tsx';
import { Brings } from './brings.tsx';
import { useModes } from './use-modes.ts';

type Order = 'gain' | 'price' | 'tiles';
const ORDERS: readonly Order[] = ['gain', 'price', 'tiles'];

/** One destination, with what it costs; what it brings comes a moment later, since that is worked out. */
type Row = { way: Way; price: number; tiles: number; brings: BringsData | undefined };

/** The cities that the track may lead to. The list stays: pointing compares, a press chooses, the lever builds. */
export function Routes({ plan }: { plan: BuildPlan }): ReactNode {
  const modes = useModes();
  const words = modes.routes;
  const { city: pointed, look } = usePointed();
  const [order, setOrder] = useState<Order>('gain');
  const rows = useRows(plan, order);
  if (rows.length === 0) return null;
  const chosen = rows.find(({ way }) => way.chosen)?.way.to;
  const open = rows.some(({ way }) => way.to === pointed) ? pointed : chosen;
  return (
    <>
      <div className="rt-sort" role="group" aria-label={words.sort}>
        <span aria-hidden="true">{words.sort}</span>
        {ORDERS.map((by) => (
          <button
            key={by}
            type="button"
            data-sort={by}
            aria-pressed={order === by}
            onClick={() => setOrder(by)}
          >
            {words.by[by]}
          </button>
        ))}
      </div>
      <ul
        className="rt-list rt-ways"
        aria-label={modes.bill.reach}
        onPointerLeave={() => look(undefined)}
      >
        {rows.map((row) => (
          <Destination
            key={row.way.to}
            row={row}
            from={plan.start.city}
            open={row.way.to === open}
          />
        ))}
      </ul>
    </>
  );
}

function useRows(plan: BuildPlan, order: Order): Row[] {
  const { table, turn } = useDock();
  // The list stands at once; what is worked out for each comes when there is time.
  const ready = useDeferredValue(true, false);
  const { seat } = turn;
  const rows = waysOf(table, seat, plan).map((way): Row => {
    const prices = pricesOf(table, seat, way.plan);
    return {
      way,
      price: prices.reduce((sum, { price }) => sum + price, 0),
      tiles: prices.length,
      brings: ready ? broughtByPlan(table, seat, way.plan) : undefined,
    };
  });
  return rows.sort(
    (a, b) =>
      (order === 'gain' ? (b.brings?.gain ?? 0) - (a.brings?.gain ?? 0) : 0) ||
      (order === 'tiles' ? a.tiles - b.tiles : 0) ||
      a.price - b.price ||
      a.tiles - b.tiles ||
      a.way.to - b.way.to,
  );
}

type DestinationProps = { row: Row; from: City; open: boolean };

/** Pointed at or chosen, it opens to its bill. The button lies over all of it: what has opened can be pressed too. */
function Destination({
  row: { way, price, tiles, brings },
  from,
  open,
}: DestinationProps): ReactNode {
  const modes = useModes();
  const { words: general } = useViewer();
  const words = modes.routes;
  const { table, own, turn, name } = useDock();
  const { city: pointed, look } = usePointed();
  const box = useRef<HTMLLIElement>(null);
  // Pointed at on the map, it comes into sight.
  useEffect(() => {
    const { current } = box;
    if (pointed === way.to && current && !current.matches(':hover')) bringInSight(current);
  }, [pointed, way.to]);
  const shares = own ? sharesFor(own, price) : 0;
  return (
    <li
      ref={box}
      data-open={open}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') look({ city: way.to });
      }}
    >
      <button
        type="button"
        className="rt-option"
        data-piece={`to:${way.to}`}
        aria-pressed={way.chosen}
        onFocus={() => look({ city: way.to })}
        onBlur={() => look(undefined)}
        onClick={(event) => turn.press({ on: 'city', city: way.to }, event.currentTarget)}
      >
        <span>{name(way.to)}</span>
        <small>{modes.bill.count(tiles)}</small>
        <b className={shares > 0 ? 'lacks' : undefined}>{general.money(price)}</b>
        {shares > 0 ? <small className="lacks">{words.shares(shares)}</small> : null}
        <span className="rt-brings">
          {brings ? <What brings={brings} from={from} to={way.to} /> : null}
        </span>
      </button>
      {open && own ? (
        <Bill bill={billOf(table, own, turn.seat, way.plan)} brings={brings} to={name(way.to)} />
      ) : null}
    </li>
  );
}

/** Only the list moves: the page around it stays where it is. */
function bringInSight(row: HTMLElement): void {
  const list = row.closest('.rt-scroll');
  if (!list) return;
  const [at, within] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (at.top < within.top) list.scrollTop -= within.top - at.top;
  else if (at.bottom > within.bottom) list.scrollTop += at.bottom - within.bottom;
}

/** What a link brings; nothing, and why. */
function What({ brings, from, to }: { brings: BringsData; from: City; to: City }): ReactNode {
  const viewer = useViewer();
  const words = useModes().routes;
  const { table, turn } = useDock();
  if (brings.gain > 0 || brings.steps.length > 0) return <Brings brings={brings} at={to} />;
  const idle = idleOf(table, turn.seat, from, to);
  return (
    <em>
      {idle.is === 'none'
        ? words.none(idle.beside === undefined ? undefined : whoIs(viewer, idle.beside))
        : words[idle.is]}
    </em>
  );
}
