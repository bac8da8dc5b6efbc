import { titleOf } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import type { Bot } from './bot.ts';
import { apprentice as pionniersApprentice } from './pionniers/apprentice.ts';
import { expert as pionniersExpert } from './pionniers/expert.ts';
import { randomBot } from './random.ts';
import { apprentice as trambahnApprentice } from './trambahn/apprentice.ts';
import { apprentice as unionPacificApprentice } from './union-pacific/apprentice.ts';
import { expert as unionPacificExpert } from './union-pacific/expert.ts';

/** The players that know one game, weakest first. */
const judgement: Readonly<Record<string, readonly Bot<Kind>[]>> = {
  trambahn: [trambahnApprentice],
  pionniers: [pionniersApprentice, pionniersExpert],
  'union-pacific': [unionPacificApprentice, unionPacificExpert],
};

/** Every bot that can play this game, weakest first. */
export function botsOf(gameId: string): readonly Bot<Kind>[] {
  const title = titleOf(gameId);
  return title === undefined ? [] : [randomBot(title.game), ...(judgement[gameId] ?? [])];
}

export function botOf(gameId: string, name: string): Bot<Kind> | undefined {
  return botsOf(gameId).find((bot) => bot.name === name);
}
