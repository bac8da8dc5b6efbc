import type { ChanceAction } from '#kernel/play.ts';
import { type Board, boardOf } from '../board.ts';
import { CARDS, type Effect } from '../data/cards.ts';
import { endTurn, of, type Tell, trainOn } from '../flow.ts';
import {
  type Action,
  type Card,
  type Line,
  type Pionniers,
  railheadOf,
  type Space,
  type Table,
} from '../model.ts';
import {
  advance,
  laySections,
  loseSections,
  noteSlowSignal,
  offerStrike,
  playAgain,
  reachDynamite,
  recoverCrate,
  retreat,
  stop,
} from '../trains.ts';

/** Every draw there can be, made once. */
const DRAWS: readonly Action[] = CARDS.map((_, card) => ({ do: 'draw-card', card }));

/** 9.2 */
export function noteDraw(table: Table, card: Card): void {
  if (table.drawn.length < CARDS.length) table.drawn.push(card);
  table.draws++;
}

export const drawCard = {
  phases: ['card'],

  check({ table }, { card }) {
    const { drawn, draws } = table;
    const possible =
      drawn.length < CARDS.length ? !drawn.includes(card) : drawn[draws % CARDS.length] === card;
    return possible ? undefined : { rule: '16.3' };
  },

  /** 9.2: a card nobody has seen, at random; when all have been seen, the one whose turn it is. */
  draw({ table }, rng) {
    const { drawn, draws } = table;
    if (drawn.length === CARDS.length) {
      return DRAWS[drawn[draws % CARDS.length] as Card] as Action;
    }
    let nth = rng.below(CARDS.length - drawn.length);
    let card = 0;
    for (; drawn.includes(card) || nth > 0; card++) if (!drawn.includes(card)) nth--;
    return DRAWS[card] as Action;
  },

  apply({ table }, { card }, tell) {
    const line = table.turn;
    noteDraw(table, card);
    tell?.({ is: 'card-drawn', card, ...of(table, line) });
    const goesOn = obey(table, boardOf(table.board), line, CARDS[card] as Effect, tell);
    if (goesOn === 'idle') tell?.({ is: 'card-idle', card, ...of(table, line) });
    if (goesOn !== 'settled') endTurn(table, tell);
  },
} satisfies ChanceAction<Pionniers, 'draw-card'>;

/** `settled`: what comes next is decided. `done`: the turn ends. `idle`: so it does, and nothing happened. */
type CardOutcome = 'settled' | 'done' | 'idle';

function obey(table: Table, board: Board, line: Line, effect: Effect, tell: Tell): CardOutcome {
  const train = trainOn(table, line);
  const marks = board.lines[line] as Board['lines'][number];
  switch (effect.is) {
    case 'back':
      return sendBack(table, board, line, train.front - effect.spaces, tell);
    case 'to-post':
      return sendBack(table, board, line, marks.post[train.front] as Space, tell);
    case 'to-garrison':
      return sendBack(table, board, line, marks.garrison[train.front] as Space, tell);
    case 'forward':
      return sendForward(table, board, line, effect.spaces, tell);
    case 'miss-turn':
      train.missing++;
      tell?.({ is: 'turn-to-miss', ...of(table, line) });
      return 'done';
    case 'one-die':
      train.oneDie = true;
      tell?.({ is: 'one-die-next', ...of(table, line) });
      return 'done';
    case 'lose-sections':
      return loseSections(table, line, effect.sections, tell) > 0 ? 'done' : 'idle';
    case 'lay-sections':
      if (train.dynamite > 0 || train.sections === board.sections) return 'idle';
      laySections(table, board, line, effect.sections, tell, true);
      return 'done';
    case 'lose-crate':
      if (train.crates === 0) return 'idle';
      train.crates--;
      table.gone++;
      tell?.({ is: 'crate-lost', ...of(table, line) });
      return 'done';
    case 'recover-crate':
      return recoverCrate(table, line, tell) ? 'done' : 'idle';
    case 'clear-dynamite':
      if (train.dynamite === 0) return 'idle';
      tell?.({ is: 'dynamite-cleared', space: train.dynamite, ...of(table, line) });
      train.dynamite = 0;
      table.gone++;
      return 'done';
    case 'extra-turn':
      playAgain(table, line, tell);
      return 'settled';
    case 'strike':
      return offerStrike(table, line, tell) ? 'settled' : 'idle';
  }
}

/** 9.18, 9.19: a train sent back sets off nothing but the right of a river. */
function sendBack(table: Table, board: Board, line: Line, to: Space, tell: Tell): CardOutcome {
  const train = trainOn(table, line);
  const from = train.front;
  retreat(train, to);
  tell?.({ is: 'train-moved', from, to: train.front, card: true, ...of(table, line) });
  stop(table, board, line, false, false, tell);
  return 'settled';
}

/** 9.12, 9.20 to 9.22: as far as the track and the dynamite allow. */
function sendForward(
  table: Table,
  board: Board,
  line: Line,
  spaces: number,
  tell: Tell,
): CardOutcome {
  const train = trainOn(table, line);
  const from = train.front;
  if (train.dynamite > 0 && from + spaces >= train.dynamite - 1) {
    reachDynamite(table, line, tell, true);
  } else {
    const to = Math.min(from + spaces, railheadOf(train));
    if (to === from) return 'idle';
    advance(train, to);
    tell?.({ is: 'train-moved', from, to, card: true, ...of(table, line) });
  }
  noteSlowSignal(table, board, line, train.front, tell);
  stop(table, board, line, true, false, tell);
  return 'settled';
}
