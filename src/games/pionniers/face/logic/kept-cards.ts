import { boardOf } from '#games/pionniers/rules/board.ts';
import { CARDS } from '#games/pionniers/rules/data/cards.ts';
import type { Card, Event, Line, Pionniers, Space, Table } from '#games/pionniers/rules/model.ts';
import type { Eyes, Seat } from '#kernel/game.ts';
import type { Happening } from '#ui/face.ts';
import { betweenEvents } from './between-events.ts';

/** A card somebody drew, and on which danger if that is known; `seen`: it has been shown as it was drawn. */
export type Drawn = {
  card: Card;
  seat: Seat;
  line: Line;
  space: Space | undefined;
  seen: boolean;
};

/** The cards that lie on the board, and the one that the scene on show has still to come to. */
export type Cards = {
  /** The oldest is on top. */
  kept: readonly Drawn[];
  coming: Drawn | undefined;
  table: Table;
  event: Event | undefined;
};

export const noCards = (table: Table): Cards => ({
  kept: [],
  coming: undefined,
  table,
  event: undefined,
});

/**
 * The cards after what is shown now. A card is kept until somebody puts it away: one's own is never lost to another,
 * whether it was shown, skipped, or nothing is ever shown because motion is off.
 */
export function cardsAfter(
  cards: Cards,
  table: Table,
  happening: Happening<Pionniers> | undefined,
  eyes: Eyes,
): Cards {
  let { kept, coming } = cards;
  const event = happening?.event;
  if (table !== cards.table) {
    // The scene before was left early.
    if (coming) kept = keep(kept, coming, eyes);
    const was = happening?.before.table ?? cards.table;
    if (table.draws < was.draws) kept = [];
    coming = drawnBetween(was, table);
  }
  if (happening && event && event !== cards.event) {
    if (event.is === 'dice-thrown') kept = kept.filter(({ seat, seen }) => !seen || seat === eyes);
    if (event.is === 'card-drawn') {
      kept = keep(kept, drawnNow(event, happening), eyes);
      coming = undefined;
    }
  }
  if (happening === undefined && coming) {
    kept = keep(kept, coming, eyes);
    coming = undefined;
  }
  return { kept, coming, table, event };
}

const keep = (kept: readonly Drawn[], drawn: Drawn, eyes: Eyes): readonly Drawn[] => [
  ...kept.filter(({ seat }) => seat === eyes),
  drawn,
];

function drawnNow(
  { card, seat, line }: Extract<Event, { is: 'card-drawn' }>,
  happening: Happening<Pionniers>,
): Drawn {
  const { trains, board } = betweenEvents(happening).was;
  return { card, seat, line, space: dangerAt(board, line, trains[line]?.front ?? 0), seen: true };
}

/** The card drawn in one turn, as the table tells it. A table seen again after many turns tells none: it is old news. */
export function drawnBetween(was: Table, is: Table): Drawn | undefined {
  const line = was.turn;
  const train = was.trains[line];
  const card = is.drawn[(is.draws - 1) % CARDS.length];
  if (train === undefined || card === undefined) return undefined;
  if (is.draws !== was.draws + 1 || is.turns > was.turns + 1) return undefined;
  const thrown = was.phase === 'card' ? 0 : is.dice.reduce((sum, die) => sum + die, 0);
  const space = dangerAt(is.board, line, train.front + thrown);
  return { card, seat: train.seat, line, space, seen: false };
}

/** Under one half of the locomotive or the other. */
const dangerAt = (board: Table['board'], line: Line, front: Space): Space | undefined =>
  boardOf(board).lines[line]?.danger[front] || undefined;
