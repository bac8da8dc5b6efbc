import { knowsPositions } from '#bots/tests/known.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { lastPassengers, passengers } from './known/passengers.ts';
import { incomeAndTrams, stations } from './known/stations.ts';
import { type Position, positionOf } from './positions.ts';

knowsPositions<Trambahn, Position>({
  play,
  positions: [...passengers, ...lastPassengers, ...stations, ...incomeAndTrams],
  seen: positionOf,
  bots: [driver, inspector, dispatcher],
});
