import { useEffect, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { useLanguage } from './preferences.ts';
import { pathTo } from './routes.ts';
import type { TableRow } from './table/local/database.ts';
import { localTables } from './table/local/shelf.ts';
import { localPath, replayPath } from './table/paths.ts';
import { onlineVisits, type Visit } from './table/visits.ts';
import { botName } from './words/table/bot-name.ts';

/** A table of this browser, as its ticket on the front page shows it. */
export type MyTable = {
  /** Where the ticket leads: a local table, an online one, or the replay of a finished game. */
  href: string;
  game: string;
  way: 'solo' | 'here' | 'online';
  /** Who sits there, in the order of play. */
  names: readonly string[];
  status: 'waiting' | 'running' | 'over';
  yourTurn: boolean;
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
  const people = seats.filter(({ kind }) => kind === 'guest').length;
  const way = people > 1 ? 'here' : 'solo';
  return {
    href: note.status === 'over' ? replayPath(id) : localPath(way, game, id),
    game,
    way,
    names: seats.map((seat) => (seat.kind === 'open' ? '' : nameOf(seat, language))),
    status: note.status,
    // On one device it is always somebody's turn who may pick it up.
    yourTurn: note.status === 'running' && note.toAct !== undefined,
    ...(note.detail ? { detail: note.detail[language] } : {}),
    at: note.at,
  };
}

function ofVisit(visit: Visit, language: Language): MyTable {
  const { id, game, seats, status, yourTurn, at, detail } = visit;
  return {
    href: status === 'over' ? replayPath(id) : pathTo.online(id),
    game,
    way: 'online',
    names: seats.map((seat) => nameOf(seat, language)),
    status,
    yourTurn,
    ...(detail ? { detail: detail[language] } : {}),
    at,
  };
}

function nameOf({ name, bot }: { name: string; bot?: string }, language: Language): string {
  return bot === undefined ? name : botName(bot, language);
}

export function useMyTables(): readonly MyTable[] {
  const language = useLanguage();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
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
  }, [language]);
  return tables;
}
