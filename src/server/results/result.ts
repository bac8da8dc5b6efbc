import { maybeNumberIn, maybeTextIn, numberIn, type Row, textIn } from '../store/columns.ts';

/** What a table's pace is to a rating: a game without clocks is none of both. */
export type PaceKind = 'live' | 'slow' | 'none';

/** What came of a game for one seat. */
export type Result = {
  table: string;
  seat: number;
  game: string;
  pace: PaceKind;
  seats: number;
  /** How many different people played. */
  people: number;
  holder: string | undefined;
  bot: string | undefined;
  /** As it stood on the seat. */
  name: string;
  /** Nothing: nobody has won. */
  place: number | undefined;
  score: number | undefined;
  resigned: boolean;
  /** A bot played for them at the end, because their time was out or they had gone. */
  replaced: boolean;
  /** It counts for this holder's rating. */
  rated: boolean;
  ended: 'rules' | 'agreed' | 'resigned';
  /** Everybody may find the game. */
  listed: boolean;
  entries: number;
  at: number;
};

export function resultIn(row: Row): Result {
  return {
    table: textIn(row, 'table_id'),
    seat: numberIn(row, 'seat'),
    game: textIn(row, 'game'),
    pace: textIn(row, 'pace') as PaceKind,
    seats: numberIn(row, 'seats'),
    people: numberIn(row, 'people'),
    holder: maybeTextIn(row, 'holder'),
    bot: maybeTextIn(row, 'bot'),
    name: textIn(row, 'name'),
    place: maybeNumberIn(row, 'place'),
    score: maybeNumberIn(row, 'score'),
    resigned: numberIn(row, 'resigned') === 1,
    replaced: numberIn(row, 'replaced') === 1,
    rated: numberIn(row, 'rated') === 1,
    ended: textIn(row, 'ended') as Result['ended'],
    listed: numberIn(row, 'listed') === 1,
    entries: numberIn(row, 'entries'),
    at: numberIn(row, 'at'),
  };
}

/** In the order of the columns. */
export const valuesOf = (result: Result): (string | number | null)[] => [
  result.table,
  result.seat,
  result.game,
  result.pace,
  result.seats,
  result.people,
  result.holder ?? null,
  result.bot ?? null,
  result.name,
  result.place ?? null,
  result.score ?? null,
  result.resigned ? 1 : 0,
  result.replaced ? 1 : 0,
  result.rated ? 1 : 0,
  result.ended,
  result.listed ? 1 : 0,
  result.entries,
  result.at,
];
