import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { calledAt } from '#protocol/cast.ts';
import { useLanguage } from './preferences.ts';
import { pathTo } from './routes.ts';
import type { TableRow } from './table/local/database.ts';
import { forgetLocal, localTables } from './table/local/shelf.ts';
import { localPath, replayPath } from './table/paths.ts';
import { forgetVisit, onlineVisits, type Visit } from './table/visits.ts';
import { botsTogether } from './words/table/bot-name.ts';

/** A table of this browser, as its ticket on the front page shows it. */
export type MyTable = {
  /** Where the ticket leads: a local table, an online one, or the replay of a finished game. */
  href: string;
  game: string;
  way: 'solo' | 'here' | 'online';
  /** Who sits there: the people, then the bots, by their number when they are several. */
  names: readonly string[];
  seats: number;
  status: 'waiting' | 'running' | 'over';
  yourTurn: boolean;
  /** Who won, once the game is over. */
  won?: readonly string[];
  /** Takes it off this list, for good if it is kept nowhere else. */
  putAway: () => Promise<void>;
  /** One line more, in the reader's language: "Turn 18", "36 to 40". */
  detail?: string;
  /** When something last happened there, in milliseconds since 1970. */
  at: number;
};

/** Running tables first, then the finished ones; the latest of each first. */
export async function listMyTables(language: Language): Promise<MyTable[]> {
  // A browser that keeps nothing still remembers the tables of this visit.
  const rows = await localTables().catch(() => []);
  const local = rows.filter(({ note }) => note.touched).map((row) => ofLocal(row, language));
  const online = onlineVisits().map((visit) => ofVisit(visit, language));
  const isOver = ({ status }: MyTable): number => (status === 'over' ? 1 : 0);
  return [...local, ...online].toSorted((a, b) => isOver(a) - isOver(b) || b.at - a.at);
}

function ofLocal({ id, header: { game }, seats, note }: TableRow, language: Language): MyTable {
  const sitters = seats.filter((seat) => seat.kind !== 'open');
  const people = sitters.filter(({ kind }) => kind === 'guest').length;
  const way = people > 1 ? 'here' : 'solo';
  return {
    href: note.status === 'over' ? replayPath(id) : localPath(way, game, id),
    game,
    way,
    names: namesOf(sitters, language),
    seats: seats.length,
    status: note.status,
    // On one device it is always somebody's turn who may pick it up.
    yourTurn: note.status === 'running' && note.toAct !== undefined,
    ...wonBy(sitters, note.won, language),
    putAway: () => forgetLocal([id]),
    ...detailIn(note.detail, language),
    at: note.at,
  };
}

function ofVisit(visit: Visit, language: Language): MyTable {
  const { id, game, seats, status, yourTurn, at, detail } = visit;
  return {
    href: status === 'over' ? replayPath(id) : pathTo.online(id),
    game,
    way: 'online',
    names: namesOf(seats, language),
    seats: seats.length,
    status,
    yourTurn,
    ...wonBy(seats, visit.won, language),
    putAway: async () => forgetVisit(id),
    ...detailIn(detail, language),
    at,
  };
}

function detailIn(said: Visit['detail'], language: Language): Pick<MyTable, 'detail'> {
  const detail = said?.[language];
  return detail === undefined ? {} : { detail };
}

/** Nothing, while nobody has won. Where a game is over no seat is open, so that sitters are seats. */
function wonBy(
  sitters: readonly Sitter[],
  won: readonly number[] = [],
  language: Language,
): Pick<MyTable, 'won'> {
  const names = calledAt(sitters, language);
  return won.length === 0 ? {} : { won: won.map((seat) => names[seat] ?? '') };
}

type Sitter = { name: string; bot?: string };

function namesOf(sitters: readonly Sitter[], language: Language): string[] {
  const names = calledAt(sitters, language);
  const people = names.filter((_, i) => sitters[i]?.bot === undefined);
  const bots = names.filter((_, i) => sitters[i]?.bot !== undefined);
  return [...people, ...(bots.length > 1 ? [botsTogether(bots.length, language)] : bots)];
}

/** The tables, and a way to read the list again. */
export function useMyTables(): { tables: readonly MyTable[]; reread: () => void } {
  const language = useLanguage();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [reading, setReading] = useState(0);
  const reread = useCallback(() => setReading((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever wishes to read it again does.
  useEffect(() => {
    let here = true;
    listMyTables(language)
      .then((found) => {
        if (here) setTables(found);
      })
      // A browser that keeps nothing has no tables to show.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [language, reading]);
  return { tables, reread };
}
