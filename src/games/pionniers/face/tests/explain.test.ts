import { describe, expect, it } from 'vitest';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Action, Table, Train } from '#games/pionniers/rules/model.ts';
import { SHORT } from '#games/pionniers/rules/tests/own-layout.ts';
import { explain } from '../explain.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { moment } from './games.ts';

const { game } = pionniers;

const strike = (trains: readonly Partial<Train>[]): Table =>
  moment(trains, { phase: 'strike', striker: 0 });
const crate = (line: number, space: number): Action => ({ do: 'place-crate', line, space });

/** Every rule that refuses a player, provoked. */
const refused: readonly [rule: string, table: Table, action: Action, fr: RegExp, en: RegExp][] = [
  ['3.2', moment([], { turn: 1 }), { do: 'lay' }, /pas à vous/, /not your turn/],
  ['3.2', moment([], { phase: 'move' }), { do: 'lay' }, /dés roulent/, /dice are rolling/],
  ['3.3', moment([]), { do: 'keep-crate' }, /maintenant/, /now/],
  [
    '4.2',
    moment([{ dynamite: 31 }]),
    { do: 'lay' },
    /dynamite.*case\s31.*Avancez/,
    /dynamite.*space 31.*Move/,
  ],
  ['4.3', moment([{ sections: 26 }]), { do: 'lay' }, /26\ssections/, /26 sections/],
  [
    '4.3',
    moment([{ sections: 12 }], { board: SHORT }),
    { do: 'lay' },
    /12\ssections/,
    /12 sections/,
  ],
  [
    '5.2',
    moment([{ front: 0, sections: 1 }]),
    { do: 'move' },
    /pas encore parti.*une seule/,
    /not on the board.*one is/,
  ],
  [
    '8.4',
    moment([{ front: 28, engine: 14 }]),
    { do: 'lay' },
    /locomotive est absente.*7\scases/,
    /locomotive is away.*7 spaces/,
  ],
  ['6.3', strike([]), crate(0, 23), /ligne\s1 est à vous/, /Line 1 is yours/],
  ['6.4', strike([{}, { front: 0 }]), crate(1, 23), /ligne\s2.*parti/, /line 2.*not on the board/],
  [
    '6.5',
    strike([{}, { dynamite: 31 }]),
    crate(1, 23),
    /ligne\s2.*case\s31/,
    /crate on line 2.*space 31/,
  ],
  [
    '6.6',
    strike([{}, { front: 20 }]),
    crate(1, 38),
    /case\s38 est une garnison.*en 23, 31/,
    /Space 38 is a garrison.*on 23, 31/,
  ],
  ['6.7', strike([{}, { front: 20 }]), crate(1, 56), /posée.*jusqu’à 48/, /no track.*laid to 48/],
  ['6.8', strike([{}, { front: 20 }]), crate(1, 11), /devant.*en 20/, /not ahead.*at 20/],
  [
    '6.9',
    strike([{}, { front: 22, signal: 23 }]),
    crate(1, 23),
    /Voie libre.*case\s23/,
    /all-clear.*space 23/,
  ],
  ['12.2', moment([], { phase: 'over' }), { do: 'lay' }, /terminée/, /over/],
];

describe('why not', () => {
  for (const [rule, table, action, fr, en] of refused) {
    it(`${rule} names what it is about: ${action.do}`, () => {
      const refusal = game.check(table, {}, 0, action);
      expect(refusal?.rule).toBe(rule);
      if (refusal === undefined) return;
      expect(explain(refusal, action, { table }, 'fr')).toMatch(fr);
      expect(explain(refusal, action, { table }, 'en')).toMatch(en);
    });
  }

  it('6.6 is hinted at with every kind of place that takes a crate', () => {
    const places = [
      [fr, ['rivière', 'danger', 'point de sabotage']],
      [en, ['river', 'danger', 'sabotage point']],
    ] as const;
    for (const [words, kinds] of places) {
      for (const kind of kinds) expect(words.strike.hint).toContain(kind);
    }
  });

  it.each([
    ['4.2', { dynamite: 31 }, { do: 'lay' }, /dynamite on your line 1/],
    ['4.3', { sections: 26 }, { do: 'lay' }, /of your line 1 are/],
    ['5.2', { front: 0, sections: 1 }, { do: 'move' }, /Your train on line 1 is/],
    ['8.4', { front: 28, engine: 14 }, { do: 'lay' }, /locomotive on line 1 is away/],
  ] as const)(
    '%s says which line is meant where everybody has two',
    (rule, train, action, said) => {
      const table = moment([train], { twoTrains: true });
      expect(explain({ rule }, action, { table }, 'en').replaceAll('**', '')).toMatch(said);
      expect(explain({ rule }, action, { table }, 'fr')).toMatch(/ligne\s1/);
    },
  );

  it('6.2 has its words too, though the right lapses before anybody is asked', () => {
    const table = strike([{ crates: 0 }]);
    expect(explain({ rule: '6.2' }, crate(1, 23), { table }, 'fr')).toContain('plus de caisse');
    expect(explain({ rule: '6.2' }, crate(1, 23), { table }, 'en')).toContain('no crate');
  });
});
