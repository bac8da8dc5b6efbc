import type { ReactNode } from 'react';
import { GRANT, has } from '#games/railroad-tycoon/rules/held.ts';
import { Button } from '#ui/button.tsx';
import { useDock } from '../handling/dock.ts';
import { type BuildPlan, mostTiles, plannedOn, tilesLeft } from '../logic/plan.ts';
import { startsOf, turnsAt } from '../logic/starts.ts';
import { arrivalOf, waysOf } from '../logic/ways.ts';
import { useViewer } from '../viewer.ts';
import { Bill, Shares } from './bill.tsx';
import { CubeOption } from './cube-option.tsx';
import { Head } from './head.tsx';
import { Lever } from './lever.tsx';
import { Routes } from './routes.tsx';
import { useModes } from './use-modes.ts';

/** From where, to where, what it costs, and what pays for it. */
export function BuildPanel(): ReactNode {
  const modes = useModes();
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const { seat, deed } = turn;
  const { plan } = turn.held;
  const laid = table.build?.tiles ?? 0;
  const planned = (plan?.tiles.length ?? 0) + (plan?.turned === undefined ? 0 : 1);
  const most = mostTiles(table, seat);
  const arrives = plan && arrivalOf(table, seat, plan);
  const done = plan && plannedOn(table, seat, plan)?.done;
  return (
    <>
      <Head
        side={
          plan && planned + laid === 0
            ? modes.routes.cities(waysOf(table, seat, plan).length)
            : modes.bill.tiles(planned + laid, most)
        }
      >
        {plan === undefined
          ? words.actions.name.build[0]
          : modes.bill.title(
              name(plan.start.city),
              arrives === undefined ? undefined : name(arrives),
            )}
      </Head>
      <div className="rt-scroll">
        {plan === undefined ? <Starts /> : <Reach plan={plan} laid={planned > 0} />}
        {deed?.bill ? (
          <>
            {arrives === undefined ? <Bill bill={deed.bill} /> : null}
            {planned + laid === 5 ? <p>{modes.bill.fifth}</p> : null}
            {plan && !done ? (
              <>
                <p>{words.hint.build.next(tilesLeft(table, seat, plan))}</p>
                <p className="rt-warn">{modes.bill.unfinished}</p>
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
              {modes.bill.grant} <small>{modes.bill.grantSub}</small>
            </span>
          </label>
        ) : null}
      </div>
      <div className="rt-foot">
        <Lever idle={plan === undefined ? modes.bill.from : modes.bill.to} />
        {plan && (planned > 0 || table.build === null) ? (
          <Button data-back="" onClick={(event) => turn.press({ on: 'back' }, event.currentTarget)}>
            {planned > 0 ? modes.bill.back : modes.bill.drop}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Nothing chosen: where one could go on. */
function Starts(): ReactNode {
  const modes = useModes();
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const starts = startsOf(table, turn.seat);
  const open = starts.filter(({ link }) => link >= 0);
  return (
    <>
      <p data-preview="">
        {starts.length === 0 ? words.hint.build.nowhere : words.hint.build.start(open.length > 0)}
      </p>
      {open.length === 0 ? null : (
        <div className="rt-list">
          <h3 className="rt-label">{modes.bill.goesOn}</h3>
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

/** A start chosen: what the end of a blocked link can be turned to, the cities in reach, and the cubes that lie here. */
function Reach({ plan, laid }: { plan: BuildPlan; laid: boolean }): ReactNode {
  const modes = useModes();
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const { city: from } = plan.start;
  const ways = waysOf(table, turn.seat, plan);
  const turns = laid ? [] : turnsAt(table, turn.seat, plan.start);
  // Who pressed a city may have meant what lies in it.
  const cubes = laid ? [] : turn.deliveries.filter((cube) => cube.from === from);
  return (
    <>
      {turns.length > 0 ? <p>{words.hint.build.blocked}</p> : null}
      {ways.length === 0 && turns.length === 0 && !laid ? (
        <p>{modes.bill.noCity(tilesLeft(table, turn.seat, plan))}</p>
      ) : null}
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
              <span>{modes.bill.turn(each.to)}</span>
              <small>{words.money(each.price)}</small>
            </button>
          ))}
        </div>
      )}
      <Routes plan={plan} />
      {cubes.length === 0 ? null : (
        <div className="rt-list">
          <h3 className="rt-label">{modes.delivery.from(name(from))}</h3>
          {cubes.map((cube) => (
            <CubeOption key={cube.colour} cube={cube} />
          ))}
        </div>
      )}
    </>
  );
}
