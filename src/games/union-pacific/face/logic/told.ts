import type { Event, Space } from '#games/union-pacific/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';

/** What was shown before these eyes. */
export type Recent = {
  last: Event | undefined;
  /** Trains that the others have built since these eyes acted last. */
  fresh: readonly Space[];
};

export const NOTHING_TOLD: Recent = { last: undefined, fresh: [] };

export const toldTo =
  (eyes: Eyes) =>
  ({ fresh }: Recent, event: Event): Recent => {
    if (event.is === 'train-built') {
      const others = event.seat === eyes ? [] : fresh;
      return { last: event, fresh: [...others, event.space] };
    }
    if (event.is === 'shares-invested' && event.seat === eyes) return { last: event, fresh: [] };
    return { last: event, fresh };
  };
