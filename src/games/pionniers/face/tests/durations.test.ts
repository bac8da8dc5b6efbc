import { expect, it } from 'vitest';
import { recorded } from '#games/pionniers/rules/tests/recorded.ts';
import { durationOf, movesFor, movingPart, readsFor } from '../motion/durations.ts';

/** What somebody has to read, and not only to see. */
const QUICK = new Set([
  'phase-begun',
  'strike-offered',
  'turn-begun',
  'order-thrown',
  'dice-thrown',
]);

it('shows a throw and what came of it for two seconds at least', () => {
  for (const name of ['four-players', 'pile-gone-round', 'chain-of-push-backs']) {
    for (const { events } of recorded(name)) {
      if (events[0]?.is !== 'dice-thrown') continue;
      const lie = events.reduce((sum, event) => sum + readsFor(event), 0);
      expect(lie).toBeGreaterThanOrEqual(2000);
    }
  }
});

it('lets nothing that is told flash by, and moves apart from what is read', () => {
  for (const { events } of recorded('pile-gone-round')) {
    for (const event of events) {
      expect(movesFor(event) + readsFor(event)).toBe(durationOf(event));
      expect(movingPart(event)).toBeLessThan(1);
      if (!QUICK.has(event.is)) expect(readsFor(event)).toBeGreaterThanOrEqual(700);
    }
  }
});
