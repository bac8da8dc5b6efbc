import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { unionPacific } from '../index.ts';
import { DIVIDEND, UP } from '../model.ts';
import { card, chance, DIVIDEND_CARD, deal, display, draw, REVEAL, toFirstTurn } from './chance.ts';
import { build, END } from './moves.ts';
import { BN, DM, EP, KC, MR, MS, SF, UM, WW } from './own-board.ts';
import { at, opened } from './position.ts';
import { moneyOf, turnOf } from './reading.ts';
import { BLACK, DOTTED, JOKER, PLAIN, spaceOf, WHITE } from './tracks.ts';

const { game } = unionPacific;
const MONTREAL = spaceOf('toronto', 'montreal');
const TAKING = { phase: 'take', players: [{ shares: [KC] }, {}] } as const;
const TRACKS = [
  [0, 0, 1],
  [2, 3, 4],
];

describe('how Rotonde keeps these rules', () => {
  it('16.1 deals exactly what is due, from cards that are there', () => {
    const table = opened(2);
    const four = [
      [EP, EP, BN, MS],
      [DM, SF, UM, WW],
    ];
    const wrong = [
      deal([[0, 0, 1]], four),
      deal([...TRACKS, [0, 0, 0]], four),
      deal([[0, 0], TRACKS[1] as number[]], four),
      deal(TRACKS, four.slice(1)),
      deal(TRACKS, [[EP, EP, BN], four[1] as number[]]),
      deal(TRACKS, [[EP, EP, BN, MS, MS], four[1] as number[]]),
      deal(TRACKS, [[EP, EP, BN, UP], four[1] as number[]]),
      deal(
        [
          [4, 4, 4],
          [4, 4, 0],
        ],
        four,
      ),
      deal([[5, 0, 0], TRACKS[1] as number[]], four),
      deal(TRACKS, [
        [WW, WW, WW, WW],
        [WW, WW, WW, EP],
      ]),
    ];
    for (const action of wrong) chance(table).refusedBy('16.1', action);
    table.do('chance', deal(TRACKS, four));
  });

  it('16.2 lets chance do what is due, and nothing else', () => {
    const actions = [deal([], []), REVEAL, display(EP, BN, MS, EP), draw(PLAIN), card(EP)];
    const begun = opened(2);
    for (const action of [...actions.slice(1), END]) chance(begun).refusedBy('16.2', action);
    const drawing = at({ phase: 'track', players: [{}, {}] });
    for (const action of [...actions.slice(0, 3), card(EP), DIVIDEND_CARD]) {
      chance(drawing).refusedBy('16.2', action);
    }
    const acting = at({ players: [{ tracks: 'PPPP' }, {}] });
    for (const action of [...actions, build(PLAIN, MR, MONTREAL)]) {
      chance(acting).refusedBy('16.2', action);
    }
    expect(() => game.chance(acting.state, { below: () => 0 })).toThrow();
  });

  it('16.3 draws only what can be in the pile', () => {
    const table = at({ phase: 'track', players: [{ tracks: 'JJJ' }, { tracks: 'JPP' }] });
    chance(table).refusedBy('16.3', draw(JOKER));
    const out = at({ phase: 'track', gone: 'WWWWWW', players: [{}, {}] });
    chance(out).refusedBy('16.3', draw(WHITE));
    const discarded = at({ phase: 'track', trackPile: 'PD', players: [{}, {}] });
    chance(discarded).refusedBy('16.3', draw(BLACK));
    for (let seed = 0; seed < 40; seed++) {
      expect([draw(PLAIN), draw(DOTTED)]).toContainEqual(
        game.chance(discarded.state, rngFrom(seed)),
      );
    }
  });

  it('16.4 turns only a card that can lie on top', () => {
    const table = at({
      phase: 'draw',
      players: [{ exposed: [WW, WW, WW], shares: [WW, WW] }, { shares: [WW] }],
      groups: [{ shares: 2 }, {}],
    });
    chance(table).refusedBy('16.4', card(WW));
    chance(table).refusedBy('16.4', DIVIDEND_CARD);
    const only = at({ ...TAKING, phase: 'draw', groups: [{ dividends: 1 }, {}] });
    chance(only).refusedBy('16.4', card(EP));
    expect(game.chance(only.state, rngFrom(1))).toEqual(DIVIDEND_CARD);
    only.do('chance', DIVIDEND_CARD);
  });

  it('16.4 makes every card of the top group as likely as the others', () => {
    const pile = [EP, EP, EP, BN, MS, MS];
    const { state } = at({ ...TAKING, phase: 'draw', pile, paid: 2 });
    const times = new Map<number, number>();
    for (let seed = 0; seed < 1600; seed++) {
      const drawn = game.chance(state, rngFrom(seed));
      if (drawn.do !== 'turn-card') throw new Error('a card is due');
      times.set(drawn.card, (times.get(drawn.card) ?? 0) + 1);
    }
    // Eight cards: two of them dividends.
    for (const [which, count] of [
      [EP, 3],
      [BN, 1],
      [MS, 2],
      [DIVIDEND, 2],
    ] as const) {
      expect(Math.abs((times.get(which) ?? 0) - 200 * count)).toBeLessThan(80);
    }
    // A group without dividend cards brings none.
    const top = at({ ...TAKING, phase: 'draw', groups: [{ shares: 6 }, {}] }).state;
    for (let seed = 0; seed < 50; seed++) {
      expect(game.chance(top, rngFrom(seed))).not.toEqual(DIVIDEND_CARD);
    }
  });

  it('16.5 begins with the first seat, and goes on in order', () => {
    const table = toFirstTurn(opened(3), EP, BN, MS, DM);
    expect(table.lastEvents).toContainEqual({ is: 'turn-begun', seat: 0, turn: 1 });
    expect(moneyOf(table)).toEqual([0, 0, 0]);
    for (const seat of [0, 1, 2, 0]) {
      expect(turnOf(table)).toBe(seat);
      chance(table).acts();
      table.do(seat, table.choices(seat).find(({ do: what }) => what === 'invest') ?? END);
      table.do(seat, table.choices(seat)[0] ?? END);
    }
  });
});
