import { localTables } from '../table/local/shelf.ts';
import { onlineVisits } from '../table/visits.ts';
import { type FirstAt, firstGames, isKnown, NONE } from './first-at.ts';

export const isSeen = ({ seen }: FirstAt, kind: string): boolean => seen.includes(kind);

/** This table is the first of its title here, unless there was another. */
export async function beginFirstGame(game: string, table: string): Promise<void> {
  if (isKnown(game)) return;
  const rows = await localTables().catch(() => []);
  const others = [
    ...rows.filter(({ note }) => note.touched).map(({ id, header }) => ({ id, game: header.game })),
    ...onlineVisits(),
  ].filter((one) => one.game === game && one.id !== table);
  if (!isKnown(game)) keep(game, { table: others.length > 0 ? NONE : table, seen: [] });
}

/** A word that is said, and the entry of a rival that came last by then. */
export type Said = { kind: string | undefined; rival: number | undefined };

/**
 * Of what is asked, the word that is said. One stays for as long as it is asked in the same turn; `next`, which has not been
 * said yet, takes its place in another turn (`anew`), or where it is asked no more. Once a rival has had a turn it is old.
 */
export function wordNow(said: Said, asked: Asked): string | undefined {
  const { kinds, next, rival, anew } = asked;
  const isOld = anew && rival !== said.rival;
  const stays = said.kind !== undefined && kinds.includes(said.kind) && !isOld;
  if (next !== undefined && (anew || !stays)) return next;
  return stays ? said.kind : undefined;
}

type Asked = {
  kinds: readonly string[];
  next: string | undefined;
  rival: number | undefined;
  /** Nothing was asked in between. */
  anew: boolean;
};

export function seeIn(game: string, kind: string): void {
  change(game, (first) => ({ ...first, seen: [...first.seen, kind] }));
}

/** No more of it, in this game or another of this title. */
export function stopIn(game: string): void {
  change(game, (first) => ({ ...first, table: NONE }));
}

function change(game: string, by: (first: FirstAt) => FirstAt): void {
  const kept = firstGames.get();
  const first = kept === 'off' ? undefined : kept[game];
  if (first) keep(game, by(first));
}

function keep(game: string, first: FirstAt): void {
  const kept = firstGames.get();
  if (kept !== 'off') firstGames.set({ ...kept, [game]: first });
}
