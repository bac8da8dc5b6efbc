import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Line, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';
import type { Turn } from '../handling/use-turn.ts';
import { isSettling } from '../logic/settling.ts';
import { type Viewer, whoIs } from '../viewer.ts';

/** The sign over the map: what the game waits for, or what is happening. */
export function callOf(
  viewer: Viewer,
  table: Table,
  /** Of who acts. */
  turn: Pick<Turn, 'offers'> | undefined,
  happening: Happening<Pionniers> | undefined,
  placer: Line | undefined,
): string {
  const { call } = viewer.words;
  const event = happening?.event;
  // With two trains each the name alone does not say which of them.
  const onLine = (line: Line, text: string): string =>
    table.twoTrains ? `${viewer.words.line(line)} · ${text}` : text;
  if (event?.is === 'card-drawn') return onLine(event.line, call.draws(whoIs(viewer, event.seat)));
  const home = table.trains.find(({ front }) => front >= boardOf(table.board).spaces);
  if (table.phase === 'over' && home) return call.won(whoIs(viewer, home.seat));
  if (isSettling(table, event)) return call.settling;
  if (turn) {
    const line = table.phase === 'strike' ? table.striker : table.turn;
    const who = whoIs(viewer, table.trains[line]?.seat ?? 0);
    const text =
      table.phase === 'strike' && table.striker !== table.turn
        ? call.strikeBack(who, placerName(viewer, table, placer))
        : call.asks(who, yours(table, call, turn.offers));
    return onLine(line, text);
  }
  const shown = event && 'line' in event ? event.line : table.turn;
  if (event === undefined && table.phase === 'strike') {
    return onLine(table.striker, call.strikes(nameOn(viewer, table, table.striker)));
  }
  if (table.trains[shown]?.seat === viewer.eyes) return onLine(shown, viewer.words.cast.yours);
  return onLine(shown, call.turnOf(nameOn(viewer, table, shown)));
}

function yours(table: Table, call: Viewer['words']['call'], offers: Turn['offers']): string {
  if (table.phase === 'strike') return call.strike;
  if ((table.trains[table.turn]?.engine ?? 0) > 0) return call.run;
  if (offers?.move.refusal) return call.onlyLay;
  if (offers?.lay.refusal) return call.onlyMove;
  return call.choose;
}

const nameOn = ({ names }: Viewer, { trains }: Table, line: number): string =>
  names[trains[line]?.seat ?? 0] ?? '';

/** Whose crate it was, if that is known. */
export const placerName = (
  viewer: Viewer,
  table: Table,
  placer: Line | undefined,
): string | undefined => (placer === undefined ? undefined : nameOn(viewer, table, placer));
