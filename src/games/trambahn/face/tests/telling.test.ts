import { describe, expect, it } from 'vitest';
import type { Card, Event, Line } from '#games/trambahn/rules/model.ts';
import { card } from '#games/trambahn/rules/tests/cards.ts';
import type { position } from '#games/trambahn/rules/tests/position.ts';
import type { Eyes } from '#kernel/game.ts';
import { digest } from '../telling/digest.ts';
import { readAloud } from '../telling/read-aloud.ts';
import { sign } from '../telling/sign.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { type RecordedTurn, turnsOf } from './recorded.ts';
import { situationAt } from './situations.ts';

const names = ['Lena', 'Max'];
const listener = (language: 'fr' | 'en', eyes: Eyes) => ({ language, names, eyes });
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function turnAt(turns: readonly RecordedTurn[], turn: number): RecordedTurn {
  const found = turns.find((one) => one.turn === turn);
  if (!found) throw new Error(`no turn ${turn}`);
  return found;
}

describe('what mattered of a turn', () => {
  const turns = turnsOf('reshuffle', 0);
  const strips = (turn: number, language: 'fr' | 'en' = 'fr') => {
    const { entries, seen } = turnAt(turns, turn);
    return digest(entries, seen, listener(language, 0));
  };

  it('8.2 tells first of the money that is gone', () => {
    const [lost, max] = strips(14);
    expect(lost).toMatchObject({ gain: '−2', short: 'argent' });
    expect(lost?.seat).toBeUndefined();
    expect(plain(lost?.text ?? '')).toBe('cartes d’argent : la pioche est épuisée');
    expect(max).toMatchObject({ seat: 1, short: 'rouge 6·7·8, vapeur' });
    expect(plain(max?.text ?? '')).toContain(
      '**Max** ouvre une 2e colonne **rouge** 6·7·8 · conducteur en II · vapeur, 10 000 · ligne **rouge** à 3 passagers',
    );
  });

  it('9.2 tells a scoring first, with what it brought', () => {
    const [scoring, ...rest] = strips(16, 'en');
    expect(scoring).toMatchObject({
      gain: '+8',
      text: 'Scoring 4, **red** line: you 8, Max 30',
      short: 'red line',
    });
    expect(rest.map(({ seat, text, detail }) => [seat, text, detail])).toEqual([
      [1, '**Max** brings the **red** line to its scoring', '· 5,000 more in money'],
    ]);
  });

  it('11.1 tells who ended the game', () => {
    for (const eyes of [0, 1] as const) {
      const { entries, seen, seat } = turnsOf('reshuffle', eyes).at(-1) as RecordedTurn;
      const told = digest(entries, seen, listener('fr', eyes)).filter((one) => one.seat === seat);
      expect(told.map(({ text }) => plain(text))).toEqual(
        seat === eyes
          ? []
          : [expect.stringMatching(/ · décompte de la ligne \*\*rouge\*\* · met fin à la partie$/)],
      );
    }
  });

  it('says in one line what is done alike, and is about all of it', () => {
    const [max] = strips(2, 'en');
    expect(max?.text).toBe(
      '**Max** starts 3 columns: **blue** 5·7, **green** 4, **yellow** 8 · 3 horse trams, 15,000',
    );
    expect(max?.about.map(({ is }) => is)).toEqual([
      'column-started',
      'column-started',
      'column-extended',
      'column-started',
      'tram-bought',
      'tram-bought',
      'tram-bought',
    ]);
  });

  it('is silent about what is done in every turn', () => {
    // Passengers are; money is too, but how much of it was put aside is all that is left to tell then.
    expect(
      strips(20).map(({ text, short }) => [text, short].map((one) => plain(one ?? ''))),
    ).toEqual([['**Max** met 5 000 marks de côté', '+5 000']]);
    const all = turns.flatMap(({ turn }) => strips(turn).map(({ text }) => text));
    expect(all.filter((text) => /pioch(e|é) \d/.test(text))).toEqual([]);
  });

  it.each(['reshuffle', 'bonus-scoring', 'columns-without-a-tram', 'no-tram-left'])(
    'has whole words for all of the record %s, for all eyes',
    (record) => {
      for (const eyes of [0, 1, 'watcher'] as const) {
        for (const { entries, seen } of turnsOf(record, eyes)) {
          for (const language of ['fr', 'en'] as const) {
            for (const strip of digest(entries, seen, listener(language, eyes))) {
              const told = `${strip.gain} ${strip.text} ${strip.detail} ${strip.short}`;
              expect(told).not.toMatch(/NaN|null|\[object|\s{2}|\+0\b/);
              expect(strip.text).not.toContain('undefined');
              expect(strip.about.length).toBeGreaterThan(0);
              if (strip.seat !== undefined) {
                expect(strip.text).toMatch(/^\*\*(Lena|Max)\*\* /);
                expect(strip.seat).not.toBe(eyes);
              }
            }
          }
        }
      }
    },
  );
});

describe('a single deed', () => {
  const { seen } = turnAt(turnsOf('reshuffle', 0), 2);
  const told = (event: Event, rows: [number, number]) => {
    const table = structuredClone(seen.table);
    const [row, length] = rows;
    table.rows[row as Line] = new Array<Card>(length).fill(0);
    const entries = [{ actor: 1 as const, events: [event] }];
    return digest(entries, { table, own: seen.own }, listener('fr', 0));
  };

  it('9.1 brings a row to three passengers; one’s own third passenger is not the rival’s', () => {
    const laid = { is: 'passenger-laid', seat: 1, card: 4, row: 0 } as const;
    expect(told({ ...laid, nth: 3 }, [0, 3])[0]?.text).toContain('ligne **bleue** à 3 passagers');
    expect(told({ ...laid, nth: 2 }, [0, 3])).toEqual([]);
    expect(told({ ...laid, nth: 3 }, [0, 0])).toEqual([]);
  });

  it('9.1 may bring two scorings', () => {
    const both = { is: 'scored', rows: [1, 3] } as const;
    expect(en.telling.deed(both, true)).toBe(
      'brings the **red** and **yellow** lines to their scorings',
    );
    expect(fr.telling.deed(both, false)).toBe(
      'décomptes de la ligne **rouge** et de la ligne **jaune**',
    );
  });

  it('tells in two words whether a column came or grew', () => {
    const ten = { seat: 1, card: card('y10'), column: 9 } as const;
    const grown = told({ is: 'column-extended', ...ten, line: 3 }, [0, 0]);
    expect(grown[0]?.short).toBe('jaune + 10');
    expect(told({ is: 'column-started', ...ten }, [0, 0])[0]?.short).toBe('jaune 10');
    const conductor = { ...ten, card: card('c'), line: 3 } as const;
    expect(told({ is: 'column-extended', ...conductor }, [0, 0])[0]?.short).toBe(
      'jaune + conducteur',
    );
  });
});

describe('the signs', () => {
  it('8.2 says that nobody loses anything where that is so', () => {
    const { seen } = turnAt(turnsOf('reshuffle', 0), 2);
    const none = { is: 'money-halved', counts: [0, 0] as [number, number] } as const;
    expect(sign(none, seen, listener('fr', 0))?.text).toContain('Personne ne rend de carte.');
    const [strip] = digest([{ actor: 'chance', events: [none] }], seen, listener('en', 0));
    expect(strip?.text).toBe('The draw pile is empty, nobody loses money');
  });

  it('8.2, 11.1 stand when money goes and when the last scoring comes next', () => {
    const signs = turnsOf('reshuffle', 1).flatMap(({ entries, seen }) =>
      entries.flatMap(({ events }) =>
        events.flatMap((event) => sign(event, seen, listener('en', 1)) ?? []),
      ),
    );
    expect(signs.map(({ rule, gain }) => [rule, gain])).toEqual([
      ['8.2', undefined],
      ['8.2', '−5'],
      ['11.1', undefined],
    ]);
    expect(signs[0]?.text).toContain('You lose nothing, Lena loses **2 cards** (2,000 marks).');
    expect(signs[2]?.title).toBe('The next scoring is the last');
  });

  it('11.1 does not stand when the last scoring has come already, in the same turn', () => {
    const { seen } = turnsOf('reshuffle', 1).at(-1) as RecordedTurn;
    const ninth = { is: 'line-scored', line: 0, nth: 9, points: [1, 2] } as const;
    expect(seen.table.phase).toBe('over');
    expect(sign({ ...ninth, points: [1, 2] }, seen, listener('en', 1))).toBeUndefined();
  });
});

describe('the table read aloud', () => {
  const moment = {
    step: 'stations',
    laid: 1,
    first: { hand: 'b5 c', columns: ['b1 x2'], money: 3 },
  };
  const situation = situationAt(moment as Parameters<typeof position>[0]);
  const aloud = (language: 'fr' | 'en', choices = situation.choices) =>
    plain(readAloud({ ...situation, names, language }, choices));

  it('is the score and what may be done, in two sentences', () => {
    expect(aloud('en')).toBe(
      'Turn 1, 0 of 10 scorings: you 0 points, Max 0 points. You have 2 cards in hand and 3,000 marks; you can start a column, extend a column or end the step.',
    );
    expect(aloud('fr')).toContain('vous pouvez ouvrir une colonne, prolonger une colonne ou');
  });

  it('says whose turn it is where nothing may be done', () => {
    expect(aloud('fr', [])).toContain('C’est le tour de Lena.');
  });
});
