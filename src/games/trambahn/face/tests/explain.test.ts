import { describe, expect, it } from 'vitest';
import { trambahn } from '#games/trambahn/rules/index.ts';
import type { Action, Trambahn } from '#games/trambahn/rules/model.ts';
import { CONDUCTOR, stationOf } from '#games/trambahn/rules/model.ts';
import { type Moment, position } from '#games/trambahn/rules/tests/position.ts';
import type { View } from '#kernel/game.ts';
import { explain } from '../explain.ts';

const { game } = trambahn;
const b = (value: number) => stationOf(0, value);
const r = (value: number) => stationOf(1, value);

/** Every rule that refuses a player, provoked. */
const refused: readonly [rule: string, moment: Moment, action: Action, fr: RegExp, en: RegExp][] = [
  [
    '3.2',
    { step: 'passengers', turn: 1, first: { hand: 'b5' } },
    { do: 'lay-passenger', card: b(5), row: 0 },
    /pas à vous/,
    /not your turn/,
  ],
  [
    '3.3',
    { step: 'income', laid: 1, first: { hand: 'b5' } },
    { do: 'start-column', card: b(5) },
    /étape \*\*stations\*\*.*terminée.*réserve d’argent/,
    /\*\*stations\*\* step.*over.*money/,
  ],
  [
    '3.3',
    { step: 'stations', laid: 1, first: { hand: 'b5' } },
    { do: 'bank', card: b(5) },
    /\*\*revenus\*\*, plus tard/,
    /\*\*income\*\* step.*later/,
  ],
  [
    '3.4',
    { step: 'stations', laid: 1, first: { hand: 'b5' } },
    { do: 'start-column', card: r(2) },
    /plus dans votre main/,
    /no longer in your hand/,
  ],
  [
    '3.5',
    { step: 'stations', laid: 1, first: { hand: 'b5' } },
    { do: 'extend-column', card: b(5), column: 0 },
    /adversaire.*5 bleu.*nouvelle colonne/,
    /opponent.*blue 5.*new column/,
  ],
  [
    '3.5',
    { step: 'trams', laid: 1, first: { columns: ['b1'], money: 9 } },
    { do: 'buy-tram', tram: 2, column: 3 },
    /tramway à cheval.*pas encore/,
    /horse tram.*no tram yet/,
  ],
  [
    '13.1',
    { step: 'income', laid: 1, first: { hand: 'b5' } },
    { do: 'end-step', step: 'stations' },
    /déjà terminée/,
    /already over/,
  ],
  [
    '4.2',
    { step: 'passengers', first: { hand: 'b5' } },
    { do: 'end-step', step: 'passengers' },
    /passager d’abord/,
    /passenger first/,
  ],
  [
    '4.6',
    { step: 'passengers', first: { hand: 'b5' } },
    { do: 'lay-passenger', card: b(5), row: 1 },
    /5 bleu.*\*\*bleue\*\*.*rouge/,
    /blue 5.*\*\*blue\*\*.*red/,
  ],
  [
    '5.2',
    { step: 'stations', laid: 1, first: { hand: 'r6', columns: ['b1 x2'] } },
    { do: 'extend-column', card: r(6), column: 0 },
    /ligne \*\*bleue\*\*.*6 rouge.*nouvelle colonne/,
    /\*\*blue\*\* stations.*red 6.*new column/,
  ],
  [
    '5.3',
    { step: 'stations', laid: 1, first: { hand: 'b3', columns: ['b6 x2'] } },
    { do: 'extend-column', card: b(3), column: 0 },
    /arrivée à \*\*6\*\*.*\*\*3\*\*/,
    /reached \*\*6\*\*.*\*\*3\*\*/,
  ],
  [
    '5.9',
    { step: 'stations', laid: 1, first: { hand: 'b6', columns: ['b6 x2'] } },
    { do: 'extend-column', card: b(6), column: 0 },
    /arrivée à \*\*6\*\*.*\*\*6\*\*/,
    /reached \*\*6\*\*.*\*\*6\*\*/,
  ],
  [
    '5.4',
    { step: 'stations', laid: 1, first: { hand: 'c', columns: ['b6 b10 x2'] } },
    { do: 'extend-column', card: CONDUCTOR, column: 0 },
    /\*\*10\*\*.*complète.*nulle part/,
    /\*\*10\*\*.*complete.*nothing/,
  ],
  [
    '5.5',
    { step: 'stations', laid: 1, first: { hand: 'c', columns: ['b6 x2'] } },
    { do: 'start-column', card: CONDUCTOR },
    /conducteur.*ouvrir.*colonne bleue \(arrivée à 6\)/,
    /conductor.*start.*blue column \(last: 6\)/,
  ],
  [
    '7.2',
    { step: 'trams', laid: 1, first: { columns: ['b1'], money: 12 }, display: [2, 2, 3] },
    { do: 'buy-tram', tram: 4, column: 0 },
    /tramway électrique.*étalage.*payer/,
    /electric tram.*display.*pay/,
  ],
  [
    '7.3',
    { step: 'trams', laid: 1, first: { columns: ['b1'], money: 8 }, display: [2, 3, 3] },
    { do: 'buy-tram', tram: 3, column: 0 },
    /10\s000\smarks.*8\s000.*manque 2\s000.*à cheval/,
    /10,000 marks.*8,000.*2,000 are missing.*horse/,
  ],
  [
    '7.4',
    { step: 'trams', laid: 1, first: { columns: ['r1 x2', 'b1'], money: 8 } },
    { do: 'buy-tram', tram: 2, column: 0 },
    /colonne rouge.*tramway à cheval.*colonne bleue/,
    /red column.*horse tram.*blue column/,
  ],
  ['11.3', { step: 'over', first: { hand: 'b5' } }, { do: 'bank', card: b(5) }, /terminée/, /over/],
];

describe('why not', () => {
  for (const [rule, moment, action, fr, en] of refused) {
    it(`${rule} names what it is about, and what could be done instead: ${action.do}`, () => {
      const state = position(moment);
      const own = game.own(state, 0);
      const refusal = game.check(state.table, own, 0, action);
      expect(refusal?.rule).toBe(rule);
      if (refusal === undefined) return;
      const seen: View<Trambahn> = { table: state.table, own };
      expect(explain(refusal, action, seen, 'fr')).toMatch(fr);
      expect(explain(refusal, action, seen, 'en')).toMatch(en);
    });
  }

  it('sets French with spaces that do not break', () => {
    const state = position({ step: 'passengers', first: { hand: 'b5' } });
    const said = explain(
      { rule: '4.2' },
      { do: 'end-step', step: 'passengers' },
      { table: state.table, own: game.own(state, 0) },
      'fr',
    );
    expect(said).toContain('d’abord**\u00a0: posez');
  });
});
