import { describe, expect, it } from 'vitest';
import type { Actor, Eyes } from '#kernel/game.ts';
import { unionPacific } from '../index.ts';
import { type Action, type Event, UP } from '../model.ts';
import { card, DIVIDEND_CARD, display, draw, toFirstTurn } from './chance.ts';
import { discard, TAKE_PILE } from './moves.ts';
import { BN, EP, ES, KC, SMALL } from './own-board.ts';
import { at, opened } from './position.ts';
import { type Board, phaseOf } from './reading.ts';
import { PLAIN } from './tracks.ts';

const { game } = unionPacific;

const viewOf = ({ state }: Board, eyes: Eyes) =>
  structuredClone({
    table: state.table,
    own: eyes === 'watcher' ? undefined : game.own(state, eyes),
  });

/** Does this, and folds what each pair of eyes is shown of it. */
function folded(board: Board, actor: Actor, action: Action): Board {
  const seats = [...board.state.table.players.keys()];
  const views = [...seats, 'watcher' as const].map((eyes) => [eyes, viewOf(board, eyes)] as const);
  board.do(actor, action);
  for (const [eyes, view] of views) {
    for (const event of board.lastEvents) game.fold?.(view, game.shown(event, eyes) as Event, eyes);
    expect(view, `${action.do} before ${eyes}`).toEqual(viewOf(board, eyes));
  }
  return board;
}

/** Law 12 is tried along random play; here is what that hardly ever comes to. */
describe('what is shown suffices', () => {
  it('when four equal shares are laid before the first turn', () => {
    const board = toFirstTurn(opened(4), EP, EP, EP, EP);
    folded(board, 'chance', display(BN, BN, BN, BN));
    expect(phaseOf(folded(board, 'chance', display(BN, BN, BN, EP)))).toBe('track');
  });

  it('when nobody can do anything any more', () => {
    const exposed = [UP];
    const players = [{ exposed }, { exposed }, { exposed: [ES] }];
    const board = at({ options: { board: SMALL }, filled: 'PDBW', paid: 1, players });
    for (const seat of [0, 1, 2]) {
      folded(board, seat, discard(PLAIN));
      if (seat < 2) folded(board, 'chance', draw(PLAIN));
    }
    expect(phaseOf(board)).toBe('over');
  });

  it.each([{}, { hiddenMoney: true }])(
    'when a fourth card is turned in a game for two: %o',
    (options) => {
      const players = [{ exposed: [EP] }, { exposed: [BN, UP] }];
      const board = at({ phase: 'take', paid: 2, options, players });
      folded(board, 0, TAKE_PILE);
      folded(folded(board, 'chance', DIVIDEND_CARD), 'chance', DIVIDEND_CARD);
      expect(phaseOf(folded(board, 'chance', card(KC)))).toBe('over');
      expect(board.state.table.third?.money).toBeGreaterThan(0);
    },
  );
});
