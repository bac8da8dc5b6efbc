import { LINE_INPUTS, WHOLE_INPUTS } from '#games/trambahn/bots/features.ts';
import { LINE_UNITS, SECOND_UNITS } from '#games/trambahn/bots/net.ts';
import { PartsNet } from '../parts-net.ts';

/** The net of `src/games/trambahn/bots/net.ts`: its parts are the lines. */
export const net = new PartsNet({
  parts: 4,
  partInputs: LINE_INPUTS,
  partUnits: LINE_UNITS,
  wholeInputs: WHOLE_INPUTS,
  secondUnits: SECOND_UNITS,
});

export const FORM = net.form;
export const NUMBERS_IN_ALL = FORM.all;
export const WON = net.won;
export const LEAD = net.lead;
export const PER_SAMPLE = net.perSample;
