import { judgingBot } from './judging.ts';
import { worthOf } from './worth.ts';

/** How much of the worth of money it sees. */
const THRIFT = 0.25;

/** Judges a position as it should be judged, but for money: it shovels all it has into the fire. */
export const stoker = judgingBot('stoker', (table, own, seat, expected) =>
  worthOf(table, own, seat, expected, THRIFT),
);
