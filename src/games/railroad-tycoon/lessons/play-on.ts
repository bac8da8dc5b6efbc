import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Underway } from '#kernel/lesson.ts';

/** Turn 3 of a game of two apprentices: the locomotive is at level 2, and a cube waits for two links of the pupil's. */
export const playOn: Underway<RailroadTycoon> = {
  secret: '36cec83386a59c1e38ea724793ded48a3b393e298381508a182fb84f66b718b9',
  decisions: [
    { do: 'bid', amount: 1 },
    { do: 'bid', amount: 2 },
    { do: 'pass' },
    { do: 'lay-track', hex: 396, from: 1, to: 4 },
    { do: 'issue-share' },
    { do: 'lay-track', hex: 446, from: 0, to: 4 },
    { do: 'deliver', colour: 2, from: 0, route: [0] },
    { do: 'deliver', colour: 1, from: 23, route: [1] },
    { do: 'deliver', colour: 2, from: 0, route: [0] },
    { do: 'deliver', colour: 1, from: 23, route: [1] },
    { do: 'bid', amount: 1 },
    { do: 'pass' },
    { do: 'lay-track', hex: 425, from: 0, to: 3 },
    { do: 'lay-track', hex: 507, from: 1, to: 4 },
    { do: 'lay-track', hex: 537, from: 1, to: 4 },
    { do: 'lay-track', hex: 568, from: 1, to: 5 },
    { do: 'issue-share' },
    { do: 'lay-track', hex: 457, from: 1, to: 3 },
    { do: 'lay-track', hex: 456, from: 0, to: 4 },
    { do: 'deliver', colour: 4, from: 18, route: [3] },
    { do: 'deliver', colour: 3, from: 3, route: [4] },
    { do: 'issue-share' },
    { do: 'upgrade' },
    { do: 'bid', amount: 1 },
    { do: 'pass' },
    { do: 'deliver', colour: 2, from: 15, route: [4] },
  ],
};
