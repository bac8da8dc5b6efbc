import { describe, expect, it } from 'vitest';
import type { Eyes, State } from '#kernel/game.ts';
import type { Moved } from '#testkit/random-games.ts';
import { bytes, eventsOf, shownTo } from '#testkit/trial.ts';
import { unionPacific } from '../index.ts';
import { type Action, DIVIDEND, type UnionPacific } from '../model.ts';
import { inRandomGames } from './random-play.ts';

const { game } = unionPacific;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What might have been done instead, as far as others can tell: the same with another card. */
function alternativesTo({ before, actor, action }: Moved<UnionPacific>): Action[] {
  switch (action.do) {
    case 'choose-opening':
    case 'exchange':
      return upTo(11)
        .map((share) => ({ ...action, share }))
        .filter(
          (other) =>
            !game.check(before.table, game.own(before, actor as number), actor as number, other),
        );
    case 'draw-track':
      return upTo(5)
        .map((track) => ({ ...action, track }))
        .filter((other) => !game.checkChance(before, other));
    case 'turn-card':
      if (before.table.phase !== 'draw' || action.card === DIVIDEND) return [];
      return upTo(10)
        .map((card) => ({ ...action, card }))
        .filter((other) => !game.checkChance(before, other));
    default:
      return [];
  }
}

/** Everything that comes before these eyes when this is done: the table, what is shown, what is their own. */
function seenBy(
  eyes: Eyes,
  state: State<UnionPacific>,
  moved: Moved<UnionPacific>,
  action: Action,
): string {
  const there = game.clone(state);
  const events = eventsOf(game, there, moved.actor, action);
  const own = eyes === 'watcher' ? null : game.own(there, eyes);
  return bytes([there.table, own]) + shownTo(game, events, eyes);
}

describe('others see the same, whichever card it is', () => {
  const tried: Record<string, number> = {};
  it('of an opening choice, an exchange, a track card and a share drawn, along 30 random games', () => {
    inRandomGames(30, (moved, nth) => {
      const { before, state, actor, action } = moved;
      if (action.do === 'draw-track' && (before.table.turns + nth) % 6 > 0) return;
      // 12.2: the last payment of a game for two brings the whole pile to light.
      if (state.table.third !== null) return;
      const secretOf = actor === 'chance' ? before.table.turn : actor;
      const others = alternativesTo(moved);
      if (others.length < 2) return;
      const seats = [...before.table.players.keys()].filter((seat) => seat !== secretOf);
      for (const eyes of [...seats, 'watcher'] as const) {
        const seen = new Set(others.map((other) => seenBy(eyes, before, moved, other)));
        expect(seen.size, `${action.do} before ${eyes}`).toBe(1);
      }
      const own = new Set(others.map((other) => seenBy(secretOf, before, moved, other)));
      expect(own.size).toBe(others.length);
      tried[action.do] = (tried[action.do] ?? 0) + 1;
    });
    for (const action of ['choose-opening', 'exchange', 'draw-track', 'turn-card']) {
      expect(tried[action], action).toBeGreaterThan(50);
    }
  });
});
