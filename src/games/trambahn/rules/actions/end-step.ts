import type { SeatAction } from '#kernel/play.ts';
import { afterStep } from '../flow.ts';
import { type ActionOf, STEPS, type Step, type Trambahn } from '../model.ts';

type EndStep = ActionOf<'end-step'>;

const ENDS: Record<Step, EndStep> = {
  passengers: { do: 'end-step', step: 'passengers' },
  stations: { do: 'end-step', step: 'stations' },
  income: { do: 'end-step', step: 'income' },
  trams: { do: 'end-step', step: 'trams' },
};

/** 3.6 */
export const endStep = {
  phases: STEPS,

  check(table, _own, _seat, { step }) {
    if (step !== table.phase) return { rule: '13.1' };
    if (step === 'passengers' && table.laid === 0) return { rule: '4.2' };
    return undefined;
  },

  /** 4.2 */
  offer({ phase, laid }, _own, _seat, into) {
    if (phase !== 'passengers' || laid > 0) into.push(ENDS[phase as Step]);
  },

  apply({ table }, _seat, { step }, tell) {
    afterStep(table, step, tell);
  },
} satisfies SeatAction<Trambahn, 'end-step'>;
