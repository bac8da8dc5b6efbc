import type { Refusal, Seat, State } from '#kernel/game.ts';
import { PASSENGERS_PER_TURN, PASSENGERS_TO_SCORE, SCORINGS_TO_END } from '../data/cards.ts';
import { discardSeen, endGame, goOn } from '../flow.ts';
import {
  type Action,
  type ActionOf,
  type Event,
  isConductor,
  KINDS,
  type Line,
  lineOf,
  type Own,
  type Trambahn,
} from '../model.ts';
import { checkHand, takeFromHand } from '../piles.ts';
import { lineScoreOf } from '../score.ts';

type LayPassenger = ActionOf<'lay-passenger'>;

const ROWS: readonly Line[] = [0, 1, 2, 3];

/** Each kind of card with the rows it may join. 4.6, 4.7 */
const LAYINGS: readonly (readonly LayPassenger[])[] = Array.from({ length: KINDS }, (_, card) =>
  (isConductor(card) ? ROWS : [lineOf(card)]).map((row) => ({ do: 'lay-passenger', card, row })),
);

export function offerPassengers(own: Own, into: Action[]): void {
  const { hand } = own;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (i > 0 && card === hand[i - 1]) continue;
    const layings = LAYINGS[card] as readonly LayPassenger[];
    for (let j = 0; j < layings.length; j++) into.push(layings[j] as LayPassenger);
  }
}

export function checkLayPassenger(own: Own, action: LayPassenger): Refusal | undefined {
  const refusal = checkHand(own, action.card);
  if (refusal) return refusal;
  if (!isConductor(action.card) && lineOf(action.card) !== action.row) return { rule: '4.6' };
  return undefined;
}

/** 4.1, 4.5 */
export function layPassenger(
  state: State<Trambahn>,
  seat: Seat,
  { card, row }: LayPassenger,
  tell?: (event: Event) => void,
): void {
  const { table } = state;
  takeFromHand(state, seat, card);
  table.rows[row].push(card);
  table.laid++;
  tell?.({ is: 'passenger-laid', seat, card, row });
  if (table.rows[row].length === PASSENGERS_TO_SCORE) scoreLine(state, row, tell);
  if (table.scorings.length === SCORINGS_TO_END) {
    // 11.1
    endGame(table, tell);
  } else goOn(table, table.laid === PASSENGERS_PER_TURN ? 'stations' : 'passengers', tell);
}

/** 9.1, 9.2, 9.5 */
function scoreLine(state: State<Trambahn>, line: Line, tell?: (event: Event) => void): void {
  const { table } = state;
  const points: [number, number] = [lineScoreOf(table, 0, line), lineScoreOf(table, 1, line)];
  table.scorings.push({ line, points });
  discardSeen(state, table.rows[line]);
  table.rows[line].length = 0;
  tell?.({ is: 'line-scored', line, nth: table.scorings.length, points });
}
