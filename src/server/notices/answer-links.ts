import type { Language, Seat } from '#kernel/game.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Tables } from '#tables/tables.ts';
import type { RequestWatch } from '../sockets/request-watch.ts';
import { maybeNumberIn, numberIn, type Row, textIn } from '../store/columns.ts';

type Both = Readonly<Record<Language, string>>;

/** What a link may do. Of an act the whole action is kept: what it says is what it does. */
export type Ask = { do: 'act'; action: unknown } | { do: 'sit' } | { do: 'rematch'; yes: boolean };
/** `done`: not in those that were offered before it was kept. */
export type Answer = { ask: Ask; words: Both; done?: Both };

export type Link = {
  hash: string;
  mark: string;
  table: string;
  seat: Seat;
  turn: number;
  answers: readonly Answer[];
  given?: number;
  undone?: true;
  used: number | undefined;
};

/** By this name the table knows what was asked by a link. */
export const requestOf = (hash: string): string => `answer-${hash.slice(0, 32)}`;

export function linkIn(row: Row): Link {
  const about = JSON.parse(textIn(row, 'about')) as Pick<Link, 'answers' | 'given' | 'undone'>;
  return {
    hash: textIn(row, 'hash'),
    mark: textIn(row, 'mark'),
    table: textIn(row, 'table'),
    seat: numberIn(row, 'seat'),
    turn: numberIn(row, 'turn'),
    used: maybeNumberIn(row, 'used'),
    ...about,
  };
}

/** Asked at the table as its holder asks there: judged, stored, told. What became of it in one word. `reqId`: of the log. */
export async function askTable(
  { tables, watch }: { tables: Pick<Tables, 'admit'>; watch: RequestWatch },
  { mark, table, seat }: Link,
  request: Request,
  reqId: string | undefined,
): Promise<string> {
  let answered = 'unavailable';
  const visit = await tables.admit(table, {
    holder: mark,
    seat: request.t === 'act' || request.t === 'undo' ? seat : undefined,
    from: '',
    isAfar: true,
    send(text) {
      const told = JSON.parse(text) as { t: string; id?: string; why?: string };
      if (told.id !== request.id) return;
      if (told.t === 'done') answered = 'done';
      if (told.t === 'refused') answered = told.why ?? 'refused';
    },
    dismiss() {
      answered = 'gone';
    },
  });
  if (!visit) return 'gone';
  try {
    const done = visit.request(request);
    watch(request, table, done, reqId);
    await done;
  } finally {
    await visit.leave();
  }
  return answered;
}
