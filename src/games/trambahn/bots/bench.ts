import type { Bench } from '#bots/bench.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';

export const bench: Bench<Trambahn> = {};
