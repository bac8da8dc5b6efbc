import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { BAD_CARDS, CARDS } from '../data/cards.ts';
import { pionniers } from '../index.ts';
import type { Train } from '../model.ts';
import { cardWords } from '../words/cards.ts';
import { chance, draws, lays, moves, place } from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at } from './position.ts';
import { AHEAD, drawing, IDLE } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

const ALL = CARDS.map((_, each) => each);

describe('dangers and Chance cards', () => {
  it.each([31, 32])('9.1 draws a card when the own move ends with the front on %i', (front) => {
    const table = moves(at({ trains: [{ front: 22 }, AHEAD] }), front - 22);
    expect(phaseOf(table)).toBe('card');
    expect(pionniers.game.actors(table.state.table)).toEqual(['chance']);
    draws(table, 13);
    expect(table.lastEvents[0]).toEqual({ is: 'card-drawn', card: 12, seat: 0, line: 0 });
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
    expect(table.state.table).toMatchObject({ drawn: [12], draws: 1 });
  });

  it('9.23 draws no card for passing a danger, nor for laying on one', () => {
    const table = moves(at({ trains: [{ front: 25, sections: 9 }, AHEAD] }), 9);
    expect(phaseOf(table)).toBe('choose');
    expect(phaseOf(lays(at({ trains: [{ front: 31, sections: 9 }, AHEAD] }), 3))).toBe('choose');
  });

  it('9.2 brings each card once in the first 24 draws, then the same order again', () => {
    const came: number[] = [];
    for (let nth = 0; nth < 60; nth++) {
      const table = drawing({ front: 31 }, { drawn: came.slice(0, 24), draws: nth });
      came.push((chance(table).acts(nth) as { card: number }).card);
      expect(table.state.table).toMatchObject({ drawn: came.slice(0, 24), draws: nth + 1 });
    }
    expect(came.slice(0, 24).sort((a, b) => a - b)).toEqual(ALL);
    expect(came.slice(24, 48)).toEqual(came.slice(0, 24));
    expect(came.slice(48)).toEqual(came.slice(0, 12));
  });

  it('9.2 knows after 24 draws what comes, whatever chance would like', () => {
    const known = [...ALL].reverse();
    const { state } = drawing({ front: 31 }, { drawn: known, draws: 29 });
    for (let seed = 0; seed < 20; seed++) {
      expect(pionniers.game.chance(state, rngFrom(seed))).toEqual({ do: 'draw-card', card: 18 });
    }
  });

  it('9.4 has 24 cards, 14 of bad luck and 10 of good, with a title and a text each', () => {
    expect([CARDS.length, BAD_CARDS]).toEqual([24, 14]);
    for (const language of ['en', 'fr'] as const) {
      expect(cardWords[language]).toHaveLength(24);
      const titles = cardWords[language].map(({ title }) => title);
      expect(new Set(titles).size).toBe(24);
      for (const { text } of cardWords[language]) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('9.4 says on the card how many spaces or sections it is about', () => {
    const numbers: Readonly<Record<number, RegExp>> = {
      1: /\b(1|one|une)\b/i,
      2: /\b(2|two|deux)\b/i,
    };
    for (const [i, effect] of CARDS.entries()) {
      for (const language of ['en', 'fr'] as const) {
        const { text } = cardWords[language][i] as (typeof cardWords)['en'][number];
        if ('spaces' in effect) expect(text).toMatch(new RegExp(`\\b${effect.spaces}\\b`));
        if ('sections' in effect) expect(text).toMatch(numbers[effect.sections] as RegExp);
      }
    }
  });

  it('9.4 has the numbers of the rulebook', () => {
    const titles = cardWords.en.map(({ title }) => title);
    expect(titles).toEqual([
      'Rockfall',
      'Fallen trunk',
      'Icy grade',
      'Burning axle',
      'Mail left behind',
      'Ailing passenger',
      'Bison herd',
      'Dry tank',
      'Fog',
      'Poor coal',
      'Sudden flood',
      'Prairie fire',
      'Wet powder',
      'Orders from the fort',
      'Tailwind',
      'Long downgrade',
      'Boiler at its best',
      'Night crew',
      'Extra platelayers',
      'A load of rails',
      'Credit granted',
      'Crate recovered',
      'Scouts',
      'Hired hand',
    ]);
  });

  it.each<[number, Partial<Train>, Partial<Train>]>([
    [11, { front: 31, sections: 8 }, {}],
    [12, { front: 31, sections: 8 }, {}],
    [13, { front: 31, crates: 0 }, {}],
    [15, { front: 32, sections: 8 }, {}],
    [16, { front: 32, sections: 8 }, {}],
    [19, { front: 31, sections: 26 }, {}],
    [20, { front: 31, sections: 26 }, {}],
    [21, { front: 31, sections: 9, dynamite: 35 }, {}],
    [22, { front: 31, crates: 4 }, { crates: 5, dynamite: 95 }],
    [23, { front: 31 }, { dynamite: 95 }],
    [24, { front: 31, crates: 0 }, {}],
    [24, { front: 31 }, { dynamite: 95 }],
  ])('9.4 card %i has no effect where it asks for the impossible', (number, train, rival) => {
    const table = at({ phase: 'card', trains: [train, { ...AHEAD, ...rival }] });
    const before = structuredClone(table.state.table.trains);
    draws(table, number);
    expect(toldBy(table)).toEqual(IDLE);
    expect(table.state.table.trains).toEqual(before);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('9.18 draws no other card when a card leads to a danger', () => {
    const board = shortWith({ dangers: [20, 23, 29] });
    const forward = draws(moves(at({ board, trains: [{ front: 16 }, {}] }), 4), 15);
    expect([trainOf(forward, 0).front, phaseOf(forward), turnOf(forward)]).toEqual([
      23,
      'choose',
      1,
    ]);
    const back = draws(moves(at({ board, trains: [{ front: 16 }, {}] }), 8), 1);
    expect([trainOf(back, 0).front, phaseOf(back), turnOf(back)]).toEqual([20, 'choose', 1]);
    expect(back.state.table.draws).toBe(1);
  });

  it.each([
    [17, 3, 11],
    [18, 3, 12],
    [41, 3, 35],
    [79, 16, 84],
    [32, 15, 35],
  ])(
    '9.19 may strike where a card leads from %i (card %i) to the river at %i',
    (front, number, to) => {
      const table = draws(drawing({ front }), number);
      expect(trainOf(table, 0).front).toBe(to);
      expect([phaseOf(table), table.state.table.striker]).toEqual(['strike', 0]);
      table.do(0, place(1, 91 + 4));
    },
  );

  it.each([
    [68, 15, 71],
    [67, 16, 72],
  ])('9.20 is held up where a card leads from %i (card %i) to %i', (front, number, to) => {
    const table = draws(drawing({ front }), number);
    expect(trainOf(table, 0)).toMatchObject({ front: to, struck: 71, engine: 58 });
    expect(turnOf(table)).toBe(1);
  });

  it('9.21 never derails a train: it stops at the railhead', () => {
    const table = draws(drawing({ front: 17, sections: 5 }), 16);
    expect(trainOf(table, 0)).toMatchObject({ front: 20, sections: 5 });
    expect(toldBy(table)).toEqual(['card-drawn', 'train-moved']);
  });

  it.each([
    [16, 18, 22, true],
    [16, 17, 22, true],
    [15, 18, 21, false],
    [15, 17, 20, false],
  ])('9.21 card %i from %i comes to %i before the crate at 23: reached is %s', (...given) => {
    const [number, front, to, reached] = given;
    const table = draws(drawing({ front, dynamite: 23 }), number);
    expect(trainOf(table, 0)).toMatchObject({
      front: to,
      dynamite: reached ? 0 : 23,
      signal: reached ? 23 : 0,
    });
    expect(table.state.table.gone).toBe(reached ? 1 : 0);
    expect(toldBy(table).includes('dynamite-reached')).toBe(reached);
  });

  it('9.22 wins by a card that leads to the buffers', () => {
    const table = draws(
      moves(at({ board: SHORT, trains: [{ front: 40, slow: true }, {}] }), 5),
      15,
    );
    expect(trainOf(table, 0).front).toBe(48);
    expect(phaseOf(table)).toBe('over');
    expect(toldBy(table)).toEqual(['card-drawn', 'train-moved', 'game-won']);
    const beyond = moves(at({ board: SHORT, trains: [{ front: 40, slow: true }, {}] }), 6);
    expect(phaseOf(draws(beyond, 16))).toBe('over');
  });

  it('9.22 passes the slow signal by a card', () => {
    const table = draws(moves(at({ board: SHORT, trains: [{ front: 24 }, {}] }), 6), 16);
    expect(trainOf(table, 0)).toMatchObject({ front: 35, slow: true });
    expect(toldBy(table)).toEqual(['card-drawn', 'train-moved', 'slowed']);
    const short = draws(moves(at({ board: SHORT, trains: [{ front: 24 }, {}] }), 6), 15);
    expect(trainOf(short, 0)).toMatchObject({ front: 33, slow: false });
  });
});
