import type { Refusal, State } from '#kernel/game.ts';
import { boardOf } from '../board.ts';
import { beginPhase, type Tell, trainOn } from '../flow.ts';
import type { Action, Pionniers, Table } from '../model.ts';

const LAY: Action = { do: 'lay' };

export function checkLay(table: Table): Refusal | undefined {
  const { engine, dynamite, sections } = trainOn(table, table.turn);
  if (engine > 0) return { rule: '8.4' };
  if (dynamite > 0) return { rule: '4.2', params: { space: dynamite } };
  if (sections === boardOf(table.board).sections) return { rule: '4.3' };
  return undefined;
}

export function offerLaying(table: Table, into: Action[]): void {
  if (!checkLay(table)) into.push(LAY);
}

export function lay({ table }: State<Pionniers>, tell: Tell): void {
  beginPhase(table, 'lay', tell);
}
