import type { HexAt } from '#games/railroad-tycoon/rules/model.ts';
import { across } from '#games/railroad-tycoon/rules/terrain.ts';
import { oppositeOf, type Side } from '#hex/hex.ts';
import type { MapGeometry } from '../geometry.ts';

export function riverSides({ map: { data } }: MapGeometry): Map<HexAt, readonly Side[]> {
  const cols = data.rows[0]?.length ?? 0;
  return new Map(data.rivers.map(([col, row, ...out]) => [row * cols + col, out]));
}

/** Of each hex: the side by which its river leaves downstream, and how many hexes it comes from. */
export type Flow = { down: Map<HexAt, Side | undefined>; size: Map<HexAt, number> };

export const isWater = ({ groundAt }: MapGeometry, hex: HexAt): boolean =>
  hex >= 0 && groundAt(hex) === '.';

/** Rivers are followed upstream from their mouths: first those on water, then those on the edge, then whatever is left. */
export function flowOf(geometry: MapGeometry, sides: ReadonlyMap<HexAt, readonly Side[]>): Flow {
  const { map } = geometry;
  const down = new Map<HexAt, Side | undefined>();
  const order: HexAt[] = [];
  const upstream = (hex: HexAt, side: Side): HexAt | undefined => {
    const up = across(map, hex, side);
    return sides.get(up)?.includes(oppositeOf(side)) ? up : undefined;
  };
  const flood = (mouth: HexAt, out: Side | undefined): void => {
    const todo: [HexAt, Side | undefined][] = [[mouth, out]];
    for (let next = todo.shift(); next; next = todo.shift()) {
      const [hex, leaves] = next;
      if (down.has(hex)) continue;
      down.set(hex, leaves);
      order.push(hex);
      for (const side of sides.get(hex) ?? []) {
        const up = side === leaves ? undefined : upstream(hex, side);
        if (up !== undefined) todo.push([up, oppositeOf(side)]);
      }
    }
  };
  const ends = [...sides].flatMap(([hex, out]) =>
    out.map((side) => ({ hex, side, to: across(map, hex, side) })),
  );
  for (const { hex, side, to } of ends) if (isWater(geometry, to)) flood(hex, side);
  for (const { hex, side, to } of ends) if (to < 0) flood(hex, side);
  for (const [hex, out] of sides) if (out.length === 1) flood(hex, undefined);
  for (const hex of sides.keys()) flood(hex, undefined);
  const size = new Map<HexAt, number>();
  for (const hex of order.reverse()) {
    let sum = 1;
    for (const side of sides.get(hex) ?? []) {
      if (side !== down.get(hex)) sum += size.get(upstream(hex, side) ?? -1) ?? 0;
    }
    size.set(hex, sum);
  }
  return { down, size };
}
