import { Fragment, type ReactNode } from 'react';
import type { Link } from '#games/railroad-tycoon/rules/model.ts';
import { Button } from '#ui/button.tsx';
import { Seat } from '#ui/seat.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Cube } from '../art/cube.tsx';
import { cubesAt } from '../art/cube-places.ts';
import { useDock } from '../handling/dock.ts';
import { type CubeDeliveries, type CubeRoute, cubeOf } from '../logic/deliveries.ts';
import { endOf } from '../logic/end.ts';
import { colourOf, useViewer, whoIs } from '../viewer.ts';
import { CubeOption } from './cube-option.tsx';
import { Head } from './head.tsx';
import { Lever } from './lever.tsx';
import { useModes } from './use-modes.ts';

/** So many ways to one city are worth comparing. */
const WAYS = 3;

/** The cubes that can travel, best first; then where the chosen one can go, and by which way. */
export function DeliverPanel(): ReactNode {
  const modes = useModes();
  const { words } = useViewer();
  const { turn, table } = useDock();
  const { deliveries, held } = turn;
  const cube = cubeOf(deliveries, held);
  if (cube) return <Ways cube={cube} />;
  return (
    <>
      <Head side={modes.delivery.level(table.players[turn.seat]?.level ?? 1)}>
        {words.actions.name.deliver[0]}
      </Head>
      <p data-preview="">
        {deliveries.length === 0 ? words.hint.deliver.none : words.hint.deliver.cube}
      </p>
      {deliveries.length === 0 ? null : (
        <ul className="rt-list rt-scroll">
          {deliveries.map((one) => (
            <li key={`${one.from}:${one.colour}`}>
              <CubeOption cube={one} />
            </li>
          ))}
        </ul>
      )}
      <div className="rt-foot">
        <Lever idle={words.actions.name.deliver[0]} />
      </div>
    </>
  );
}

function Ways({ cube }: { cube: CubeDeliveries }): ReactNode {
  const modes = useModes();
  const { words, language } = useViewer();
  const { turn, table, name } = useDock();
  const here = turn.deliveries.filter(({ from }) => from === cube.from);
  return (
    <>
      <Head side={modes.delivery.level(table.players[turn.seat]?.level ?? 1)}>
        <Cube colour={cube.colour} language={language} size={26} />
        {modes.delivery.title(cube.colour, name(cube.from))}
      </Head>
      {here.length < 2 ? null : (
        <div className="rt-colours" role="group" aria-label={modes.delivery.from(name(cube.from))}>
          {here.map((one) => (
            <button
              key={one.colour}
              type="button"
              className="rt-cube-button"
              data-piece={`cube:${one.from}:${one.colour}`}
              aria-pressed={one.colour === cube.colour}
              aria-label={words.colour(one.colour)}
              onClick={(event) => turn.press({ on: 'goods', cube: one }, event.currentTarget)}
            >
              <Cube colour={one.colour} language={language} size={24} />
            </button>
          ))}
        </div>
      )}
      <ul className="rt-list rt-scroll">
        {cube.destinations.flatMap(({ routes }) =>
          routes.slice(0, WAYS).map((route) => (
            <li key={route.action.route.join()}>
              <Way route={route} />
            </li>
          )),
        )}
      </ul>
      <Emptied cube={cube} />
      <div className="rt-foot">
        <Lever idle={words.actions.name.deliver[0]} />
        <Button
          data-back=""
          onClick={(event) => turn.press({ on: 'goods', cube: undefined }, event.currentTarget)}
        >
          {modes.delivery.other}
        </Button>
      </div>
    </>
  );
}

/** 11.11: the last cube leaves a marker behind. */
function Emptied({ cube }: { cube: CubeDeliveries }): ReactNode {
  const modes = useModes();
  const { table, name } = useDock();
  if (cubesAt(table.cubes, cube.from).length !== 1) return null;
  const { empty, due } = endOf(table);
  return (
    <p>
      <Sentence text={modes.delivery.empties(name(cube.from), empty + 1, due)} />
    </p>
  );
}

/** One way: where to, who gets what, and over which links. */
function Way({ route }: { route: CubeRoute }): ReactNode {
  const modes = useModes();
  const viewer = useViewer();
  const { words } = viewer;
  const { turn, table, name } = useDock();
  const { action, cities, cards, points } = route;
  const byLinks = points.map((sum, seat) =>
    cards.reduce((rest, card) => (card.seat === seat ? rest - card.points : rest), sum),
  );
  const drawn = route.drawn > 0 ? modes.delivery.drawn(route.drawn, name(route.to)) : undefined;
  return (
    <button
      type="button"
      className="rt-option rt-route-choice"
      data-route={action.route.join()}
      data-preview={turn.held.route?.join() === action.route.join() ? '' : undefined}
      aria-pressed={turn.held.route?.join() === action.route.join()}
      onClick={(event) => turn.press({ on: 'route', route: action.route }, event.currentTarget)}
    >
      <b>{name(route.to)}</b>
      <Heard>, </Heard>
      <span className="rt-points">
        {byLinks.map((sum, seat) =>
          sum === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
            <span key={seat}>
              <Seat colour={colourOf(seat)} size={20} />
              <span aria-hidden="true">{words.gain(sum)}</span>
              <Heard>{modes.delivery.gainOf(sum, whoIs(viewer, seat))}, </Heard>
            </span>
          ),
        )}
        {cards.map((card) => (
          <span key={`${card.seat}:${card.card}`}>
            {card.seat === turn.seat ? null : <Seat colour={colourOf(card.seat)} size={16} />}
            {modes.delivery.byCard(card.card, card.points)}
            <Heard>, </Heard>
          </span>
        ))}
      </span>
      <Heard>{modes.delivery.over(cities.map(name))}. </Heard>
      <span className="rt-via" aria-hidden="true">
        {cities.map((city, i) => (
          <Fragment key={city}>
            {i === 0 ? null : (
              <i
                style={{
                  background: `var(--seat-${colourOf((table.links[action.route[i - 1] ?? -1] as Link).owner)})`,
                }}
              />
            )}
            <span>{name(city)}</span>
          </Fragment>
        ))}
      </span>
      {drawn === undefined ? null : <small>{drawn}</small>}
    </button>
  );
}

/** What the eye sees by its place and its colour. */
function Heard({ children }: { children: ReactNode }): ReactNode {
  return <span className="visually-hidden">{children}</span>;
}
