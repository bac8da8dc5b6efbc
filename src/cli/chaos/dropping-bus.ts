import type { Rng } from '#kernel/rng.ts';
import type { ServerBus } from '#server/bus/server-bus.ts';

/** A bus that loses one in so many of the texts that a node should hear. Nothing tells the node. */
export function droppingBus(bus: ServerBus, oneIn: number, rng: Rng): ServerBus {
  return {
    get isOpen() {
      return bus.isOpen;
    },
    join: (end) =>
      bus.join({
        ...end,
        hear(text) {
          if (oneIn === 0 || rng.below(oneIn) > 0) end.hear(text);
        },
      }),
    ready: () => bus.ready(),
    close: () => bus.close(),
  };
}
