import { describe, expect, it } from 'vitest';
import { undoFloor } from '#kernel/log.ts';
import { total } from '../counts.ts';
import { unionPacific } from '../index.ts';
import { UP } from '../model.ts';
import { card, chance, deal, display, draw, REVEAL, toFirstTurn } from './chance.ts';
import {
  build,
  discard,
  END,
  exchange,
  invest,
  opening,
  pair,
  STOP,
  swap,
  TAKE_PILE,
  TAKE_UP,
  take,
} from './moves.ts';
import { BN, EP, ES, KC, MR, MS, SMALL } from './own-board.ts';
import { at, opened, position } from './position.ts';
import { eventsOf, moneyOf, phaseOf, playerOf, turnOf } from './reading.ts';
import { BLACK, DOTTED, JOKER, PLAIN, spaceOf } from './tracks.ts';

const { game } = unionPacific;
const TORONTO = spaceOf('marquette', 'toronto', 1);
const MONTREAL = spaceOf('toronto', 'montreal');

/** Every space of the small board is taken. */
const FULL = { options: { board: SMALL }, filled: 'PDBW' } as const;

describe('the turn', () => {
  it('3.1 draws, builds, takes, exchanges, and the next one is to play', () => {
    const table = at({ phase: 'track', players: [{ shares: [EP] }, {}, {}] });
    table
      .do('chance', draw(PLAIN))
      .do(0, build(PLAIN, MR, MONTREAL))
      .do(0, take(1));
    table.do('chance', card(EP)).do(0, exchange(EP));
    expect([turnOf(table), phaseOf(table)]).toEqual([1, 'track']);
    expect(table.lastEvents).toContainEqual({ is: 'turn-begun', seat: 1, turn: 2 });
  });

  it('3.1 draws, invests and discards; after the last seat comes the first', () => {
    const table = at({ phase: 'track', turn: 2, players: [{}, {}, { shares: [EP, BN] }] });
    table.do('chance', draw(JOKER)).do(2, pair(EP, BN)).do(2, discard(PLAIN));
    expect([turnOf(table), phaseOf(table)]).toEqual([0, 'track']);
  });

  it('3.2 lets only the one whose turn it is act', () => {
    const table = at({
      players: [
        { tracks: 'PPPP', shares: [EP] },
        { tracks: 'PPP', shares: [EP] },
      ],
    });
    for (const action of [build(PLAIN, MR, MONTREAL), invest(EP), discard(PLAIN), TAKE_UP]) {
      table.refusedBy('3.2', 1, action);
    }
    expect(table.choices(1)).toEqual([]);
    expect(game.actors(table.state.table)).toEqual([0]);
  });

  it('3.2 lets nobody act while chance is to act, nor a seat that is not there', () => {
    const table = at({ phase: 'track', players: [{}, {}] });
    table.refusedBy('3.2', 0, build(PLAIN, MR, MONTREAL)).refusedBy('3.2', 7, END);
    const begun = opened(2);
    begun.refusedBy('3.2', 0, opening(EP));
    chance(begun).acts();
    begun.refusedBy('3.2', 7, opening(UP));
  });

  it('3.2 asks everybody during the opening investment', () => {
    const table = opened(4);
    chance(table).acts();
    expect(game.actors(table.state.table)).toEqual([0, 1, 2, 3]);
    table.do(2, opening(UP));
    expect(game.actors(table.state.table)).toEqual([0, 1, 3]);
    table.refusedBy('3.3', 0, END).refusedBy('3.2', 2, END);
  });

  it('3.3 has a moment for each decision', () => {
    const players = [{ tracks: 'PPPP', shares: [EP, BN] }, {}];
    const due = {
      act: [build(PLAIN, MR, MONTREAL), invest(EP), pair(EP, BN)],
      discard: [discard(PLAIN)],
      take: [take(0), TAKE_PILE, TAKE_UP],
      exchange: [exchange(EP), END],
    };
    for (const phase of ['act', 'discard', 'take', 'exchange'] as const) {
      const table = at({ phase, players });
      for (const [moment, actions] of Object.entries(due)) {
        for (const action of actions) {
          if (moment === phase) expect(table.refused(0, action)).toBeUndefined();
          else if (phase !== 'act' || moment !== 'discard') table.refusedBy('3.3', 0, action);
        }
      }
      table.refusedBy('3.3', 0, opening(EP)).refusedBy('3.3', 0, swap(PLAIN));
      table.refusedBy('3.3', 0, STOP).refusedBy('3.3', 0, draw(PLAIN));
      table.refusedBy('3.3', 0, card(EP)).refusedBy('3.3', 0, REVEAL);
      table.refusedBy('3.3', 0, display(EP, EP, EP, BN)).refusedBy('3.3', 0, deal([], []));
    }
  });

  it('3.5 allows no passing to whoever can build', () => {
    const table = at({ players: [{ tracks: 'PPPP' }, {}] });
    table.refusedBy('3.5', 0, discard(PLAIN)).refusedBy('3.3', 0, END);
    expect(table.choices(0).every((choice) => choice.do === 'build')).toBe(true);
  });

  it('3.5 makes whoever cannot build but holds a share invest', () => {
    const table = at({ ...FULL, players: [{ tracks: 'PPDJ', shares: [EP] }, {}] });
    table.refusedBy('3.5', 0, discard(PLAIN));
    expect(table.choices(0)).toEqual([invest(EP)]);
  });

  it('3.5 lets whoever can do neither discard a track card and end the turn', () => {
    const table = at({ ...FULL, players: [{ tracks: 'PPDJ' }, { shares: [EP] }] });
    expect(table.choices(0)).toEqual([discard(PLAIN), discard(DOTTED), discard(JOKER)]);
    table.refusedBy('4.2', 0, discard(BLACK)).do(0, discard(JOKER));
    expect(table.lastEvents).toContainEqual({
      is: 'track-discarded',
      seat: 0,
      track: JOKER,
      idle: true,
    });
    expect([turnOf(table), phaseOf(table)]).toEqual([1, 'track']);
    expect(table.state.table).toMatchObject({ idle: 1, paid: 0 });
  });

  it('3.5 counts a hand that fits no free space as unable to build', () => {
    const { filled: _, ...open } = FULL;
    const table = at({ ...open, filled: 'W', players: [{ tracks: 'WWWW' }, {}] });
    expect(table.choices(0)).toEqual([discard(3)]);
    expect(
      at({ ...open, filled: 'W', players: [{ tracks: 'WWWP' }, {}] }).refused(0, discard(0)),
    ).toBe('3.5');
  });

  it('3.6 pays the dividends that are left when all have stood idle in a row', () => {
    const exposed = [UP];
    const table = at({ ...FULL, paid: 1, players: [{ exposed }, { exposed }, { exposed: [ES] }] });
    table.do(0, discard(PLAIN)).do('chance', draw(PLAIN)).do(1, discard(PLAIN));
    expect(table.state.table).toMatchObject({ idle: 2, paid: 1 });
    table.do('chance', draw(PLAIN)).do(2, discard(PLAIN));
    expect(eventsOf(table, 'dividend-paid').map(({ nth }) => nth)).toEqual([2, 3, 4]);
    expect(table.state.table).toMatchObject({ phase: 'over', paid: 4 });
    // 10.7: the first two places shared, three times: 9, 13 and 18.
    expect(moneyOf(table).slice(0, 2)).toEqual([40, 40]);
  });

  it('3.6 begins to count again when somebody has done something', () => {
    const table = at({ ...FULL, idle: 1, players: [{ shares: [EP] }, {}] });
    table.do(0, invest(EP)).do(0, discard(PLAIN));
    expect(table.state.table.idle).toBe(0);
    table.do('chance', draw(PLAIN)).do(1, discard(PLAIN)).do('chance', draw(PLAIN));
    expect(phaseOf(table)).toBe('act');
    expect(phaseOf(table.do(0, discard(PLAIN)))).toBe('over');
    const other = at({ players: [{ tracks: 'PPPP' }, {}], idle: 1 });
    expect(other.do(0, build(PLAIN, MR, MONTREAL)).state.table.idle).toBe(0);
  });

  it('3.7 builds once or invests once, never both', () => {
    const players = [{ tracks: 'PPPP', shares: [EP, EP, BN] }, {}];
    const built = at({ players }).do(0, build(PLAIN, MR, MONTREAL));
    built.refusedBy('3.3', 0, build(PLAIN, MR, spaceOf('winnipeg', 'marquette')));
    built.refusedBy('3.3', 0, invest(EP)).do(0, TAKE_UP).refusedBy('3.3', 0, invest(EP));
    const invested = at({ players }).do(0, invest(EP));
    invested.refusedBy('3.3', 0, invest(EP)).refusedBy('3.3', 0, build(PLAIN, MR, MONTREAL));
    invested.refusedBy('3.3', 0, pair(EP, BN)).refusedBy('3.3', 0, TAKE_UP);
  });

  it('3.8 has the house turn the cards: what came before is not taken back freely', () => {
    // Taking from the pile is a decision; what comes of it is an entry of chance.
    const state = position({ phase: 'take', players: [{}, {}] });
    const before = JSON.stringify([state.hidden, state.table.groups]);
    game.apply(state, 0, TAKE_PILE);
    expect(JSON.stringify([state.hidden, state.table.groups])).toBe(before);
    expect(game.actors(state.table)).toEqual(['chance']);
    const entry = (seq: number, actor: number | 'chance', action: typeof TAKE_PILE) => ({
      seq,
      actor,
      action,
      at: 0,
    });
    const log = [entry(1, 0, TAKE_PILE), entry(2, 'chance', card(KC)), entry(3, 0, END)];
    expect(undoFloor(log, 0, game.isFinal)).toBe(2);
    expect(undoFloor(log.slice(0, 1), 0, game.isFinal)).toBe(0);
    expect(undoFloor([entry(1, 0, opening(EP))], 0, game.isFinal)).toBe(1);
  });

  it('3.8 lets a whole first turn be played', () => {
    const table = toFirstTurn(opened(2), EP, BN, MS, KC);
    table.do('chance', draw(PLAIN));
    expect(playerOf(table, 0).tracks).toBe(4);
    const first = table.choices(0).find((choice) => choice.do === 'build');
    if (!first) throw new Error('there is always something to build at first');
    table.do(0, first).do(0, take(3)).do('chance', card(EP)).do(0, END);
    expect(table.state.table).toMatchObject({ turn: 1, turns: 2, display: [EP, BN, MS, EP] });
    expect(total(playerOf(table, 0).held)).toBe(1);
    expect(table.state.table.spaces[TORONTO]).toBe(0);
  });
});
