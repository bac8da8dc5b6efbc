import type { Rng } from '#kernel/rng.ts';
import type { ServerBus } from '#server/bus/server-bus.ts';

/** What a node’s process says when a text is lost, for whoever watches the run. */
export const LOST = 'lost';

/** A bus that loses one in so many of the texts that a node should hear. Nothing tells the node. */
export function droppingBus(bus: ServerBus, oneIn: number, rng: Rng, lose: () => void): ServerBus {
  return {
    get isOpen() {
      return bus.isOpen;
    },
    join: (end) =>
      bus.join({
        ...end,
        hear(text) {
          if (oneIn === 0 || rng.below(oneIn) > 0) end.hear(text);
          else lose();
        },
      }),
    ready: () => bus.ready(),
    close: () => bus.close(),
  };
}
