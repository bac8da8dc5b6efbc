import { describe, expect, it } from 'vitest';
import { wordNow } from '../first-games.ts';

const said = { kind: 'build', rival: 7 };

describe('a word of the first game', () => {
  it('stays in its turn, whatever is asked in between, and however rivals answer meanwhile', () => {
    const asked = { kinds: ['build', 'invest'], next: undefined };
    expect(wordNow(said, { ...asked, rival: 7, anew: true })).toBe('build');
    expect(wordNow(said, { ...asked, rival: 9, anew: false })).toBe('build');
  });

  it('is not said again in the next turn, which has room for the board', () => {
    const asked = { kinds: ['build'], next: undefined, rival: 9, anew: true };
    expect(wordNow(said, asked)).toBeUndefined();
  });

  it('gives its place to a new one in another turn, or where it is asked no more', () => {
    const asked = { kinds: ['build', 'take'], next: 'take', rival: 7 };
    expect(wordNow(said, { ...asked, anew: true })).toBe('take');
    expect(wordNow(said, { ...asked, anew: false })).toBe('build');
    expect(wordNow(said, { ...asked, kinds: ['take'], anew: false })).toBe('take');
  });
});
