import type { Standing } from '#kernel/game.ts';
import type { Ended } from './beside.ts';
import { GameSession } from './game-session.ts';
import { OtherRules } from './other-rules.ts';
import type { Stored } from './store.ts';
import type { TablesHost } from './tables.ts';

/** How a game has ended. */
export type Outcome = {
  stored: Stored;
  /** By whom or what: its rules, all players, or those who have resigned. */
  why: 'rules' | Ended['why'];
  at: number;
  /** As the rules tell them; of a game that did not end by them, where it was left. */
  standings: readonly Standing[];
};

/** Of the table of this name; nothing: there is none any more, or its game goes on. Throws `OtherRules`. */
export async function outcomeOf(
  { store, titleOf, now }: Pick<TablesHost, 'store' | 'titleOf' | 'now'>,
  id: string,
): Promise<Outcome | undefined> {
  const stored = await store.load(id);
  if (!stored || stored.seats.length === 0) return undefined;
  const { header, entries, beside } = stored;
  const title = await titleOf(header.game, header.rules);
  if (title?.game.rules !== header.rules) throw new OtherRules(id, header.rules);
  const session = await GameSession.open(title, store, stored, now);
  if (session.actors.length > 0 && !beside.ended) return undefined;
  const [last] = await store.lines(id, entries, entries);
  return {
    stored,
    why: beside.ended?.why ?? 'rules',
    at: beside.ended?.at ?? last?.at ?? header.at,
    standings: title.game.standings(session.state),
  };
}
