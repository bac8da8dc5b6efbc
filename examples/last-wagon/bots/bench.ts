import type { Bench } from '#bots/bench.ts';
import type { LastWagon } from '#games/last-wagon/rules/model.ts';

export const bench: Bench<LastWagon> = {
  figures: ({ uncoupled }) => ({ 'wagons on the siding': uncoupled[0] + uncoupled[1] }),
};
