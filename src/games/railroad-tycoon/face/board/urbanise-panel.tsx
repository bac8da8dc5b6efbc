import type { ReactNode } from 'react';
import { total } from '#games/railroad-tycoon/rules/counts.ts';
import { CUBES_ADDED } from '#games/railroad-tycoon/rules/data/economy.ts';
import { type City, type Colour, GREY } from '#games/railroad-tycoon/rules/model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { Cube } from '../art/cube.tsx';
import { useDock } from '../handling/dock.ts';
import { broughtByAction, urbanisingBrings } from '../logic/brings.ts';
import { useViewer } from '../viewer.ts';
import { Forecast } from './brings.tsx';
import { Head } from './head.tsx';
import { CityOptions, Foot, Payment } from './panel-parts.tsx';
import { useModes } from './use-modes.ts';

/** 9.1, 13.3 */
export function UrbanisePanel(): ReactNode {
  const modes = useModes();
  const { words, language } = useViewer();
  const { table, turn, name } = useDock();
  const { city, colour } = turn.held;
  const grey = table.colours.flatMap((each, at) => (each === GREY ? [at] : []));
  const brings = urbanisingBrings(table, turn.seat);
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
      <p data-preview="">
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
        {city === undefined ? (
          <>
            {[...brings.values()].some((gain) => gain > 0) ? null : <p>{modes.urbanise.none}</p>}
            <CityOptions cities={grey} brings={brings} />
          </>
        ) : null}
        {city === undefined || colour === undefined ? null : (
          <>
            <Forecast action={{ do: 'urbanise', city, colour }} at={city} />
            <Drawn />
          </>
        )}
        {turn.ask === 'industry' ? <p>{modes.urbanise.free}</p> : <Payment />}
      </div>
      <Foot
        idle={
          city === undefined ? words.hint.urbanise.city.replace(/\.$/, '') : modes.urbanise.choose
        }
      />
    </>
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
