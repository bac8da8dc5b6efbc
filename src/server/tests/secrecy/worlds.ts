import { titleOf } from '#games/catalogue.ts';
import type { Action, Card, Trambahn } from '#games/trambahn/rules/model.ts';
import type { Actor, Eyes, Game, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';

/**
 * Two games that one pair of eyes cannot tell apart. They are the same but for one card: where the one has `x`, drawn by
 * somebody else or laid away as money, the other has `y` from the pile. They go on alike until that card is shown.
 *
 * When it is shown is decided by the rules alone: the other world ends where somebody would have to play, before these
 * eyes, a card that they do not have there. What `table`, `own` and `shown` tell is not asked; it is what is on trial.
 */
export type Move = { actor: Actor; action: Action };
export type Worlds = {
  one: Move[];
  other: Move[];
  /** The entry by which the card came to be where nobody sees it. */
  hiddenAt: number;
};

const game = (await titleOf('trambahn'))?.game as unknown as Game<Trambahn>;

/** A whole random game. */
export function randomGame(seed: number): Move[] {
  const rng = rngFrom(seed);
  const state = game.setup(2, {});
  const moves: Move[] = [];
  for (;;) {
    const actor = game.actors(state.table)[0];
    if (actor === undefined) return moves;
    const action = actor === 'chance' ? game.chance(state, rng) : randomChoice(state, actor, rng);
    game.apply(state, actor, action);
    moves.push({ actor, action });
  }
}

function randomChoice(state: State<Trambahn>, seat: number, rng: Rng): Action {
  const choices = game.choices(state.table, game.own(state, seat), seat);
  return choices[rng.below(choices.length)] as Action;
}

/** Another world for these eyes, or nothing if the card that was picked is seen at once. */
export function otherWorld(one: readonly Move[], eyes: Eyes, rng: Rng): Worlds | undefined {
  const hiddenAt = pickHiding(one, eyes, rng);
  const hiding = one[hiddenAt] as Move;
  const before = stateAfter(one.slice(0, hiddenAt));
  const hidden = hiddenCards(hiding.action, eyes, before.table.turn);
  const pile = cardsIn(before.hidden.pile, allCards(hiding.action));
  if (hidden.length === 0 || pile.length === 0) return undefined;
  const x = hidden[rng.below(hidden.length)] as Card;
  const y = pile[rng.below(pile.length)] as Card;
  if (x === y) return undefined;

  const state = stateAfter(one.slice(0, hiddenAt));
  const other = one.slice(0, hiddenAt);
  // The last entry tells everything, so no world goes so far.
  for (const { actor, action } of one.slice(hiddenAt, -1)) {
    const isHiding = other.length === hiddenAt;
    const same = !isHiding && isAllowed(state, actor, action) ? action : undefined;
    const there = same ?? swappedWhereHidden(state, actor, action, eyes, x, y);
    if (!there) break;
    game.apply(state, actor, there);
    other.push({ actor, action: there });
  }
  return other.length > hiddenAt ? { one: one.slice(0, other.length), other, hiddenAt } : undefined;
}

export function stateAfter(moves: readonly Move[]): State<Trambahn> {
  const state = game.setup(2, {});
  for (const { actor, action } of moves) game.apply(state, actor, action);
  return state;
}

/** An entry of chance that put something where these eyes do not see it. */
function pickHiding(moves: readonly Move[], eyes: Eyes, rng: Rng): number {
  const draws = moves.flatMap(({ action }, i) =>
    action.do === 'deal' || action.do === 'refill' ? [i] : [],
  );
  return eyes === 'watcher' || rng.below(4) > 0 ? (draws[rng.below(draws.length)] as number) : 0;
}

/** What an entry puts out of these eyes' sight. `turn`: whose turn it is. */
function hiddenCards(action: Action, eyes: Eyes, turn: number): Card[] {
  switch (action.do) {
    case 'deal':
      return [
        ...action.money.flat(),
        ...action.hands.flatMap((hand, i) => (i === eyes ? [] : hand)),
      ];
    case 'refill':
      return turn === eyes ? [] : action.drawn;
    default:
      return [];
  }
}

function allCards(action: Action): Card[] {
  if (action.do === 'deal') return [...action.money.flat(), ...action.hands.flat()];
  return action.do === 'refill' ? action.drawn : [];
}

/** What is left of these numbers of each kind without those cards, one of each kind. */
function cardsIn(counts: readonly number[], without: readonly Card[]): Card[] {
  return counts.flatMap((count, card) =>
    count > without.filter((gone) => gone === card).length ? [card] : [],
  );
}

function isAllowed(state: State<Trambahn>, actor: Actor, action: Action): boolean {
  const refusal =
    actor === 'chance'
      ? game.checkChance(state, action)
      : game.check(state.table, game.own(state, actor), actor, action);
  return refusal === undefined;
}

/** The same entry with one `x` for a `y`, or one `y` for an `x`, where these eyes do not see it; if that is allowed. */
function swappedWhereHidden(
  state: State<Trambahn>,
  actor: Actor,
  action: Action,
  eyes: Eyes,
  x: Card,
  y: Card,
): Action | undefined {
  for (const [from, to] of [
    [x, y],
    [y, x],
  ] as const) {
    for (const swapped of swaps(action, actor, state.table.turn, eyes, from, to)) {
      if (isAllowed(state, actor, swapped)) return swapped;
    }
  }
  return undefined;
}

function swaps(
  action: Action,
  actor: Actor,
  turn: number,
  eyes: Eyes,
  from: Card,
  to: Card,
): Action[] {
  const swap = (cards: Card[]): Card[][] => {
    const at = cards.indexOf(from);
    return at < 0 ? [] : [cards.with(at, to)];
  };
  const pair = (cards: readonly [Card[], Card[]], own: boolean): [Card[], Card[]][] =>
    ([0, 1] as const).flatMap((i) =>
      own && i === eyes
        ? []
        : swap(cards[i]).map((next): [Card[], Card[]] =>
            i === 0 ? [next, cards[1]] : [cards[0], next],
          ),
    );
  switch (action.do) {
    case 'bank':
      return action.card === from && actor !== eyes ? [{ ...action, card: to }] : [];
    case 'deal':
      return [
        ...pair(action.hands, true).map((hands) => ({ ...action, hands })),
        ...pair(action.money, false).map((money) => ({ ...action, money })),
      ];
    case 'refill':
      return [
        ...swap(action.spent).map((spent) => ({ ...action, spent })),
        ...(turn === eyes ? [] : swap(action.drawn).map((drawn) => ({ ...action, drawn }))),
      ];
    case 'reshuffle':
      return pair(action.lost, false).map((lost) => ({ ...action, lost }));
    default:
      return [];
  }
}
