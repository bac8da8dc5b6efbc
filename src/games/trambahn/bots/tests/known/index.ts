import type { Knowledge } from '#bots/tests/knowledge.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { type Position, positionOf } from '../positions.ts';
import { lastPassengers, passengers } from './passengers.ts';
import { incomeAndTrams, stations } from './stations.ts';

export const knowledge: Knowledge<Trambahn, Position> = {
  play,
  positions: [...passengers, ...lastPassengers, ...stations, ...incomeAndTrams],
  seen: positionOf,
};
