import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Line, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';
import { type Sight, whoIs } from '../sight.ts';

/** The sign over the map: what the game waits for, or what is happening. */
export function callOf(
  sight: Sight,
  table: Table,
  acting: boolean,
  refused: { lay: boolean; move: boolean },
  happening: Happening<Pionniers> | undefined,
  placer: Line | undefined,
): string {
  const { call } = sight.words;
  const event = happening?.event;
  if (event?.is === 'card-drawn') return call.draws(whoIs(sight, event.seat));
  const home = table.trains.find(({ front }) => front >= boardOf(table.board).spaces);
  if (table.phase === 'over' && home) return call.won(whoIs(sight, home.seat));
  if (table.trains.length === 0) return call.settling;
  if (acting) {
    const text =
      table.phase === 'strike' && table.striker !== table.turn
        ? call.strikeBack(placerName(sight, table, placer))
        : yours(table, call, refused);
    const line = table.phase === 'strike' ? table.striker : table.turn;
    return table.twoTrains ? `${sight.words.line(line)} · ${text}` : text;
  }
  const shown = event && 'line' in event ? event.line : table.turn;
  if (event === undefined && table.phase === 'strike') {
    return call.strikes(nameOn(sight, table, table.striker));
  }
  if (table.trains[shown]?.seat === sight.eyes) return sight.words.cast.yours;
  return call.turnOf(nameOn(sight, table, shown));
}

function yours(
  table: Table,
  call: Sight['words']['call'],
  refused: { lay: boolean; move: boolean },
): string {
  if (table.phase === 'strike') return call.strike;
  if ((table.trains[table.turn]?.engine ?? 0) > 0) return call.run;
  if (refused.move) return call.onlyLay;
  if (refused.lay) return call.onlyMove;
  return call.choose;
}

const nameOn = ({ names }: Sight, { trains }: Table, line: number): string =>
  names[trains[line]?.seat ?? 0] ?? '';

/** Whose crate it was, if that is known. */
export const placerName = (
  sight: Sight,
  table: Table,
  placer: Line | undefined,
): string | undefined => (placer === undefined ? undefined : nameOn(sight, table, placer));
