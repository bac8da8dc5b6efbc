import * as fc from 'fast-check';

/** Where a process dies: before or after which of its writes. */
export type Crash = { when: 'before' | 'after'; write: 1 | 2 };

/** What one of two people does, or what the house does about it. `anew`: they take their last move back at the table, and play again. */
export type Deed =
  | {
      is: 'move' | 'come' | 'go' | 'nudge' | 'answer' | 'undo' | 'anew';
      seat: 0 | 1;
      pick: number;
    }
  | { is: 'work'; crash: Crash | undefined };

const bySeat = fc.record({
  is: fc.constantFrom(
    ...(['move', 'move', 'move', 'come', 'go', 'go', 'nudge'] as const),
    ...(['answer', 'answer', 'undo', 'undo', 'anew', 'anew', 'anew'] as const),
  ),
  seat: fc.constantFrom(0, 1),
  pick: fc.nat(30),
}) as fc.Arbitrary<Deed>;

const working = (crash: fc.Arbitrary<Crash | undefined>): fc.Arbitrary<Deed> =>
  fc.record({ is: fc.constant('work'), crash });

const crash = fc.record({
  when: fc.constantFrom('before', 'after'),
  write: fc.constantFrom(1, 2),
}) as fc.Arbitrary<Crash>;

const [FEWEST, MOST] = [20, 40];

/** One worker who does not die: nothing may be lost. */
const steady = fc.array(
  fc
    .tuple(
      fc.array(bySeat, { minLength: 1, maxLength: 2 }),
      fc.option(working(fc.constant(undefined))),
    )
    .map(([deeds, work]) => (work ? [...deeds, work] : deeds)),
  { minLength: FEWEST, maxLength: MOST },
);

/** Several at once, of whom some die. */
const wild = fc.array(
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: bySeat },
      { weight: 2, arbitrary: working(fc.option(crash, { nil: undefined, freq: 2 })) },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: FEWEST, maxLength: MOST },
);

/** Rounds of what is done at once. */
export const rounds = fc.oneof(
  fc.record({ isSteady: fc.constant(true), all: steady }),
  fc.record({ isSteady: fc.constant(false), all: wild }),
);
