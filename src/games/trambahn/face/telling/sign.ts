import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import type { Event, Trambahn } from '#games/trambahn/rules/model.ts';
import type { View } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { TableSign } from '#ui/face.ts';
import { wordsIn } from '../words/index.ts';

/** 8.2, 11.1: money goes, and the end comes near. Neither may happen in silence. */
export function sign(
  event: Event,
  { table }: View<Trambahn>,
  listener: Listener,
): TableSign | undefined {
  const { ranOut, lastScoring } = wordsIn(listener.language).telling;
  const { eyes } = listener;
  const who = whoFor(listener);
  switch (event.is) {
    case 'money-halved': {
      const seats = eyes === 1 ? ([1, 0] as const) : ([0, 1] as const);
      const mine = eyes === 'watcher' ? 0 : event.counts[seats[0]];
      return {
        title: ranOut.title,
        short: ranOut.short,
        text: ranOut.text(seats.map((seat) => [who(seat), event.counts[seat]] as const)),
        ...(mine > 0 ? { gain: `−${mine}` } : {}),
        rule: '8.2',
      };
    }
    case 'line-scored':
      // Both may come in one turn: then the last one is not to come any more.
      return event.nth === SCORINGS_TO_END - 1 && table.scorings.length < SCORINGS_TO_END
        ? { ...lastScoring, rule: '11.1' }
        : undefined;
    default:
      return undefined;
  }
}
