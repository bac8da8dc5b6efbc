import { useEffect } from 'react';
import {
  type Event,
  NO_SHARE,
  type Share,
  type Table,
  UP,
} from '#games/union-pacific/rules/model.ts';
import { useMoment } from '#ui/use-moment.ts';
import { attend, useAttention } from './attention.ts';
import type { Source } from './held.ts';
import { isBuilding } from './lights.ts';
import type { Turn } from './turn.ts';

/** The share that is to be taken from there; none from the pile. */
export function shareAt(source: Source | undefined, { display }: Table): Share | undefined {
  if (source === undefined || source.from === 'pile') return undefined;
  const share = source.from === 'up' ? UP : display[source.place];
  return share === NO_SHARE ? undefined : share;
}

/** Whose sheet is shown: of what is pointed at, or kept, or about to be taken. Who builds needs the map. */
export function useSheet(turn: Turn, table: Table): { share: Share; pinned: boolean } | undefined {
  const { pointed, train, hovered, pinned } = useAttention();
  useMoment(pinned, () => attend({ pinned: undefined }));
  const { track, company, space } = turn;
  const building = isBuilding(turn);
  const begun = building && (track ?? company ?? space) !== undefined;
  if (begun || table.turns === 0) return undefined;
  // A row shows its company on the map to who builds.
  const looked = building ? (hovered === undefined ? pointed : undefined) : (pointed ?? train);
  if (looked !== undefined) return { share: looked, pinned: looked === pinned };
  if (pinned !== undefined) return { share: pinned, pinned: true };
  const taken = turn.ask === 'take' ? shareAt(turn.source, table) : undefined;
  return taken === undefined ? undefined : { share: taken, pinned: false };
}

/** The companies that a line of the digest is about shine in the grid. */
export function useToldRows(pointedAt: readonly Event[] | undefined): void {
  const told = (pointedAt ?? []).flatMap(sharesOf).reduce((bits, share) => bits | (1 << share), 0);
  useEffect(() => {
    attend({ told });
    return () => attend({ told: 0 });
  }, [told]);
}

function sharesOf(event: Event): readonly Share[] {
  if (event.is === 'shares-invested' || event.is === 'openings-revealed') return event.shares;
  return event.is === 'train-built' ? [event.company] : [];
}
