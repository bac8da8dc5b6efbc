import { expect, it } from 'vitest';
import { playMatch } from '#bots/match.ts';
import { randomBot } from '#bots/random.ts';
import { titles } from '#games/index.ts';
import { replay } from '#kernel/replay.ts';
import { looksLike } from '#protocol/look-alike.ts';
import { MOST_SEATS } from '#protocol/parts.ts';
import { sitterName } from '#protocol/sitter-name.ts';
import { doors } from '../games.ts';
import { friendlyName, friendlyNameBeside } from '../player-name.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';

it('opens the doors of the games that are built, and no other', () => {
  const open = doors.filter(({ built }) => built).map(({ id }) => id as string);
  expect(open.toSorted()).toEqual(titles.map(({ game }) => game.id).toSorted());
});

it('says of a built game what its rules say', () => {
  for (const { game } of titles) {
    const door = doors.find(({ id }) => id === game.id);
    expect(door?.players).toEqual(game.seats);
    expect(door && { en: en.games[door.id].name, fr: fr.games[door.id].name }).toEqual(game.name);
  }
});

it('says of a built game whether a seat knows more than the others', () => {
  for (const { game } of titles) {
    const door = doors.find(({ id }) => id === game.id);
    const [, most] = game.seats;
    const bots = Array.from({ length: most }, () => randomBot(game));
    const { log } = playMatch(game, bots, game.parseOptions({}), { seed: 1, number: 0 });
    const isSecretive = [1, 0.5].some((share) => {
      const state = replay(game, most, game.parseOptions({}), log.slice(0, log.length * share));
      return bots.some((_, seat) => JSON.stringify(game.own(state, seat)) !== '{}');
    });
    expect(door?.secretive).toBe(isSecretive);
  }
});

it('has a colour for every seat', () => {
  for (const { players, seats } of doors) {
    expect(seats.length).toBeGreaterThanOrEqual(players[1]);
    expect(seats.length).toBeLessThanOrEqual(MOST_SEATS);
    expect(new Set(seats).size).toBe(seats.length);
  }
});

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
