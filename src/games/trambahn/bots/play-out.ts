import type { PlayOut } from '#bots/play-out.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { bestJudged, judged } from './judgement.ts';
import { partsAfter } from './parts.ts';

/** Everybody plays on by judgement, a choice at a time. */
export const playOut: PlayOut<Trambahn> = {
  play,
  minute: 12_000,
  act(state, seat) {
    play.apply(state, seat, bestJudged(state, seat).action);
  },
  candidates(table, own, seat) {
    // The judgement reads the table and the seat's own cards: nothing imagined.
    const state = play.imagine(table, own, seat, FIRST);
    return judged(state, seat)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ action }) => [action]);
  },
  parts: partsAfter,
  momentOf: ({ turns }) => turns,
};

/** What is imagined is not read, so any will do. */
const FIRST = { below: () => 0 };
