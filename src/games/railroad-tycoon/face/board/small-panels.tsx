import type { ReactNode } from 'react';
import { total } from '#games/railroad-tycoon/rules/counts.ts';
import { CUBES_ADDED, WESTERN_CUBES } from '#games/railroad-tycoon/rules/data/economy.ts';
import { type City, type Colour, GREY, RED } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Cube } from '../art/cube.tsx';
import { useDock } from '../handling/dock.ts';
import { broughtByAction } from '../logic/brings.ts';
import { openWest } from '../logic/closed.ts';
import { cubesIn, deliveriesOf } from '../logic/deliveries.ts';
import { useViewer } from '../viewer.ts';
import { Bill, Shares } from './bill.tsx';
import { Forecast } from './brings.tsx';
import { Head } from './head.tsx';
import { Lever } from './lever.tsx';
import { useModes } from './use-modes.ts';

/** Panels of one or two choices. */

function Payment(): ReactNode {
  const { deed } = useDock().turn;
  if (!deed?.bill) return null;
  return (
    <>
      <Bill bill={deed.bill} />
      <Shares bill={deed.bill} />
    </>
  );
}

function Foot({ idle }: { idle: string }): ReactNode {
  const { words } = useViewer();
  const { turn } = useDock();
  const { city, colour } = turn.held;
  const back = turn.ask === 'act' || city !== undefined || colour !== undefined;
  return (
    <div className="rt-foot">
      <Lever idle={idle} />
      {back ? (
        <Button data-back="" onClick={(event) => turn.press({ on: 'back' }, event.currentTarget)}>
          {words.actions.cancel}
        </Button>
      ) : null}
    </div>
  );
}

/** Cities to choose from, those with a link of one's own first: what the map offers to the eye. */
function CityOptions({ cities }: { cities: readonly City[] }): ReactNode {
  const { table, turn, name } = useDock();
  const own = new Set(
    table.links.flatMap(({ owner, a, b }) => (owner === turn.seat ? [a, b] : [])),
  );
  return (
    <ul className="rt-list two">
      {[...cities]
        .sort((a, b) => Number(own.has(b)) - Number(own.has(a)) || name(a).localeCompare(name(b)))
        .map((city) => (
          <li key={city}>
            <button
              type="button"
              className="rt-option"
              data-piece={`to:${city}`}
              aria-pressed={turn.held.city === city}
              onClick={(event) => turn.press({ on: 'city', city }, event.currentTarget)}
            >
              <span>{name(city)}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}

/** 9.1, 13.3 */
export function UrbanisePanel(): ReactNode {
  const modes = useModes();
  const { words, language } = useViewer();
  const { table, turn, name } = useDock();
  const { city, colour } = turn.held;
  const grey = table.colours.flatMap((each, at) => (each === GREY ? [at] : []));
  const hint =
    city === undefined
      ? turn.ask === 'industry'
        ? words.hint.industry
        : words.hint.urbanise.city
      : colour === undefined
        ? words.hint.urbanise.colour(name(city))
        : modes.urbanise.does(name(city), colour);
  return (
    <>
      <Head side={city === undefined ? undefined : name(city)}>{modes.urbanise.title}</Head>
      <p>
        <Sentence text={hint} />
      </p>
      <div className="rt-scroll">
        <div className="rt-colours">
          {table.newCities.map((left, each) =>
            left === 0 ? null : (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a colour is named by its number.
                key={each}
                type="button"
                className="rt-option"
                data-piece={`colour:${each}`}
                aria-pressed={colour === each}
                onClick={({ currentTarget }) =>
                  turn.press({ on: 'colour', colour: each }, currentTarget)
                }
              >
                <Cube colour={each} language={language} size={22} />
                <span>{modes.urbanise.tiles(each, left)}</span>
                {city === undefined ? null : <Gain city={city} colour={each} />}
              </button>
            ),
          )}
        </div>
        {city === undefined ? <CityOptions cities={grey} /> : null}
        {city === undefined || colour === undefined ? null : (
          <>
            <Forecast action={{ do: 'urbanise', city, colour }} at={city} />
            <Drawn />
          </>
        )}
        {turn.ask === 'industry' ? <p>{modes.urbanise.free}</p> : <Payment />}
      </div>
      <Foot idle={modes.urbanise.title} />
    </>
  );
}

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
  const { words } = useViewer();
  const { table, turn } = useDock();
  const raised = {
    ...table,
    players: table.players.map((player, seat) =>
      seat === turn.seat ? { ...player, level: player.level + 1 } : player,
    ),
  };
  const before = cubesIn(table, deliveriesOf(table, turn.seat));
  const after = cubesIn(table, deliveriesOf(raised, turn.seat));
  return (
    <p>
      {words.actions.deliver(before)} → <b>{words.actions.deliver(after)}</b>
    </p>
  );
}

/** What this colour would put within reach, to be compared with the next. */
function Gain({ city, colour }: { city: City; colour: Colour }): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const { gain } = broughtByAction(table, turn.seat, { do: 'urbanise', city, colour });
  return gain === 0 ? null : <b className="rt-gain">{words.gain(gain)}</b>;
}

/** 9.4, 9.6: two cubes come from the bag, if it has them. */
function Drawn(): ReactNode {
  const words = useModes().routes;
  const left = total(useDock().table.bag);
  return <p>{left < CUBES_ADDED ? words.bagLow(left) : words.drawn}</p>;
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
        <p>
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
