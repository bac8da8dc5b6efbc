import type { Event, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';
import { useApart } from '#ui/apart.ts';
import type { Happening } from '#ui/face.ts';
import { useMoment } from '#ui/use-moment.ts';
import { type Sheet, sheetOf } from '../logic/dividend.ts';

export type Shown = {
  /** One for each payment since the card was turned; two when two came together. */
  sheets: readonly Sheet[];
  /** What is being told of them just now. */
  event: Event | undefined;
  close: () => void;
};

const NO_SHEETS: readonly Sheet[] = [];

/**
 * The payment on show: from the turning of its card until somebody closes it or chooses something, or until the next deed
 * where one only looks on. `stays`: there is somebody to close it.
 */
export function useDividend(
  happening: Happening<UnionPacific> | undefined,
  shown: Table,
  after: Table,
  eyes: Eyes,
  stays: boolean,
): Shown | undefined {
  const { paid, turns } = after;
  const event = happening?.event;
  const [seen, setSeen] = useApart<Seen>(!stays, () => ({
    last: undefined,
    sheets: NO_SHEETS,
    paid,
    turns,
  }));
  if (event && event !== seen.last) {
    const sheets = sheetsAfter(seen.sheets, event, shown, after, eyes, stays);
    setSeen(() => ({ last: event, sheets, paid, turns }));
  } else if (!event && (paid !== seen.paid || turns !== seen.turns)) {
    const sheets = stays ? sheetsUntold(seen, after, eyes) : seen.sheets;
    setSeen(() => ({ last: seen.last, sheets, paid, turns }));
  }
  // Gone back to before it: an undo, or another place of a replay.
  const sheets = seen.sheets.filter(({ nth }) => nth <= after.paid || nth <= shown.paid + 1);
  // Once the game is over and all of it has been told, nothing lies over the board.
  const ended = after.phase === 'over' && !event;
  const none = ended || sheets.length === 0 || (!happening && after.paid < (sheets[0]?.nth ?? 0));
  const close = (): void => setSeen(() => ({ last: event, sheets: NO_SHEETS, paid, turns }));
  useMoment(none || event ? undefined : seen.sheets, close);
  return none ? undefined : { sheets, event, close };
}

type Seen = {
  last: Event | undefined;
  sheets: readonly Sheet[];
  /** How far the game had come. */
  paid: number;
  turns: number;
};

/** Paid without a word, where nothing is to move: it lies there to be read. What is far away was only looked up. */
export function sheetsUntold(seen: Seen, after: Table, eyes: Eyes): readonly Sheet[] {
  const fresh = after.turns - seen.turns;
  if (after.paid <= seen.paid || fresh < 0 || fresh > 1) return seen.sheets;
  const nths = Array.from({ length: after.paid - seen.paid }, (_, i) => seen.paid + 1 + i);
  // 12.6: the imaginary player takes part in the last payment only.
  const then = (nth: number): Table => (nth < after.paid ? { ...after, third: null } : after);
  return nths.map((nth) => sheetOf(then(nth), nth, eyes));
}

export function sheetsAfter(
  sheets: readonly Sheet[],
  event: Event,
  shown: Table,
  after: Table,
  eyes: Eyes,
  stays: boolean,
): readonly Sheet[] {
  const sheet = (nth: number, table: Table): Sheet => sheetOf(table, nth, eyes);
  switch (event.is) {
    case 'dividend-turned': {
      // 12.6: the imaginary player takes part in the last payment only.
      const last = event.nth === 3 && shown.players.length === 2;
      const table = last && after.third ? { ...shown, third: after.third } : shown;
      const first = sheets.at(-1)?.nth === event.nth - 1 && shown.paid < event.nth - 1;
      return first ? [...sheets, sheet(event.nth, table)] : [sheet(event.nth, table)];
    }
    case 'third-appeared':
      return [...sheets.slice(0, -1), sheet(sheets.at(-1)?.nth ?? 3, shown)];
    case 'company-paid':
    case 'up-paid':
      // Who has come in the middle, and a game that ends because nobody can do anything: no card was turned.
      return sheets.some(({ nth }) => nth === event.nth)
        ? sheets
        : [...sheets, sheet(event.nth, shown)].sort((a, b) => a.nth - b.nth);
    case 'train-built':
    case 'shares-invested':
      // Gone back to before it, it is not to come any more.
      return stays ? sheets.filter(({ nth }) => nth <= shown.paid) : NO_SHEETS;
    default:
      return sheets;
  }
}
