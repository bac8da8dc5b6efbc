import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** The printed map comes first. What lies on it and stands round it is fetched at once as well, but nobody waits for it. */

const pieces = import('./pieces.tsx');
const dock = import('./dock.tsx');
const thinking = import('./thinking.tsx');
const score = import('../score/score.tsx');
const scoreLine = import('../score/score-line.tsx');

/** A component that comes later; `meanwhile` keeps its place. */
function later<P extends object>(
  come: Promise<ComponentType<P>>,
  meanwhile?: ReactNode,
): (props: P) => ReactNode {
  const Come = lazy(() => come.then((component) => ({ default: component }))) as ComponentType<P>;
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Come {...props} />
    </Suspense>
  );
}

export const MapDefs = later(pieces.then((m) => m.MapDefs));
export const Western = later(pieces.then((m) => m.Western));
export const Tracks = later(pieces.then((m) => m.Tracks));
export const Cities = later(pieces.then((m) => m.Cities));
export const Engines = later(pieces.then((m) => m.Engines));
export const Names = later(pieces.then((m) => m.Names));
export const Places = later(pieces.then((m) => m.Places));

export const Panel = later(dock.then((m) => m.Panel));
export const CardsOnShow = later(dock.then((m) => m.CardsOnShow));
export const PhoneSheet = later(
  dock.then((m) => m.PhoneSheet),
  <div className="rw-sheet" />,
);
export const Acts = later(
  dock.then((m) => m.Acts),
  <div className="rw-acts" />,
);

export const Ways = later(thinking.then((m) => m.Ways));
export const Rings = later(thinking.then((m) => m.Rings));
export const Plans = later(thinking.then((m) => m.Plans));
export const Above = later(thinking.then((m) => m.Above));

export const Score = later(score.then((m) => m.Score));
export const ScoreLine = later(scoreLine.then((m) => m.ScoreLine));

export const MapTools = later(import('./map-tools.tsx').then((m) => m.MapTools));
