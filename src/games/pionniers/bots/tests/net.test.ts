import { describe, expect, it } from 'vitest';
import { isFamiliar } from '../features.ts';
import { net } from '../net.ts';
import { positionOf } from './positions.ts';

const AT = { front: 60, sections: 18 };

describe('the learnt judgement', () => {
  it('gives each of four that stand alike about a quarter', () => {
    const odds = net.odds(positionOf({ trains: [AT, AT, AT, AT] }));
    expect(odds).toBeGreaterThan(0.15);
    expect(odds).toBeLessThan(0.4);
  });

  it('knows who is nearly home, and who is far behind', () => {
    const home = { front: 100, sections: 26, crates: 0 };
    expect(net.odds(positionOf({ trains: [home, AT, AT, AT] }))).toBeGreaterThan(0.8);
    expect(net.odds(positionOf({ trains: [AT, home, home, home] }))).toBeLessThan(0.05);
  });

  it('is asked only about the race it has learnt', () => {
    expect(isFamiliar(positionOf({ trains: [AT, AT, AT, AT] }))).toBe(true);
    expect(isFamiliar(positionOf({ trains: [AT, AT, AT] }))).toBe(false);
    expect(isFamiliar(positionOf({ board: 'slanted', trains: [AT, AT, AT, AT] }))).toBe(false);
  });
});
