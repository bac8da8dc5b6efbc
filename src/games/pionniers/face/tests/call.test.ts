import { describe, expect, it } from 'vitest';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';
import { callOf } from '../board/call.ts';
import { fr } from '../words/fr.ts';
import { moment } from './games.ts';

const viewer = {
  language: 'fr',
  eyes: 0,
  names: ['Ada', 'Inès', 'Jules', 'Max'],
  words: fr,
} as const;

describe('the sign over the map', () => {
  it('says whose turn it is, and nobody’s while the dice for the order are told', () => {
    const table = moment([]);
    const told = { is: 'order-settled', seats: [0, 1, 2, 3], lines: [0, 1, 2, 3] } as const;
    const happening = { event: told } as unknown as Happening<Pionniers>;
    expect(callOf(viewer, table, undefined, happening, undefined)).toBe(fr.call.settling);
    expect(callOf(viewer, table, undefined, undefined, undefined)).toBe(fr.cast.yours);
  });
});
