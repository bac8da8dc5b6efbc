import type { PlayOut } from '#bots/play-out.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { partsAfter } from './parts.ts';
import { steady } from './steady.ts';

/** Everybody plays on by rules of thumb. */
export const playOut: PlayOut<Pionniers> = {
  play,
  minute: 60_000,
  act(state, seat) {
    const { table } = state;
    play.apply(state, seat, steady.decide(table, {}, seat, NO_CHANCE));
  },
  candidates: (table, own, seat) => play.choices(table, own, seat).map((action) => [action]),
  parts: (table, _own, seat, [first]) => first && partsAfter(table, seat, first),
  momentOf: ({ turns }) => turns,
};

/** Whoever plays by rules of thumb draws nothing. */
const NO_CHANCE = {
  below(): number {
    throw new Error('whoever plays by rules of thumb draws nothing');
  },
};
