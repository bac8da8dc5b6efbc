import {
  type Own,
  type Share,
  type Space,
  type Table,
  type Track,
  type UnionPacific,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Eyes, View } from '#kernel/game.ts';

/** What has changed before these eyes, shown to them or not: what a plan has done is not shown move by move. */
export type Lately = View<UnionPacific> & {
  /** Trains built since these eyes acted last, with their own last one. */
  fresh: readonly Space[];
  /** The share that came to this hand last, until its next deed: whoever looks up at their turn still finds it. */
  came: { share: Share; fromPile: boolean } | undefined;
  /** The track card that was drawn last, until one is played. */
  drawn: Track | undefined;
};

export const latelyFrom = ({ table, own }: View<UnionPacific>): Lately => ({
  table,
  own,
  fresh: [],
  came: undefined,
  drawn: undefined,
});

export function latelyAfter(before: Lately, view: View<UnionPacific>, eyes: Eyes): Lately {
  const { table, own } = view;
  if (table === before.table && own === before.own) return before;
  // Somewhere else in the game: a reload, another place of a replay.
  const far = Math.abs(table.turns - before.table.turns) > table.players.length;
  if (far || before.own === undefined || own === undefined)
    return { ...latelyFrom(view), fresh: far ? [] : freshAfter(before, table, eyes) };
  return {
    table,
    own,
    fresh: freshAfter(before, table, eyes),
    came: cameAfter(before, table, before.own, own),
    drawn: drawnAfter(before, table, before.own, own),
  };
}

function freshAfter({ table: before, fresh }: Lately, table: Table, eyes: Eyes): readonly Space[] {
  const built = table.spaces.flatMap((owner, space) =>
    owner > 0 && before.spaces[space] === 0 ? [space] : [],
  );
  const still = fresh.filter((space) => table.spaces[space] !== 0);
  // Who watches has no turn of their own: they see the last round.
  if (eyes === 'watcher') return same(fresh, [...still, ...built].slice(-table.players.length));
  const laidBy = ({ players }: Table): string | undefined => players[eyes]?.exposed.join();
  const laid = laidBy(table) !== laidBy(before) && before.turn === eyes;
  if (laid && built.length === 0) return [];
  const mine = built.length > 0 && before.turn === eyes;
  return same(fresh, mine ? built : [...still, ...built]);
}

const same = (before: readonly Space[], now: readonly Space[]): readonly Space[] =>
  before.join() === now.join() ? before : now;

function cameAfter(
  { table: before, came }: Lately,
  table: Table,
  had: Own,
  has: Own,
): Lately['came'] {
  // The hand that is dealt.
  if (table.turns === 0) return undefined;
  const share = gainedIn(had.shares, has.shares);
  if (share !== undefined) {
    const still = before.display.every((one, place) => one === table.display[place]);
    return { share, fromPile: share !== UP && still };
  }
  const acted = lostIn(had.tracks, has.tracks) || lostIn(had.shares, has.shares);
  return acted ? undefined : came;
}

function drawnAfter({ drawn }: Lately, { turns }: Table, had: Own, has: Own): Track | undefined {
  // The hand that is dealt.
  if (turns === 0) return undefined;
  return gainedIn(had.tracks, has.tracks) ?? (lostIn(had.tracks, has.tracks) ? undefined : drawn);
}

const gainedIn = (before: readonly number[], now: readonly number[]): number | undefined => {
  const at = now.findIndex((count, kind) => count > (before[kind] ?? 0));
  return at < 0 ? undefined : at;
};

const lostIn = (before: readonly number[], now: readonly number[]): boolean =>
  now.some((count, kind) => count < (before[kind] ?? 0));
