import { describe, expect, it } from 'vitest';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Event } from '#games/pionniers/rules/model.ts';
import { type Recorded, recorded } from '#games/pionniers/rules/tests/recorded.ts';
import { typeset } from '#kernel/french.ts';
import type { Eyes, Language } from '#kernel/game.ts';
import type { Strip } from '#ui/face.ts';
import { markedLines } from '../logic/marked-lines.ts';
import { placeOf } from '../logic/place-of.ts';
import { digest } from '../telling/digest.ts';
import { readAloud } from '../telling/read-aloud.ts';
import { sign } from '../telling/sign.ts';
import { moment } from './games.ts';

const NAMES = ['Ada', 'Basile', 'Inès', 'Jules'];
const FOUR = recorded('four-players');
const at = (game: readonly Recorded[], seq: number): Recorded =>
  game.find((entry) => entry.seq === seq) as Recorded;

const listener = (language: Language, eyes: Eyes) => ({ language, names: NAMES, eyes });

/** The strips over these entries, as Ada sees them. */
function strips(from: number, to: number, language: Language, eyes: Eyes = 0): Strip<Event>[] {
  const entries = FOUR.filter(({ seq }) => seq >= from && seq <= to);
  const { table } = at(FOUR, to);
  return [...digest(entries, { table, own: undefined }, listener(language, eyes))];
}

