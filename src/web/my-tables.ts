import { useEffect, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { useLanguage } from './preferences.ts';
import { pathTo } from './routes.ts';
import type { TableRow } from './table/local/database.ts';
import { localTables } from './table/local/shelf.ts';
import { toldApart } from './table/names.ts';
import { localPath, replayPath } from './table/paths.ts';
import { onlineVisits, type Visit } from './table/visits.ts';
import { botName, botsTogether } from './words/table/bot-name.ts';

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
    names: namesOf(
      seats.filter((seat) => seat.kind !== 'open'),
      language,
    ),
    seats: seats.length,
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
    names: namesOf(seats, language),
    seats: seats.length,
    status,
    yourTurn,
    ...(detail ? { detail: detail[language] } : {}),
    at,
  };
}

type Sitter = { name: string; bot?: string };

function namesOf(sitters: readonly Sitter[], language: Language): string[] {
  const people = sitters.flatMap(({ name, bot }) => (bot === undefined ? [name] : []));
  const [bot, ...others] = sitters.flatMap(({ bot }) => bot ?? []);
  const several = others.length > 0 ? botsTogether(others.length + 1, language) : undefined;
  return [...toldApart(people), ...(bot === undefined ? [] : [several ?? botName(bot, language)])];
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
