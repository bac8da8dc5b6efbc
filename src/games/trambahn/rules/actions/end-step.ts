import type { Refusal, State } from '#kernel/game.ts';
import { goOn, nextOpenPhase } from '../flow.ts';
import type { Action, ActionOf, Event, Phase, Step, Table, Trambahn } from '../model.ts';

type EndStep = ActionOf<'end-step'>;

const ENDS: Record<Step, EndStep> = {
  passengers: { do: 'end-step', step: 'passengers' },
  stations: { do: 'end-step', step: 'stations' },
  income: { do: 'end-step', step: 'income' },
  trams: { do: 'end-step', step: 'trams' },
};

const AFTER: Record<Step, Phase> = {
  passengers: 'stations',
  stations: 'income',
  income: 'trams',
  trams: 'refill',
};

/** 4.2 */
export function offerEnd(table: Table, step: Step, into: Action[]): void {
  if (step !== 'passengers' || table.laid > 0) into.push(ENDS[step]);
}

export function checkEndStep(table: Table, action: EndStep): Refusal | undefined {
  if (action.step !== table.phase) return { rule: '13.1' };
  if (action.step === 'passengers' && table.laid === 0) return { rule: '4.2' };
  return undefined;
}

/** 3.6 */
export function endStep(
  { table }: State<Trambahn>,
  { step }: EndStep,
  tell?: (event: Event) => void,
): void {
  goOn(table, AFTER[step], tell);
}

/** The phase that ending this step would lead to: what the button that ends it may promise. */
export function phaseAfter(table: Table, step: Step): Phase {
  return nextOpenPhase(table, AFTER[step]);
}
