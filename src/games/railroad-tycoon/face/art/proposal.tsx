import { memo, type ReactNode } from 'react';
import type { Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { n, type Point, p } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import { seatTint } from './tints.ts';

/** `price`: as it is written on the ticket, such as `4+4`; without one there is no ticket. */
export type PricedTile = { readonly tile: Tile; readonly price: string };

/** Track that somebody thinks of: blue sleepers, a dashed band, a price on each tile. `preview`: it is only pointed at. */
export const Proposal = memo(function Proposal(props: ProposalProps): ReactNode {
  const { geometry, tiles, seat, preview = false } = props;
  const { id } = seatTint(seat);
  return (
    <Layer geometry={geometry} name={preview ? 'rt-proposal rt-preview' : 'rt-proposal'}>
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
      {tiles.map(({ tile, price }) => (
        <PriceTicket key={tile} at={geometry.tileMiddle(tile)} price={price} />
      ))}
    </Layer>
  );
});

type ProposalProps = {
  geometry: MapGeometry;
  tiles: readonly PricedTile[];
  seat: Seat;
  preview?: boolean;
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
