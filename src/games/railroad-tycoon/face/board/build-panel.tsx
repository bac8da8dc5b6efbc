import type { ReactNode } from 'react';
import { GRANT, has } from '#games/railroad-tycoon/rules/held.ts';
import { Button } from '#ui/button.tsx';
import { useDock } from '../handling/dock.ts';
import { linksFrom } from '../logic/network-reading.ts';
import { type BuildPlan, mostTiles, plannedOn, tilesLeft } from '../logic/plan.ts';
import { reachOf } from '../logic/plan-reach.ts';
import { startsOf, turnsAt } from '../logic/starts.ts';
import { useViewer } from '../viewer.ts';
import { Bill, Shares } from './bill.tsx';
import { CubeOption } from './cube-option.tsx';
import { Head } from './head.tsx';
import { Lever } from './lever.tsx';

/** From where, to where, what it costs, and what pays for it. */
export function BuildPanel(): ReactNode {
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const { seat, deed } = turn;
  const { plan } = turn.held;
  const laid = table.build?.tiles ?? 0;
  const planned = (plan?.tiles.length ?? 0) + (plan?.turned === undefined ? 0 : 1);
  const most = mostTiles(table, seat);
  const after = plan && plannedOn(table, seat, plan);
  const arrives = after?.table.links[table.links.length]?.b;
  const done = after?.done === true;
  return (
    <>
      <Head side={words.bill.tiles(planned + laid, most)}>
        {plan === undefined
          ? words.actions.name.build[0]
          : words.bill.title(
              name(plan.start.city),
              arrives === undefined ? undefined : name(arrives),
            )}
      </Head>
      <div className="rt-scroll">
        {plan === undefined ? <Starts /> : planned === 0 ? <Reach plan={plan} /> : null}
        {deed?.bill ? (
          <>
            <Bill bill={deed.bill} />
            {planned + laid === 5 ? <p>{words.bill.fifth}</p> : null}
            {plan && !done ? (
              <>
                <p>{words.hint.build.next(tilesLeft(table, seat, plan))}</p>
                <p className="rt-warn">{words.bill.unfinished}</p>
              </>
            ) : null}
            <Shares bill={deed.bill} />
          </>
        ) : null}
        {plan && table.build === null && has(table, seat, GRANT) ? (
          <label className="rt-tick">
            <input
              type="checkbox"
              data-grant=""
              checked={plan.grant}
              onChange={({ currentTarget }) =>
                turn.press({ on: 'grant', grant: currentTarget.checked }, currentTarget)
              }
            />
            <span>
              {words.bill.grant} <small>{words.bill.grantSub}</small>
            </span>
          </label>
        ) : null}
      </div>
      <div className="rt-foot">
        <Lever idle={words.actions.name.build[0]} />
        {plan && (planned > 0 || table.build === null) ? (
          <Button data-back="" onClick={(event) => turn.press({ on: 'back' }, event.currentTarget)}>
            {planned > 0 ? words.bill.back : words.bill.drop}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Nothing chosen: where one could go on. */
function Starts(): ReactNode {
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const starts = startsOf(table, turn.seat);
  const open = starts.filter(({ link }) => link >= 0);
  return (
    <>
      <p data-preview="">
        {starts.length === 0 ? words.hint.build.nowhere : words.hint.build.start}
      </p>
      {open.length === 0 ? null : (
        <div className="rt-list">
          <h3 className="rt-label">{words.bill.goesOn}</h3>
          {open.map((start) => (
            <button
              key={start.link}
              type="button"
              className="rt-option"
              data-start={start.link}
              onClick={(event) => turn.press({ on: 'start', start }, event.currentTarget)}
            >
              <span>{words.map.unfinished(name(start.city))}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** A start chosen: the cities that can be reached from there, the cheapest first. */
function Reach({ plan }: { plan: BuildPlan }): ReactNode {
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const { city: from } = plan.start;
  const linked = new Set(
    linksFrom(table, from).flatMap(({ to, owner }) => (owner === turn.seat ? [to] : [])),
  );
  // A second link between the same cities is seldom meant.
  const ways = [...reachOf(table, turn.seat, plan).cities].sort(
    ([to, a], [other, b]) =>
      Number(linked.has(to)) - Number(linked.has(other)) ||
      a.price - b.price ||
      a.tiles.length - b.tiles.length,
  );
  const turns = turnsAt(table, turn.seat, plan.start);
  // Who pressed a city may have meant what lies in it.
  const cubes = turn.deliveries.filter((cube) => cube.from === from);
  const left = tilesLeft(table, turn.seat, plan);
  return (
    <>
      <p>{turns.length > 0 ? words.hint.build.blocked : words.hint.build.next(left)}</p>
      {turns.length === 0 ? null : (
        <div className="rt-list">
          {turns.map((each) => (
            <button
              key={each.to}
              type="button"
              className="rt-option"
              data-turn={each.to}
              onClick={(event) => turn.press({ on: 'turn', to: each.to }, event.currentTarget)}
            >
              <span>{words.bill.turn(each.to)}</span>
              <small>{words.money(each.price)}</small>
            </button>
          ))}
        </div>
      )}
      {ways.length === 0 ? null : (
        <ul className="rt-list reach" aria-label={words.bill.reach}>
          {ways.map(([city, way]) => (
            <li key={city}>
              <button
                type="button"
                className="rt-option"
                data-piece={`to:${city}`}
                onClick={(event) => turn.press({ on: 'city', city }, event.currentTarget)}
              >
                <span>{name(city)}</span>
                <small>{words.bill.count(way.tiles.length)}</small>
                <small>{words.money(way.price)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {cubes.length === 0 ? null : (
        <div className="rt-list">
          <h3 className="rt-label">{words.delivery.from(name(from))}</h3>
          {cubes.map((cube) => (
            <CubeOption key={cube.colour} cube={cube} />
          ))}
        </div>
      )}
    </>
  );
}
