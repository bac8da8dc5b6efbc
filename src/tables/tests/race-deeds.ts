import * as fc from 'fast-check';

/** `pause`: agrees to one, or ends it; `leave`: goes with both tabs, each of which is back with the next deed in it. */
const DEEDS = [
  'act',
  'undo',
  'order',
  'lift',
  'retake',
  'consent',
  'vote',
  'pause',
  'leave',
] as const;

/** What somebody does in one of their two tabs, or what happens. */
export type Deed =
  | { is: (typeof DEEDS)[number]; tab: number; pick: number }
  | { is: 'pass'; ms: number };

const byTab = fc.record({
  is: fc.constantFrom('act', 'act', ...DEEDS),
  tab: fc.nat(3),
  pick: fc.nat(30),
});
// Of a move's time, so long that somebody who is away may be voted for, and all there is: then a bot stands in.
const passing = fc.record({
  is: fc.constant('pass'),
  ms: fc.constantFrom(20_000, 150_000, 600_000),
});
const deed = fc.oneof({ weight: 6, arbitrary: byTab }, { weight: 1, arbitrary: passing });

/** What is done at once, each after so many words between the nodes have arrived. */
export type Round = readonly (readonly [Deed, number])[];

const anyRound = fc.array(fc.tuple(deed as fc.Arbitrary<Deed>, fc.nat(3)), {
  minLength: 1,
  maxLength: 3,
});

const carries = fc.nat(6);

/** Somebody goes, is waited for, and is voted for while they may be coming back. */
const voted = fc.tuple(byTab, fc.nat(3), carries).map(([{ tab, pick }, back, carried]): Round[] => [
  [[{ is: 'leave', tab: tab + 1, pick }, 0]],
  [[{ is: 'pass', ms: 150_000 }, 0]],
  [
    [{ is: 'vote', tab, pick: 1 }, 0],
    [{ is: 'retake', tab: back, pick }, carried],
  ],
]);

/** A bot stands in, and owes a move when its owner comes back. */
const retaken = fc.tuple(byTab, carries).map(([{ tab, pick }, carried]): Round[] => [
  [[{ is: 'pass', ms: 600_000 }, 0]],
  [
    [{ is: 'act', tab, pick }, 0],
    [{ is: 'retake', tab: (tab + 1) % 4, pick }, carried],
  ],
]);

/** Rounds, one after the other: by chance, or as what is rare begins. */
export const rounds = (most: number): fc.Arbitrary<Round[]> =>
  fc
    .array(
      fc.oneof(
        { weight: 12, arbitrary: anyRound.map((round): Round[] => [round]) },
        { weight: 1, arbitrary: voted },
        { weight: 1, arbitrary: retaken },
      ),
      { minLength: most / 2, maxLength: most },
    )
    .map((all) => all.flat());
