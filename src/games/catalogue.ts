import type { Bot } from '#bots/bot.ts';
import type { PlayOut } from '#bots/play-out.ts';
import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Picture } from '#pictures/picture.ts';
import { botToday } from '#protocol/bot-names.ts';
import type { Face } from '#ui/face.ts';
import { games } from './index.ts';
import type { DailyTrain, Manifest } from './manifest.ts';

/** Looking things up in the catalogue. What is not there is `undefined`, whatever was asked for. */

export function gameOf(id: string): Manifest | undefined {
  return games.find((game) => game.id === id);
}

/** The rules numbers that can be played, the newest first. */
export function rulesOf({ rules }: Manifest): readonly number[] {
  return Object.keys(rules)
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** The engine of a game under these rules; under the newest, if none are named. */
export async function titleOf(id: string, rules?: number): Promise<Title<Kind> | undefined> {
  const game = gameOf(id);
  return game && (await titleUnder(game, rules));
}

export async function titleUnder(
  game: Manifest,
  rules: number | undefined,
): Promise<Title<Kind> | undefined> {
  const number = rules ?? rulesOf(game)[0];
  return number !== undefined && Object.hasOwn(game.rules, number)
    ? game.rules[number]?.()
    : undefined;
}

/** Every engine under its newest rules, in the order of the catalogue. */
export async function allTitles(): Promise<readonly Title<Kind>[]> {
  const titles = await Promise.all(games.map(({ id }) => titleOf(id)));
  return titles.filter((title) => title !== undefined);
}

/** By today's name, or by one it had before: a table that was stored under that goes on. */
export function hasBot(id: string, name: string): boolean {
  return gameOf(id)?.bots.includes(botToday(name)) ?? false;
}

export async function botOf(id: string, name: string): Promise<Bot<Kind> | undefined> {
  return hasBot(id, name) ? (await gameOf(id)?.load.bots())?.[botToday(name)]?.() : undefined;
}

/** How a game is played on to its end, if it can be. */
export async function playOutOf(id: string): Promise<PlayOut<Kind> | undefined> {
  return gameOf(id)?.load.playOut?.();
}

/** A face is only ever given tables of its own game, so here it may forget which one that is. */
export async function faceOf(id: string): Promise<Face<Kind> | undefined> {
  return (await gameOf(id)?.load.face()) as Face<Kind> | undefined;
}

/** The daily trains of a game, in the order of their days. */
export async function dailyTrainsOf(id: string): Promise<readonly DailyTrain[]> {
  return (await gameOf(id)?.load.daily?.()) ?? [];
}

/** How a game is drawn, if it can be. */
export async function pictureOf(id: string): Promise<Picture<Kind> | undefined> {
  return gameOf(id)?.load.picture?.();
}
