import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { pionniers } from '../index.ts';
import { orders } from '../orders.ts';
import { type Moment, position, WAITING } from './position.ts';

const safe = orders.parse({ kind: 'throw', for: 'safe' });
const track = orders.parse({ kind: 'throw', for: 'track' });
const keep = orders.parse({ kind: 'keep' });
const next = (moment: Moment, order = safe) => orders.next(position(moment).table, {}, 0, order);
const goesOn = (deed: string, left = safe) => ({ play: [{ do: deed }], left });

describe('an order to move where no throw derails', () => {
  it('moves with enough track ahead, and lays where a throw could pass its end', () => {
    expect(next({ trains: [{ sections: 6 }, {}] })).toEqual(goesOn('move'));
    expect(next({ trains: [{ sections: 3 }, {}] })).toEqual(goesOn('lay'));
    expect(next({ trains: [WAITING, {}] })).toEqual(goesOn('lay'));
  });

  it('moves where nothing else is allowed: towards dynamite, with the locomotive away, at the end', () => {
    const dynamite = { sections: 4, dynamite: 11 };
    expect(next({ trains: [dynamite, {}] })).toEqual(goesOn('move'));
    expect(next({ trains: [{ front: 27, engine: 14, struck: 27 }, {}] })).toEqual(goesOn('move'));
    expect(next({ trains: [{}, {}] })).toEqual(goesOn('move'));
  });

  it('leaves it to its player where to strike', () => {
    expect(next({ phase: 'strike', trains: [{}, {}] })).toBe('wait');
  });
});

describe('an order to lay track', () => {
  it('lays until all is laid, and is lifted by dynamite', () => {
    expect(next({ trains: [{ sections: 6 }, {}] }, track)).toEqual(goesOn('lay', track));
    expect(next({ trains: [{}, {}] }, track)).toEqual({ play: [] });
    expect(next({ trains: [{ sections: 4, dynamite: 11 }, {}] }, track)).toBe('lifted');
  });

  it('calls its player where one train of two has all its track', () => {
    const trains = [{}, {}, { sections: 4 }, {}];
    expect(next({ twoTrains: true, trains }, track)).toBe('lifted');
  });
});

describe('an order to keep one’s crates', () => {
  it('keeps each, and says nothing about other decisions', () => {
    expect(next({ phase: 'strike', trains: [{}, {}] }, keep)).toEqual(goesOn('keep-crate', keep));
    expect(next({ trains: [{}, {}] }, keep)).toBe('wait');
  });
});

describe('orders', () => {
  it('are offered where they have something to say', () => {
    const offers = (moment: Moment) => orders.offers(position(moment).table, {}, 0);
    expect(offers({ trains: [{ sections: 4 }, {}] })).toEqual([safe, track, keep]);
    expect(offers({ trains: [{ crates: 0 }, {}] })).toEqual([safe]);
  });

  it('are said in both languages', () => {
    expect([safe, track, keep].map((order) => orders.say(order, 'en'))).toEqual([
      '**Move** where no throw can derail my train, and lay track where one can',
      '**Lay track** to the end of the line',
      '**Keep my crates** whenever I may place one',
    ]);
    expect([safe, track, keep].map((order) => orders.say(order, 'fr'))).toEqual([
      '**Avancer** quand aucun jet ne peut faire dérailler mon train, sinon poser de la voie',
      '**Poser de la voie** jusqu’au bout de la ligne',
      '**Garder mes caisses** quand je pourrais en placer une',
    ]);
  });

  it('have one form', () => {
    for (const raw of [{}, { kind: 'throw' }, { kind: 'keep', for: 'safe' }, { ...safe, more: 1 }])
      expect(() => orders.parse(raw)).toThrow(Malformed);
    expect(pionniers.orders).toBe(orders);
  });
});
