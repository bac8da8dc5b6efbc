import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { type Acting, useActing } from '../handling/acting-later.ts';

/** The printed map comes first. What lies on it and stands round it is fetched at once as well, but nobody waits for it. */
const beside = import('../beside.ts');

type Beside = Awaited<typeof beside>;

/** A component that comes later; `meanwhile` keeps its place. */
function later<P extends object>(
  pick: (come: Beside) => ComponentType<P>,
  meanwhile?: ReactNode,
): (props: P) => ReactNode {
  const Come = lazy(() => beside.then((come) => ({ default: pick(come) }))) as ComponentType<P>;
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Come {...props} />
    </Suspense>
  );
}

export const MapDefs = later((come) => come.MapDefs);
export const Western = later((come) => come.Western);
export const Tracks = later((come) => come.Tracks);
export const Cities = later((come) => come.Cities);
export const Engines = later((come) => come.Engines);
export const Names = later((come) => come.Names);
export const Places = later((come) => come.Places);

export const Panel = later((come) => come.Panel);
export const CardsOnShow = later((come) => come.CardsOnShow);
export const PhoneSheet = later((come) => come.PhoneSheet, <div className="rt-phone-sheet" />);
export const Acts = later((come) => come.Acts, <div className="rt-acts" />);

/** Fetched when somebody has a plan. */
const planned = () => import('../planned.ts');
export const BidsLeft = lazy(async () => ({ default: (await planned()).BidsLeft }));
export const PencilTracks = lazy(async () => ({ default: (await planned()).PencilTracks }));
export const PencilRings = lazy(async () => ({ default: (await planned()).PencilRings }));

export const Score = later((come) => come.Score);
export const ScoreLine = later((come) => come.ScoreLine);

/** What comes with what one needs to act: all that is thought of on the map. */
const soon =
  <P extends object>(pick: (come: Acting) => ComponentType<P>) =>
  (props: P): ReactNode => {
    const acting = useActing();
    if (!acting) return null;
    const Come = pick(acting);
    return <Come {...props} />;
  };

export const Following = soon((come) => come.Following);
export const MapTools = soon((come) => come.MapTools);
export const Ways = soon((come) => come.Ways);
export const Rings = soon((come) => come.Rings);
export const Plans = soon((come) => come.Plans);
export const Above = soon((come) => come.Above);
