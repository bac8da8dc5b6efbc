import { WHOLE_INPUTS } from '#games/union-pacific/bots/features.ts';
import { SECOND_UNITS, SHARE_UNITS } from '#games/union-pacific/bots/net.ts';
import { SHARE_INPUTS } from '#games/union-pacific/bots/share-features.ts';
import { SHARES } from '#games/union-pacific/rules/model.ts';
import { PartsNet } from '../parts-net.ts';

/** The net of `src/games/union-pacific/bots/net.ts`: its parts are the shares. */
export const net = new PartsNet({
  parts: SHARES,
  partInputs: SHARE_INPUTS,
  partUnits: SHARE_UNITS,
  wholeInputs: WHOLE_INPUTS,
  secondUnits: SECOND_UNITS,
});

export const FORM = net.form;
export const NUMBERS_IN_ALL = FORM.all;
export const WON = net.won;
export const LEAD = net.lead;
export const PER_SAMPLE = net.perSample;
