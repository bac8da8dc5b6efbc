import { describe, expect, it } from 'vitest';
import { stationOf } from '#games/trambahn/rules/model.ts';
import { type Held, NOTHING, stillHeld } from '../handling/held.ts';
import { lightsOf } from '../handling/lights.ts';
import { pressed } from '../handling/pressed.ts';
import type { Lying } from '../logic/places.ts';
import { situationAt } from './situations.ts';

const BLUE = 0;
const RED = 1;
const cardAt = (at: number, line: 0 | 1 | 2 | 3, value: number): Lying => ({
  piece: { is: 'card', card: stationOf(line, value) },
  at,
});
const held = (lying: Lying): Held => ({ is: 'piece', ...lying });

const stations = situationAt({
  step: 'stations',
  laid: 1,
  first: { hand: 'b5 b7 r2', columns: ['b1 x2', 'b6 x2'] },
});
const blue = cardAt(0, BLUE, 5);
const red = cardAt(2, RED, 2);

describe('a press on a card', () => {
  it('picks it up, and the keys go on to where it can be laid', () => {
    expect(pressed(NOTHING, { is: 'piece', lying: blue }, stations)).toEqual({
      held: held(blue),
      focus: '[data-place].lit',
    });
  });

  it('puts it down again, and takes another in its place', () => {
    expect(pressed(held(blue), { is: 'piece', lying: blue }, stations).held).toBe(NOTHING);
    expect(pressed(held(blue), { is: 'piece', lying: red }, stations).held).toEqual(held(red));
  });

  it('finds it where it lies now, and nothing if it has gone', () => {
    expect(pressed(NOTHING, { is: 'piece', lying: { ...red, at: 3 } }, stations).held).toEqual(
      held(red),
    );
    const gone = cardAt(0, BLUE, 9);
    expect(pressed(NOTHING, { is: 'piece', lying: gone }, stations)).toEqual({ held: NOTHING });
  });

  it('twice does the one thing there is to do with it', () => {
    const income = situationAt({ step: 'income', laid: 1, first: { hand: 'b5 r2' } });
    expect(pressed(NOTHING, { is: 'piece-twice', lying: blue }, income)).toEqual({
      held: held(blue),
      deed: [{ do: 'bank', card: stationOf(BLUE, 5) }],
    });
    expect(pressed(NOTHING, { is: 'piece-twice', lying: blue }, stations)).toEqual({
      held: NOTHING,
    });
  });
});

describe('a piece in hand', () => {
  it('is laid, and stays in hand until the table has answered', () => {
    const deed = [{ do: 'extend-column', card: stationOf(BLUE, 5), column: 0 }];
    expect(pressed(held(blue), { is: 'place', place: 'column:0' }, stations)).toEqual({
      held: held(blue),
      deed,
      // The card that comes to lie there.
      focus: '[data-piece="hand:0"], [data-lever]',
    });
    const drop = { is: 'drop', lying: blue, place: 'column:0' } as const;
    expect(pressed(NOTHING, drop, stations)).toMatchObject({ held: held(blue), deed });
  });

  it('is refused there, and stays in hand', () => {
    expect(pressed(held(blue), { is: 'place', place: 'column:1' }, stations)).toEqual({
      held: { ...held(blue), no: 'column:1' },
      refused: {
        refusal: expect.objectContaining({ rule: '5.3' }),
        action: { do: 'extend-column', card: stationOf(BLUE, 5), column: 1 },
      },
    });
  });

  it('stays in hand when the lever is pulled too early, and is put down by Escape', () => {
    const passengers = situationAt({ step: 'passengers', laid: 0, first: { hand: 'b5 r2' } });
    expect(pressed(held(blue), { is: 'lever' }, passengers)).toEqual({
      held: held(blue),
      refused: { refusal: { rule: '4.2' }, action: { do: 'end-step', step: 'passengers' } },
    });
    expect(pressed(held(blue), { is: 'back', from: 'place' }, passengers)).toEqual({
      held: NOTHING,
      focus: '[data-piece="hand:0"]',
    });
  });

  it('is gone when it is no longer where it was', () => {
    expect(stillHeld(held(blue), stations)).toEqual(held(blue));
    expect(stillHeld(held({ ...blue, at: 1 }), stations)).toBe(NOTHING);
    expect(stillHeld({ is: 'place', place: 'column:1' }, stations).is).toBe('place');
    expect(stillHeld({ is: 'place', place: 'column:2' }, stations)).toBe(NOTHING);
  });
});