describe('since Ada’s turn', () => {
  it('tells track and position, with what was added as a detail', () => {
    expect(
      strips(126, 131, 'fr').map(({ seat, text, detail, short }) => [seat, text, detail, short]),
    ).toEqual([
      [2, typeset('**Inès** voie jusqu’à 76'), typeset('+2 sections'), 'voie 76'],
      [1, typeset('**Basile** voie jusqu’à 64'), typeset('+2 sections'), 'voie 64'],
      [3, typeset('**Jules** voie jusqu’à 72'), typeset('+1 section'), 'voie 72'],
    ]);
    expect(strips(118, 123, 'en').map(({ text, detail }) => [text, detail])).toEqual([
      ['**Inès** space 64', '+9 spaces'],
      ['**Basile** space 51', '+4 spaces'],
      ['**Jules** space 60', '+5 spaces'],
    ]);
  });

  it('tells of an ambush, of dynamite and whom it pushed back, and of a card', () => {
    expect(strips(58, 63, 'fr').map(({ text }) => text)).toContain(
      typeset('**Basile** case 28, pris en **embuscade** en 27'),
    );
    const struck = strips(66, 73, 'fr', 2).find(({ seat }) => seat === 3);
    expect(struck?.text).toBe(
      typeset('**Jules** case 36, place une caisse **chez vous** en 35 : vous reculez en 30'),
    );
    expect(struck?.short).toBe('dynamite 35');
    expect(struck?.about.flatMap(placeOf).at(-1)).toEqual({ line: 2, space: 35 });
    expect(strips(100, 105, 'en').map(({ text }) => text)).toContain(
      '**Basile** space 42, draws **Long downgrade**: goes on to 47',
    );
  });

  it('tells the trains of one rival apart, by the number of the line and by the badge', () => {
    const game = recorded('two-trains-each');
    const pairs = game.flatMap((_, i) => {
      const entries = game.slice(i, i + 12);
      const { table } = entries.at(-1) as Recorded;
      const told = digest(entries, { table, own: undefined }, listener('en', 0));
      const of = told.filter(({ seat }) => seat === 1);
      return of.length < 2 ? [] : [of.map(({ text, about }) => ({ text, about, table }))];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const { text, about, table } of pairs.flat()) {
      const [line, ...others] = markedLines(table, 1, about);
      expect(others).toEqual([]);
      expect(text).toContain(`**Basile** line ${(line ?? -9) + 1}: `);
    }
  });

  it('tells a card without effect, and the space in a word or two', () => {
    const by = { seat: 1, line: 1 };
    const events: Event[] = [
      { is: 'train-moved', from: 31, to: 41, ...by },
      { is: 'card-drawn', card: 10, ...by },
      { is: 'card-idle', card: 10, ...by },
    ];
    const entry = { ...at(FOUR, 100), events };
    const told = digest([entry], { table: at(FOUR, 100).table, own: undefined }, listener('en', 0));
    expect(told.map(({ text }) => text)).toEqual([
      '**Basile** space 41, draws **Sudden flood**: no effect',
    ]);
    expect(told[0]?.short).toBe('space 41');
  });

  it('begins with the end', () => {
    const last = FOUR.at(-1)?.seq ?? 0;
    const [first] = strips(last - 6, last, 'en', 'watcher');
    expect(first?.seat).toBeUndefined();
    expect(first?.text).toMatch(/^\*\*\p{L}+ reaches\*\* Buffalo Creek/u);
  });

  it.each(['four-players', 'pile-gone-round', 'two-trains-each', 'derailment-onto-a-river'])(
    'has one strip for each train of a rival at most, all through the game: %s',
    (name) => {
      const game = recorded(name);
      for (let from = 0; from + 8 <= game.length; from += 8) {
        const entries = game.slice(from, from + 8);
        const { table } = entries.at(-1) as Recorded;
        for (const language of ['en', 'fr'] as const) {
          const told = digest(entries, { table, own: undefined }, listener(language, 0));
          const lines = told.flatMap(({ seat, about }) =>
            seat === undefined ? [] : [markedLines(table, seat, about).join()],
          );
          expect(lines).toEqual([...new Set(lines)]);
          expect(told.map(({ seat }) => seat)).not.toContain(0);
          for (const { text, short, about } of told) {
            expect(text).not.toMatch(/undefined|NaN|\s\s|,$|^\*\*[^*]+\*\*\s*$/);
            expect((text.match(/\*\*/g) ?? []).length % 2).toBe(0);
            expect((short ?? '').length).toBeLessThan(15);
            expect(about.length).toBeGreaterThan(0);
          }
        }
      }
    },
  );
});

describe('signs', () => {
  const table = moment([{}, {}, {}, {}]);
  const seen = { table, own: undefined };
  const derailed: Event = {
    is: 'train-derailed',
    from: 40,
    railhead: 48,
    to: 41,
    seat: 0,
    line: 0,
  };

  it('tell of one’s own derailment, and not of others’', () => {
    expect(sign(derailed, seen, listener('fr', 0))?.rule).toBe('10.1');
    expect(sign(derailed, seen, listener('fr', 0))?.text).toContain('41');
    expect(sign(derailed, seen, listener('fr', 1))).toBeUndefined();
    expect(sign(derailed, seen, listener('fr', 'watcher'))).toBeUndefined();
  });

  it('name the line where everybody has two trains', () => {
    const two = { table: { ...table, twoTrains: true }, own: undefined };
    const on = (event: Event, language: Language) => sign(event, two, listener(language, 0));
    const third: Event = { ...derailed, line: 2 };
    expect(on(third, 'en')?.title).toBe('Your train on line 3 derails');
    expect(on(third, 'en')?.short).toBe('Line 3 derails');
    expect(on(third, 'fr')?.title).toBe(typeset('Votre train de la ligne 3 déraille'));
    const crate: Event = { is: 'crate-placed', target: 0, on: 2, space: 31, seat: 1, line: 1 };
    expect(on(crate, 'fr')?.title).toBe(typeset('Dynamite sur votre ligne 3'));
    const held: Event = { is: 'train-ambushed', space: 27, garrison: 20, seat: 0, line: 2 };
    expect(on(held, 'en')?.title).toBe('Ambush on line 3');
    const won: Event = { is: 'game-won', seat: 1, line: 3 };
    expect(on(won, 'en')?.text).toMatch(/^Basile’s train on line 4 is the first/);
    // With one train each its owner says enough.
    expect(sign(third, seen, listener('en', 0))?.title).toBe('Your train derails');
  });

  it('tell of a train that dynamite has pushed back how far', () => {
    const crate: Event = { is: 'crate-placed', target: 0, on: 0, space: 35, seat: 1, line: 1 };
    const pushed: Event = { is: 'train-pushed-back', from: 34, to: 30, seat: 0, line: 0 };
    const told = sign(crate, seen, listener('fr', 0), pushed);
    expect(told?.text).toContain('**30**');
    expect([told?.short, told?.rule]).toEqual(['Recul en 30', '7.1']);
    expect(sign(crate, seen, listener('en', 0))?.short).toBe('Dynamite');
  });

  it('tell whose dynamite lies on one’s line, a rival’s complete line, and the end', () => {
    const crate: Event = { is: 'crate-placed', target: 0, on: 0, space: 31, seat: 1, line: 1 };
    expect(sign(crate, seen, listener('en', 0))?.text).toMatch(/^Basile has placed .*\*\*31\*\*/);
    expect(sign(crate, seen, listener('en', 2))).toBeUndefined();
    const laid: Event = { is: 'sections-laid', count: 2, railhead: 104, seat: 1, line: 1 };
    expect(sign(laid, seen, listener('en', 0))?.rule).toBe('12.4');
    expect(sign({ ...laid, railhead: 100 }, seen, listener('en', 0))).toBeUndefined();
    expect(sign({ is: 'game-won', seat: 2, line: 2 }, seen, listener('fr', 0))?.text).toMatch(
      /^Le train d’Inès/,
    );
  });
});

describe('read aloud', () => {
  it('says where all stand and what is possible, with its chances', () => {
    const table = moment([{ front: 50, sections: 16 }, { front: 60 }, { front: 69 }, { front: 0 }]);
    const choices = pionniers.game.choices(table, {}, 0);
    const said = readAloud({ table, own: {}, ...listener('fr', 0) }, choices);
    expect(said).toBe(
      typeset(
        'Inès, ligne 3, case 69 sur 104 ; Basile, ligne 2, case 60 sur 104 ; vous, ligne 1, case 50 sur 104 ; Jules, ligne 4, pas encore parti. ' +
          'Vous pouvez avancer de 2 à 12 (sans suite 53 %, rivière 8 %, danger 31 %, embuscade 8 %), ou poser une à trois sections, voie jusqu’à 68, 72 ou 76.',
      ),
    );
    expect(readAloud({ table, own: {}, ...listener('en', 1) }, [])).toMatch(/Ada is playing\.$/);
  });

  it('says where a crate may go', () => {
    const table = moment([{ front: 23, crates: 1 }, { dynamite: 31 }, {}, {}], {
      phase: 'strike',
      striker: 0,
    });
    const said = readAloud(
      { table, own: {}, ...listener('en', 0) },
      pionniers.game.choices(table, {}, 0),
    );
    expect(said).toContain(
      'You can place your last crate (line 3 at 23, 31, 35, 41 or 48; line 4 at 23, 31, 35, 41 or 48), or keep it.',
    );
  });
});
