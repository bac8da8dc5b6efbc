import { describe, expect, it } from 'vitest';
import type { Event } from '#games/pionniers/rules/model.ts';
import { NOTHING_TOLD } from '../motion/told.ts';
import { type Seen, seenAfter } from '../motion/use-recent.ts';
import { moment } from './games.ts';

const thrown: Event = { is: 'dice-thrown', dice: [1], to: 'lay', seat: 1, line: 1 };
const [before, after, later] = [moment([{}, {}]), moment([{}, {}]), moment([{}, {}])];
const NOTHING: Seen = { table: before, last: undefined, told: NOTHING_TOLD };

describe('what has been shown since the throw', () => {
  const shown = seenAfter(NOTHING, after, thrown, true);

  it('stays when it has been shown', () => {
    expect(shown.told).toEqual([thrown]);
    expect(seenAfter(shown, after, undefined, true)).toBe(shown);
  });

  it('is not told of another moment of the past', () => {
    expect(seenAfter(shown, later, undefined, true).told).toEqual([]);
    // In play the table goes on from there.
    expect(seenAfter(shown, later, undefined, false).told).toEqual([thrown]);
  });
});
