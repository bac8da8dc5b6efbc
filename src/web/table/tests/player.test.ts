import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { exportRecord } from '#kernel/record.ts';
import { framesOf } from '../replay/frames.ts';
import { Player } from '../replay/player.ts';
import { title } from './house.ts';

const bot = (await botOf('trambahn', 'random')) as Bot<Kind>;
const match = playMatch(title.game, [bot, bot], {}, { seed: 3, number: 1 });
const seats = [{ name: 'Ann' }, { name: 'Bob' }];
const frames = framesOf(title, exportRecord(title.game, { ...match, options: {}, seats }));

let player: Player;
beforeEach(() => {
  vi.useFakeTimers();
  player = new Player(title, frames, () => 100);
});
afterEach(() => {
  player.close();
  vi.useRealTimers();
});

test('goes to any moment, within the game', () => {
  player.go(20);
  expect(player.getSnapshot()).toMatchObject({ at: 20, playing: false });
  expect(player.getSnapshot().showing.view.table).toBe(frames[20]?.state.table);
  player.go(100_000);
  expect(player.getSnapshot().at).toBe(frames.length - 1);
  player.go(-3);
  expect(player.getSnapshot().at).toBe(0);
});

test('a step shows what happened by one entry', () => {
  player.step();
  expect(player.getSnapshot().at).toBe(1);
  expect(player.getSnapshot().showing.happening?.event).toEqual(frames[1]?.events[0]);
});

test('plays to the end by itself, twice as fast at twice the speed, and stops there', () => {
  player.go(frames.length - 4);
  player.speed = 2;
  player.toggle();
  expect(player.getSnapshot().playing).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(player.getSnapshot()).toMatchObject({ at: frames.length - 1, playing: false });
});

test('each seat sees its own hand, a watcher none', () => {
  player.go(30);
  player.eyes = 1;
  const state = frames[30]?.state;
  expect(player.getSnapshot().showing.view.own).toEqual(state && title.game.own(state, 1));
  player.eyes = 'watcher';
  expect(player.getSnapshot().showing.view.own).toBeUndefined();
});
