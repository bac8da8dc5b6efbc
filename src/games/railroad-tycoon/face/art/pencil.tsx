import { memo, type ReactNode } from 'react';
import type { Event, Link } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { n, p } from '#ui/curves.ts';
import { marksOf } from '../logic/pencilled.ts';
import type { MapGeometry } from './geometry.ts';
import { RIM } from './hexes.ts';
import { Layer } from './layer.tsx';
import { PriceTicket } from './proposal.tsx';
import './pencil.css';

type PencilProps = {
  geometry: MapGeometry;
  /** Of the planned table: the plan's own links are among them. */
  links: readonly Link[];
  planned: readonly (readonly Event[])[];
  seat: Seat;
};

/** A plan in graphite: its track over what would be laid, its journeys dotted along their links. */
export const PencilTracks = memo(function PencilTracks(props: PencilProps): ReactNode {
  const { geometry, links, planned, seat } = props;
  const { tiles, ways } = marksOf(planned, seat);
  return (
    <Layer geometry={geometry} name="rt-pencil">
      <g fill="none">
        {['rt-pencil-casing', 'rt-pencil-sleepers', 'rt-pencil-bed', 'rt-pencil-band'].map((part) =>
          tiles.map(({ tile }) => (
            <path key={`${part}${tile}`} className={part} d={geometry.trackPath(tile)} />
          )),
        )}
        {ways.map((route) => {
          const d = route.map((link) => geometry.linkWay(links[link] as Link).d).join('');
          return (
            <g key={route.join()}>
              <path className="rt-pencil-rim" d={d} />
              <path className="rt-pencil-way" d={d} />
            </g>
          );
        })}
      </g>
    </Layer>
  );
});

/** Where the number of a step stands beside its ring. */
const BESIDE = RIM + 1;

/** Its prices, and a ring round each city that a step is about, with the step's number. */
export const PencilRings = memo(function PencilRings({ geometry, planned, seat }: PencilProps) {
  const { tiles, rings } = marksOf(planned, seat);
  return (
    <Layer geometry={geometry} name="rt-pencil">
      {tiles.map(({ tile, price }) => (
        <PriceTicket key={tile} at={geometry.tileMiddle(tile)} price={`${price}`} />
      ))}
      {rings.map(({ city, steps, gain }) => (
        <g key={city} transform={`translate(${p(geometry.cityPoint(city))})`}>
          <circle r={RIM + 5} className="rt-pencil-ring-rim" />
          <circle r={RIM + 5} className="rt-pencil-ring" />
          {steps.map((step, i) => (
            <g key={step} transform={`translate(${n(-BESIDE + i * 20)} ${n(-BESIDE)})`}>
              <circle r="10" className="rt-pencil-number" />
              <text className="rt-number" y="4.400">
                {step}
              </text>
            </g>
          ))}
          {gain > 0 ? (
            <text className="rt-pencil-gain" x={n(-BESIDE - 14)} y={n(-BESIDE + 5)}>
              +{gain}
            </text>
          ) : null}
        </g>
      ))}
    </Layer>
  );
});
