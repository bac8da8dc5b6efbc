import { memo, type ReactNode } from 'react';
import type { Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { n, type Point, p } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import { seatTint } from './tints.ts';

/** `price`: as it is written on the ticket, such as `4+4`; without one there is no ticket. */
export type PricedTile = { readonly tile: Tile; readonly price: string };

/** All ways that a track could take, so that one can be told from the next: rails without a price, faintly. */
export const Ghosts = memo(
  function Ghosts({ geometry, tiles }: { geometry: MapGeometry; tiles: readonly Tile[] }) {
    const d = tiles.map((tile) => geometry.trackPath(tile)).join('');
    return (
      <Layer geometry={geometry} name="rt-ghosts">
        <path className="rt-ghost-casing" d={d} />
        <path className="rt-ghost-sleepers" d={d} />
        <path className="rt-ghost-bed" d={d} />
      </Layer>
    );
  },
  (a, b) => a.geometry === b.geometry && a.tiles.join() === b.tiles.join(),
);

const NAMES = {
  chosen: 'rt-proposal',
  pointed: 'rt-proposal rt-preview',
  aside: 'rt-proposal rt-aside',
} as const;

/**
 * Track that somebody thinks of: blue sleepers, a dashed band, a price on each tile. `pointed`: it is only pointed at;
 * `aside`: it is chosen, but another is pointed at.
 */
export const Proposal = memo(function Proposal(props: ProposalProps): ReactNode {
  const { geometry, tiles, seat, state = 'chosen' } = props;
  const { id } = seatTint(seat);
  return (
    <Layer geometry={geometry} name={NAMES[state]}>
      <g fill="none">
        {['rt-plan-casing', 'rt-plan-sleepers', 'rt-plan-bed', 'rt-plan-band'].map((part) =>
          tiles.map(({ tile }) => (
            <path
              key={`${part}${tile}`}
              className={part}
              d={geometry.trackPath(tile)}
              stroke={part === 'rt-plan-band' ? `var(--seat-${id})` : undefined}
            />
          )),
        )}
      </g>
      {tiles.map(({ tile, price }, i) => (
        <PriceTicket
          key={tile}
          // The last one keeps off the name of the city that it comes to.
          at={geometry.tilePoint(tile, i > 0 && i === tiles.length - 1 ? 0.34 : 0.5)}
          price={price}
        />
      ))}
    </Layer>
  );
});

type ProposalProps = {
  geometry: MapGeometry;
  tiles: readonly PricedTile[];
  seat: Seat;
  state?: keyof typeof NAMES;
};

/** How far along its tile the price of a lit tile stands. */
const TICKET_AT = 0.84;

/** The tiles that may be laid next: a dashed way each, its price where it leaves its hex. */
export const LitTiles = memo(function LitTiles(props: LitTilesProps): ReactNode {
  const { geometry, chosen } = props;
  // The chosen one lies over the others.
  const tiles = props.tiles.toSorted(
    (a, b) => Number(a.tile === chosen) - Number(b.tile === chosen),
  );
  return (
    <Layer geometry={geometry} name="rt-lit-tiles">
      <g fill="none">
        {tiles.map(({ tile }) => (
          <g key={tile} className={tile === chosen ? 'rt-lit-chosen' : undefined}>
            <path className="rt-lit-rim" d={geometry.trackPath(tile)} />
            <path className="rt-lit-way" d={geometry.trackPath(tile)} />
          </g>
        ))}
      </g>
      {tiles.map(({ tile, price }) => (
        <PriceTicket
          key={tile}
          at={geometry.tilePoint(tile, TICKET_AT)}
          price={price}
          isChosen={tile === chosen}
        />
      ))}
    </Layer>
  );
});

type LitTilesProps = { geometry: MapGeometry; tiles: readonly PricedTile[]; chosen?: Tile };

export function PriceTicket({ at, price, isChosen = false }: PriceTicketProps): ReactNode {
  if (price === '') return null;
  const width = 13 + 7.4 * price.length;
  const [left, right] = [n(-width / 2), n(width)];
  return (
    <g
      className={isChosen ? 'rt-price rt-price-chosen' : 'rt-price'}
      transform={`translate(${p(at)})`}
    >
      <path d={`M${left}-9h${right}v6a3 3 0 0 0 0 6v6h-${right}v-6a3 3 0 0 0 0-6z`} />
      <text y="4.6">{price}</text>
    </g>
  );
}

type PriceTicketProps = { at: Point; price: string; isChosen?: boolean };
