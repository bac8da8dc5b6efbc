import type { Rng } from '#kernel/rng.ts';

export function shuffle(order: Uint32Array, rng: Rng): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}
