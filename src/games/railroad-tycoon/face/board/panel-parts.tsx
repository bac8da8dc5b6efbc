import type { ReactNode } from 'react';
import type { City } from '#games/railroad-tycoon/rules/model.ts';
import { Button } from '#ui/button.tsx';
import { Pause } from '#ui/ear/said.tsx';
import { useDock } from '../handling/dock.ts';
import { useViewer } from '../viewer.ts';
import { Bill, Shares } from './bill.tsx';
import { Lever } from './lever.tsx';

/** What panels of one or two choices are made of. */

export function Payment(): ReactNode {
  const { deed } = useDock().turn;
  if (!deed?.bill) return null;
  return (
    <>
      <Bill bill={deed.bill} />
      <Shares bill={deed.bill} />
    </>
  );
}

export function Foot({ idle }: { idle: string }): ReactNode {
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

/** Cities to choose from, those that bring most first, then those with a link of one's own: what the map offers to the eye. */
export function CityOptions({ cities, brings }: CityOptionsProps): ReactNode {
  const { words } = useViewer();
  const { table, turn, name } = useDock();
  const gainOf = (city: City): number => brings?.get(city) ?? 0;
  const own = new Set(
    table.links.flatMap(({ owner, a, b }) => (owner === turn.seat ? [a, b] : [])),
  );
  return (
    <ul className="rt-list two">
      {[...cities]
        .sort(
          (a, b) =>
            gainOf(b) - gainOf(a) ||
            Number(own.has(b)) - Number(own.has(a)) ||
            name(a).localeCompare(name(b)),
        )
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
              {gainOf(city) > 0 ? (
                <>
                  <Pause />
                  <b className="rt-gain">{words.gain(gainOf(city))}</b>
                </>
              ) : null}
            </button>
          </li>
        ))}
    </ul>
  );
}

type CityOptionsProps = {
  cities: readonly City[];
  /** Points that each would put within reach. */
  brings?: ReadonlyMap<City, number>;
};
