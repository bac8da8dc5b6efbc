import { type ReactNode, useMemo } from 'react';
import type { Event, Link, Table } from '#games/railroad-tycoon/rules/model.ts';
import { otherEnd } from '#games/railroad-tycoon/rules/network.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { TravellingCube } from '../art/travelling-cube.tsx';
import { useViewer } from '../viewer.ts';

type Delivered = Extract<Event, { is: 'goods-delivered' }>;

/** A cube on its way, for as long as the delivery is shown. Where nothing is to move, its way only shines. */
export function Journey({ geometry, table, event, ms }: JourneyProps): ReactNode {
  const { language } = useViewer();
  const points = useMemo(() => pointsOf(geometry, table, event), [geometry, table, event]);
  if (motionReduced() || points.length < 2) return null;
  return <TravellingCube points={points} colour={event.colour} ms={ms * 0.9} language={language} />;
}

type JourneyProps = { geometry: MapGeometry; table: Table; event: Delivered; ms: number };

function pointsOf(geometry: MapGeometry, { links }: Table, { ends, route }: Delivered) {
  let at = ends[0].city;
  return route.flatMap((number) => {
    const link = links[number] as Link;
    const points = geometry.linkPoints(link, at);
    at = otherEnd(link, at);
    return points;
  });
}
