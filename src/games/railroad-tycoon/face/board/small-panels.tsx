import type { ReactNode } from 'react';
import { WESTERN_CUBES } from '#games/railroad-tycoon/rules/data/economy.ts';
import { RED } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { Said } from '#ui/ear/said.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useDock } from '../handling/dock.ts';
import { openWest } from '../logic/closed.ts';
import { cubesIn, deliveriesOf } from '../logic/deliveries.ts';
import { useViewer } from '../viewer.ts';
import { Shares } from './bill.tsx';
import { Forecast } from './brings.tsx';
import { Head } from './head.tsx';
import { CityOptions, Foot, Payment } from './panel-parts.tsx';
import { useModes } from './use-modes.ts';

/** Panels of one or two choices. */

/** 10.1: what one level more would bring within reach. */
export function UpgradePanel(): ReactNode {
  const modes = useModes();
  const { words } = useViewer();
  const { table, turn } = useDock();
  const level = (table.players[turn.seat]?.level ?? 0) + 1;
  return (
    <>
      <Head>{modes.upgrade.title(level)}</Head>
      <div className="rt-scroll">
        <p>
          <Sentence text={modes.upgrade.does(level)} />
        </p>
        <Reached />
        <Forecast action={{ do: 'upgrade' }} />
        <Payment />
      </div>
      <Foot idle={words.actions.name.upgrade[0]} />
    </>
  );
}

/** How many cubes that is in all; the bag is not asked. */
function Reached(): ReactNode {
  const { words, language } = useViewer();
  const { table, turn } = useDock();
  const raised = {
    ...table,
    players: table.players.map((player, seat) =>
      seat === turn.seat ? { ...player, level: player.level + 1 } : player,
    ),
  };
  const before = cubesIn(table, deliveriesOf(table, turn.seat));
  const after = cubesIn(table, deliveriesOf(raised, turn.seat));
  // That nothing more comes within reach is said by itself.
  if (after === before) return null;
  return (
    <p data-preview="">
      <Said
        text={`${words.actions.deliver(before)} → **${words.actions.deliver(after)}**`}
        language={language}
      />
    </p>
  );
}

/** 14.1 */
export function WestPanel(): ReactNode {
  const modes = useModes();
  const { routes } = modes;
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const { city } = turn.held;
  const { market } = mapOf(table.map);
  const red = table.bag[RED] ?? 0;
  const open = openWest(table, turn.check);
  return (
    <>
      <Head>{modes.west.title}</Head>
      <div className="rt-scroll">
        <p data-preview="">
          <Sentence
            text={
              city !== undefined
                ? modes.west.does(name(city), market < 0 ? undefined : name(market))
                : open.length > 0
                  ? words.hint.west.choose
                  : words.hint.west.none
            }
          />
        </p>
        <CityOptions cities={open} />
        {city === undefined ? null : (
          <>
            {red < WESTERN_CUBES ? <p className="rt-warn">{routes.red(red)}</p> : null}
            <Forecast action={{ do: 'western-link', city }} at={city} />
          </>
        )}
        <Payment />
      </div>
      <Foot idle={modes.west.title} />
    </>
  );
}

/** 13.1 */
export function GrowthPanel(): ReactNode {
  const modes = useModes();
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const { city } = turn.held;
  return (
    <>
      <Head side={city === undefined ? undefined : name(city)}>{modes.growth.title}</Head>
      <p>{words.hint.growth}</p>
      <div className="rt-scroll">
        <CityOptions cities={[...table.colours.keys()]} />
      </div>
      <Foot idle={modes.growth.title} />
    </>
  );
}

/** 5.1 */
export function SharePanel(): ReactNode {
  const { words } = useViewer();
  const { deed } = useDock().turn;
  return (
    <>
      <Head>{words.actions.issue}</Head>
      <p>{words.actions.issueSub}</p>
      {deed?.bill ? <Shares bill={deed.bill} /> : null}
      <Foot idle={words.actions.issue} />
    </>
  );
}

/** 3.7 */
export function DeclinePanel(): ReactNode {
  const { words } = useViewer();
  return (
    <>
      <Head>{words.actions.decline}</Head>
      <p>{words.actions.declineSure}</p>
      <Foot idle={words.actions.decline} />
    </>
  );
}