describe('a place', () => {
  it('pressed with empty hands asks what could go there, and takes it then', () => {
    const asked = pressed(NOTHING, { is: 'place', place: 'column:0' }, stations);
    expect(asked).toEqual({ held: { is: 'place', place: 'column:0' }, focus: '[data-piece].lit' });
    expect(pressed(asked.held, { is: 'piece', lying: blue }, stations).deed).toEqual([
      { do: 'extend-column', card: stationOf(BLUE, 5), column: 0 },
    ]);
    expect(pressed(asked.held, { is: 'place', place: 'column:0' }, stations).held).toBe(NOTHING);
  });

  it('that takes nothing says why', () => {
    const outcome = pressed(NOTHING, { is: 'place', place: 'row:0' }, stations);
    expect(outcome.held).toBe(NOTHING);
    expect(outcome.refused).toBeDefined();
  });
});

describe('a press on a tram', () => {
  const tram = { piece: { is: 'tram', tram: 2 }, at: 0 } as const satisfies Lying;
  const rich = { hand: 'b5', money: 9 };

  it('buys it where only one column can have it', () => {
    const one = situationAt({ step: 'trams', laid: 1, first: { ...rich, columns: ['b7'] } });
    expect(pressed(NOTHING, { is: 'piece', lying: tram }, one)).toEqual({
      held: held(tram),
      deed: [{ do: 'buy-tram', tram: 2, column: 0 }],
      focus: '[data-lever]',
    });
  });

  it('picks it up where there is a choice', () => {
    const two = situationAt({ step: 'trams', laid: 1, first: { ...rich, columns: ['b7', 'r1'] } });
    expect(pressed(NOTHING, { is: 'piece', lying: tram }, two)).toEqual({
      held: held(tram),
      focus: '[data-place].lit',
    });
  });

  it('says why where no column can have it, and keeps it in hand', () => {
    const poor = situationAt({ step: 'trams', laid: 1, first: { hand: 'b5', columns: ['b7'] } });
    const outcome = pressed(NOTHING, { is: 'piece', lying: tram }, poor);
    expect(outcome.held).toEqual({ ...held(tram), no: 'itself' });
    expect(outcome.refused?.action).toMatchObject({ do: 'buy-tram' });
  });
});

describe('what is lit', () => {
  it('is what can be laid, and with a piece in hand where', () => {
    const idle = lightsOf(NOTHING, stations, []);
    expect(idle.card(stationOf(BLUE, 5), 0)).toBe('lit');
    expect(idle.at('column:0').is).toBe('plain');
    const holding = lightsOf(held(blue), stations, []);
    expect(holding.card(stationOf(BLUE, 5), 0)).toBe('held');
    expect(holding.at('column:0').is).toBe('lit');
    expect(holding.at('column:1').is).toBe('plain');
    expect(holding).toMatchObject({ somewhere: true, endsStep: false });
  });

  it('is red where it was refused', () => {
    const refused = lightsOf({ is: 'piece', ...blue, no: 'column:1' }, stations, []);
    expect(refused.card(stationOf(BLUE, 5), 0)).toBe('refused');
    expect(refused.at('column:1').is).toBe('bad');
    expect(refused.at('column:0').is).toBe('lit');
  });

  it('marks the place asked about, and what fits it', () => {
    const asked = lightsOf({ is: 'place', place: 'column:0' }, stations, []);
    expect(asked.at('column:0').is).toBe('aimed');
    expect(asked.card(stationOf(BLUE, 5), 0)).toBe('lit');
    expect(asked.card(stationOf(RED, 2), 2)).toBe('plain');
  });

  it('marks what is on its way', () => {
    const sent = [{ do: 'bank', card: stationOf(RED, 2) }] as const;
    expect(lightsOf(NOTHING, stations, sent).card(stationOf(RED, 2), 2)).toBe('sent');
  });
});
