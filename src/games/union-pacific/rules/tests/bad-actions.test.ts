import { describe, expect, it } from 'vitest';
import { answerTo, badInput, MEGABYTE, NO_SUCH_ACTION } from '#testkit/suite/bad-input.ts';
import { unionPacific } from '../index.ts';
import { UP } from '../model.ts';
import { card, deal, display, draw, REVEAL } from './chance.ts';
import { build, discard, exchange, invest, opening, pair, swap, take } from './moves.ts';
import { BN, EP, MR } from './own-board.ts';
import { opened, position } from './position.ts';
import { EVERY_OPTION } from './random-play.ts';
import { PLAIN, spaceOf } from './tracks.ts';

badInput(unionPacific, {
  state: position({ players: [{ tracks: 'PPDW', shares: [EP, EP, UP] }, {}] }),
  sound: { do: 'end-turn' },
  malformed: [
    ['an action of another game', { do: 'bank', card: 3 }, NO_SUCH_ACTION],
    ['a field too many', { do: 'take-pile', card: 3 }, 'unknown field card'],
    ['no share', { do: 'choose-opening' }, 'bad field share: invalid_type'],
    ['a share as text', { do: 'exchange', share: '1' }, 'bad field share: invalid_type'],
    ['a share below 0', { do: 'exchange', share: -1 }, 'bad field share: too_small'],
    ['a twelfth share', { do: 'exchange', share: 11 }, 'bad field share: too_big'],
    ['half a share', { do: 'exchange', share: 0.5 }, 'bad field share: invalid_type'],
    ['a share NaN', { do: 'exchange', share: NaN }, 'bad field share: invalid_type'],
    ['no count', { do: 'invest', share: 0 }, 'bad field count: invalid_type'],
    ['a count of 0', invest(0, 0), 'bad field count: too_small'],
    ['a count of 21', invest(0, 21), 'bad field count: too_big'],
    ['one share as a pair', { do: 'invest-pair', shares: [1] }, 'bad field shares: too_small'],
    ['three as a pair', { do: 'invest-pair', shares: [1, 2, 3] }, 'bad field shares: too_big'],
    ['a pair of nothing', { do: 'invest-pair', shares: [1, 11] }, 'bad field shares.1: too_big'],
    ['a fifth place', take(4), 'bad field place: too_big'],
    ['a place below 0', take(-1), 'bad field place: too_small'],
    ['a fifth type of track', discard(5), 'bad field track: too_big'],
    ['no track', { do: 'swap-track' }, 'bad field track: invalid_type'],
    ['the Union Pacific building', build(0, 10, 3), 'bad field company: too_big'],
    ['no space', { do: 'build', track: 0, company: 1 }, 'bad field space: invalid_type'],
    ['a space far away', build(0, 1, 256), 'bad field space: too_big'],
    ['a huge space', build(0, 1, 2 ** 53), 'bad field space: too_big'],
    ['a space below 0', build(0, 1, -1), 'bad field space: too_small'],
    ['a seventh hand', deal(new Array<number[]>(7).fill([0]), []), 'bad field tracks: too_big'],
    ['a hand too large', deal([], [new Array<number>(11).fill(0)]), 'bad field shares.0: too_big'],
    ['a hand of text', { do: 'deal', tracks: 'PPP', shares: [] }, 'bad field tracks: invalid_type'],
    ['five on display', display(0, 1, 2, 3, 4), 'bad field shares: too_big'],
    ['the Union Pacific on display', display(0, 1, 2, 10), 'bad field shares.3: too_big'],
    ['a card below all', card(-2), 'bad field card: too_small'],
    ['the Union Pacific in the pile', card(10), 'bad field card: too_big'],
    ['a megabyte as share', { do: 'exchange', share: MEGABYTE }, 'bad field share: invalid_type'],
  ],
  refused: [
    ['from the wrong seat', 1, invest(EP), '3.2'],
    ['from a seat that is not there', 7, { do: 'end-turn' }, '3.2'],
    ['at the wrong moment: the opening', 0, opening(EP), '3.3'],
    ['at the wrong moment: taking', 0, { do: 'take-pile' }, '3.3'],
    ['at the wrong moment: the Union Pacific', 0, { do: 'take-up' }, '3.3'],
    ['at the wrong moment: exchanging', 0, exchange(EP), '3.3'],
    ['at the wrong moment: ending', 0, { do: 'end-turn' }, '3.3'],
    ['at the wrong moment: swapping', 0, swap(PLAIN), '3.3'],
    ['at the wrong moment: no more swapping', 0, { do: 'stop-swapping' }, '3.3'],
    ['for chance: a deal', 0, deal([[0, 0, 0]], [[0, 0, 0, 0]]), '3.3'],
    ['for chance: the reveal', 0, REVEAL, '3.3'],
    ['for chance: the display', 0, display(0, 1, 2, 3), '3.3'],
    ['for chance: a track card', 0, draw(PLAIN), '3.3'],
    ['for chance: a share', 0, card(EP), '3.3'],
    ['passing', 0, discard(PLAIN), '3.5'],
    ['a track card one does not hold', 0, build(4, MR, 20), '4.2'],
    ['a share one does not hold', 0, invest(BN), '8.2'],
    ['a pair of one', 0, pair(EP, EP), '8.3'],
    ['a space that is taken', 0, build(PLAIN, MR, spaceOf('billings', 'winnipeg')), '5.4'],
    ['a space that is not there', 0, build(PLAIN, MR, 200), '5.4'],
  ],
  options: {
    usual: {
      board: 'north-america',
      spread: false,
      second: false,
      swap: false,
      hiddenMoney: false,
    },
    malformed: [
      { board: 'europe' },
      { spread: 1 },
      { second: 'yes' },
      { swap: null },
      { hiddenMoney: 0 },
    ],
    board: { field: 'board', called: 'board' },
  },
  random: { runs: 12_000, least: 3000, seed: 1999, games: 12, options: EVERY_OPTION },
});

describe('what is an action, but not now', () => {
  it('an opening from a seat that is not there', () => {
    const table = opened(2).do(
      'chance',
      deal(
        [
          [0, 0, 0],
          [1, 1, 1],
        ],
        [
          [0, 0, 0, 0],
          [1, 1, 1, 1],
        ],
      ),
    );
    expect(answerTo(unionPacific.game, table.state, 2, opening(UP))).toBe('3.2');
  });
});
