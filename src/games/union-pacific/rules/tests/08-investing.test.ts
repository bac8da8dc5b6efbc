import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { unionPacific } from '../index.ts';
import { UP } from '../model.ts';
import { card, draw, paysDividend } from './chance.ts';
import { build, discard, END, invest, pair, TAKE_PILE, TAKE_UP, take } from './moves.ts';
import { BN, DM, EP, KC, MR, MS } from './own-board.ts';
import { at } from './position.ts';
import { eventsOf, phaseOf, playerOf, turnOf } from './reading.ts';
import { BLACK, DOTTED, JOKER, PLAIN, spaceOf } from './tracks.ts';

const { game } = unionPacific;
const HOLDING = { players: [{ tracks: 'PDBJ', shares: [EP, EP, EP, BN, KC, UP] }, {}] } as const;

describe('investing', () => {
  it('8.1 lays out any number of one company, or one each of two', () => {
    const table = at(HOLDING);
    const offered = table.choices(0).filter((choice) => choice.do !== 'build');
    expect(offered).toEqual([
      invest(EP),
      invest(EP, 2),
      invest(EP, 3),
      pair(EP, BN),
      pair(EP, KC),
      pair(EP, UP),
      invest(BN),
      pair(BN, KC),
      pair(BN, UP),
      invest(KC),
      pair(KC, UP),
      invest(UP),
    ]);
    table.do(0, invest(EP, 3));
    expect(playerOf(table, 0).exposed[EP]).toBe(3);
    expect(playerOf(table, 0).shares).toBe(3);
    expect(table.lastEvents).toEqual([{ is: 'shares-invested', seat: 0, shares: [EP, EP, EP] }]);
    const two = at(HOLDING).do(0, pair(BN, KC));
    expect(playerOf(two, 0).exposed).toEqual([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  });

  it('8.2 lays out only what is held, and at least one', () => {
    const table = at(HOLDING);
    table.refusedBy('8.2', 0, invest(EP, 4)).refusedBy('8.2', 0, invest(MS));
    table.refusedBy('8.2', 0, pair(EP, MS)).refusedBy('8.2', 0, pair(MS, KC));
    for (const count of [0, -1, 21]) {
      expect(() => game.parseAction(invest(EP, count))).toThrow(Malformed);
    }
  });

  it('8.3 makes a pair of two different companies', () => {
    at(HOLDING).refusedBy('8.3', 0, pair(EP, EP));
  });

  it('8.3 takes a pair in any order, and makes one action of it', () => {
    const named = game.parseAction(pair(KC, BN));
    expect(named).toEqual(pair(BN, KC));
    const table = at(HOLDING);
    expect(game.check(table.state.table, table.own(0), 0, pair(KC, BN))).toBeUndefined();
    table.do(0, named);
    expect(table.lastEvents).toEqual([{ is: 'shares-invested', seat: 0, shares: [BN, KC] }]);
  });

  it('8.4 ends with the discard of one track card', () => {
    const table = at(HOLDING).do(0, invest(BN));
    expect(phaseOf(table)).toBe('discard');
    expect(table.choices(0)).toEqual([PLAIN, DOTTED, BLACK, JOKER].map(discard));
    table.refusedBy('3.3', 0, END).do(0, discard(DOTTED));
    expect(table.lastEvents).toContainEqual({ is: 'track-discarded', seat: 0, track: DOTTED });
    expect([turnOf(table), phaseOf(table)]).toEqual([1, 'track']);
    expect(playerOf(table, 0).tracks).toBe(3);
    expect(table.state.table.discards).toEqual([0, 1, 0, 0, 0]);
  });

  it('8.5 counts exposed shares only', () => {
    const table = at({
      phase: 'take',
      players: [{ shares: [EP, EP, EP] }, { exposed: [EP] }, { shares: [UP, UP] }],
      paid: 1,
    });
    paysDividend(table, BN);
    expect(eventsOf(table, 'company-paid')[EP]).toMatchObject({ company: EP, payments: [0, 4, 0] });
    expect(eventsOf(table, 'up-paid')[0]?.payments).toEqual([0, 0, 0]);
  });

  it('8.6 treats the Union Pacific like the others', () => {
    const players = [{ tracks: 'PDBJ', shares: [UP, UP, DM] }, {}];
    const table = at({ players }).do(0, invest(UP, 2));
    expect(playerOf(table, 0)).toMatchObject({ shares: 1, up: 0 });
    expect(playerOf(table, 0).exposed[UP]).toBe(2);
    expect(playerOf(at({ players }).do(0, pair(DM, UP)), 0)).toMatchObject({ shares: 1, up: 1 });
  });

  it('8.7 opens a company or adds to one, and what is exposed stays', () => {
    const table = at({ players: [{ tracks: 'PDBJ', shares: [EP, MR], exposed: [EP, DM] }, {}] });
    table.do(0, pair(EP, MR)).do(0, discard(PLAIN));
    expect(playerOf(table, 0).exposed).toEqual([2, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0]);
    table.do('chance', draw(PLAIN)).do(1, build(PLAIN, MR, spaceOf('toronto', 'montreal')));
    table.do(1, TAKE_PILE).do('chance', card(EP)).do(1, END).do('chance', draw(PLAIN));
    expect(playerOf(table, 0).exposed).toEqual([2, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0]);
    table.refusedBy('8.2', 0, invest(EP));
  });

  it('8.8 neither builds nor takes a share in such a turn', () => {
    const table = at(HOLDING).do(0, invest(EP));
    for (const action of [
      build(PLAIN, MR, spaceOf('toronto', 'montreal')),
      take(0),
      TAKE_PILE,
      TAKE_UP,
    ]) {
      table.refusedBy('3.3', 0, action);
    }
    table.do(0, discard(PLAIN));
    expect(turnOf(table)).toBe(1);
  });
});
