import type { LogLine, Turn } from '#tables/store.ts';
import { maybeTextIn, numberIn, type Row, textIn } from './columns.ts';

/**
 * A row of the log, in whatever database. What was made by one request at one time, chance's turns with it, is one row: two
 * rows would take their table's page of every index twice. `seq` and `last` are its first and last entry; `lines` has
 * for each who made it (null: chance) and the action, as JSON.
 */
export type Gesture = {
  seq: number;
  last: number;
  at: number;
  request: string | null;
  lines: string;
  /** Whose turn it is after this row, as JSON, if it is another's than before. */
  turn: string | null;
};

/** `turn`: whose turn it is after these, if that is new. */
export function gesturesOf(lines: readonly LogLine[], turn?: Turn): Gesture[] {
  const gestures: Gesture[] = [];
  for (let from = 0; from < lines.length; ) {
    const to = endOfGesture(lines, from);
    gestures.push(gestureOf(lines, from, to));
    from = to;
  }
  const last = gestures.at(-1);
  if (last && turn) last.turn = JSON.stringify(turn);
  return gestures;
}

/** A gesture goes on until another request's begins, or one of another time. */
function endOfGesture(lines: readonly LogLine[], from: number): number {
  const at = lines[from]?.at;
  let to = from + 1;
  while (to < lines.length && lines[to]?.id === undefined && lines[to]?.at === at) to++;
  return to;
}

function gestureOf(lines: readonly LogLine[], from: number, to: number): Gesture {
  const { seq, at, id = null } = lines[from] as LogLine;
  let text = '';
  for (let i = from; i < to; i++) {
    const { actor, action } = lines[i] as LogLine;
    text += `${i === from ? '[' : ','}[${actor === 'chance' ? null : actor},${JSON.stringify(action)}]`;
  }
  return { seq, last: seq + to - from - 1, at, request: id, lines: `${text}]`, turn: null };
}

export function linesOf(row: Row): LogLine[] {
  const [first, at, id] = [numberIn(row, 'seq'), numberIn(row, 'at'), maybeTextIn(row, 'request')];
  const lines = JSON.parse(textIn(row, 'lines')) as [number | null, unknown][];
  return lines.map(([actor, action], i): LogLine => {
    const line: LogLine = { seq: first + i, actor: actor ?? 'chance', action, at };
    return i === 0 && id !== undefined ? { ...line, id } : line;
  });
}
