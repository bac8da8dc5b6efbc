import type { Refusal, State } from '#kernel/game.ts';
import { beginPhase, type Tell, trainOn } from '../flow.ts';
import type { Action, Pionniers, Table } from '../model.ts';

const MOVE: Action = { do: 'move' };

export function checkMove(table: Table): Refusal | undefined {
  return trainOn(table, table.turn).front === 0 ? { rule: '5.2' } : undefined;
}

export function offerMoving(table: Table, into: Action[]): void {
  if (!checkMove(table)) into.push(MOVE);
}

export function move({ table }: State<Pionniers>, tell: Tell): void {
  beginPhase(table, 'move', tell);
}
