import type { Bus } from '#tables/bus.ts';

/** A bus between processes. */
export type ServerBus = Bus & {
  /** Is there a way to the others just now? */
  readonly isOpen: boolean;
  /** Says what is left to say, as far as it can be said, and ends. */
  close(): Promise<void>;
};
