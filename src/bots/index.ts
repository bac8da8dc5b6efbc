import { titleOf } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import type { Bot } from './bot.ts';
import type { Chore } from './chore.ts';
import { apprentice as pionniersApprentice } from './pionniers/apprentice.ts';
import { chores as pionniersChores } from './pionniers/chores.ts';
import { expert as pionniersExpert } from './pionniers/expert.ts';
import { apprentice as railroadTycoonApprentice } from './railroad-tycoon/apprentice.ts';
import { chores as railroadTycoonChores } from './railroad-tycoon/chores.ts';
import { expert as railroadTycoonExpert } from './railroad-tycoon/expert.ts';
import { random as railroadTycoonRandom } from './railroad-tycoon/random.ts';
import { randomBot } from './random.ts';
import { apprentice as trambahnApprentice } from './trambahn/apprentice.ts';
import { apprentice as unionPacificApprentice } from './union-pacific/apprentice.ts';
import { expert as unionPacificExpert } from './union-pacific/expert.ts';

/** Who samples choices with some sense, where blind sampling would never come to an end. */
const sampling: Readonly<Record<string, Bot<Kind>>> = { 'railroad-tycoon': railroadTycoonRandom };

/** The players that know one game, weakest first. */
const judgement: Readonly<Record<string, readonly Bot<Kind>[]>> = {
  trambahn: [trambahnApprentice],
  pionniers: [pionniersApprentice, pionniersExpert],
  'union-pacific': [unionPacificApprentice, unionPacificExpert],
  'railroad-tycoon': [railroadTycoonApprentice, railroadTycoonExpert],
};

/** Every bot that can play this game, weakest first. */
export function botsOf(gameId: string): readonly Bot<Kind>[] {
  const title = titleOf(gameId);
  if (title === undefined) return [];
  return [sampling[gameId] ?? randomBot(title.game), ...(judgement[gameId] ?? [])];
}

export function botOf(gameId: string, name: string): Bot<Kind> | undefined {
  return botsOf(gameId).find((bot) => bot.name === name);
}

/** What is timed by itself in a game. */
const chores: Readonly<Record<string, readonly Chore<Kind>[]>> = {
  pionniers: pionniersChores,
  'railroad-tycoon': railroadTycoonChores,
};

export function choresOf(gameId: string): readonly Chore<Kind>[] {
  return chores[gameId] ?? [];
}
