import * as fc from 'fast-check';

/** What somebody does in one of their two tabs, or what happens. */
export type Deed =
  | { is: 'act' | 'undo' | 'order' | 'lift' | 'retake' | 'consent'; tab: number; pick: number }
  | { is: 'pass'; ms: number };

const byTab = fc.record({
  is: fc.constantFrom('act', 'act', 'act', 'undo', 'order', 'lift', 'retake', 'consent'),
  tab: fc.nat(3),
  pick: fc.nat(30),
});
// A move's time, and all there is: then a bot stands in.
const passing = fc.record({ is: fc.constant('pass'), ms: fc.constantFrom(20_000, 600_000) });
const deed = fc.oneof({ weight: 6, arbitrary: byTab }, { weight: 1, arbitrary: passing });

/** Up to three at once, each after so many words between the nodes have arrived. */
export const round = fc.array(fc.tuple(deed as fc.Arbitrary<Deed>, fc.nat(3)), {
  minLength: 1,
  maxLength: 3,
});
