import { expect, it } from 'vitest';
import { looksLike } from '#protocol/look-alike.ts';
import { MOST_SEATS } from '#protocol/parts.ts';
import { sitterName } from '#protocol/sitter-name.ts';
import { friendlyName, friendlyNameBeside } from '../player-name.ts';

it('gives every guest a name that a table takes, and that is no other’s', () => {
  for (const language of ['en', 'fr'] as const) {
    const birds = new Set(Array.from({ length: 256 }, (_, i) => friendlyName(i, language)));
    for (const bird of birds) {
      expect(sitterName(bird, [])).toEqual({ name: bird });
      expect([...birds].filter((other) => looksLike(bird, other))).toEqual([bird]);
    }
  }
});

it('gives everybody at a table another bird, even to those of one number', () => {
  for (const language of ['en', 'fr'] as const) {
    const sitters: string[] = [];
    while (sitters.length < MOST_SEATS) sitters.push(friendlyNameBeside(sitters, 255, language));
    expect(new Set(sitters).size).toBe(MOST_SEATS);
    expect(sitters[0]).toBe(friendlyName(255, language));
  }
});
