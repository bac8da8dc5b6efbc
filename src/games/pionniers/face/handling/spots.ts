import type { Point } from '#ui/map-view/view.ts';
import { type Geometry, middleOf } from '../art/geometry.ts';
import { nearestTarget, type Target } from '../logic/targets.ts';
import type { Press } from './pressed.ts';

/** So near must a tap come to a place, in pixels. */
const REACH = 22;
/** So near to a line its space is meant, in units. */
const BESIDE = 26;

/** What a tap is on while a crate is in hand: the nearest place for it, else the space of the nearest line. */
export function pressAt(
  geometry: Geometry,
  targets: readonly Target[],
  at: Point,
  scale: number,
): Press | undefined {
  const where = ({ line, space }: Target): Point => middleOf(geometry, line, space);
  const target = nearestTarget(targets, where, at, REACH / scale);
  if (target) return { on: 'target', line: target.line, space: target.space };
  const near = geometry.lines
    .map((path, line) => ({ line, ...path.nearest(at.x, at.y) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (near === undefined || near.distance > BESIDE) return undefined;
  return { on: 'ground', line: near.line, space: near.space };
}
