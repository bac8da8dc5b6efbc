import type { Caught } from '#server/services/mail-catcher.ts';
import type { Listing } from '#server/store/server-store.ts';
import type { Store } from '#tables/store.ts';
import type { Holder } from './callers.ts';
import type { Faults, Harm } from './counts.ts';
import type { Doors } from './doors.ts';
import type { TableLedger } from './ledger.ts';

/** What is looked at in the end. */
export type Reading = Pick<Store, 'load' | 'lines'> & Listing;

/** A house under attack. */
export interface House extends Doors {
  /** Does the next harm, and mends it, so far as it has to be mended by us. */
  harm(): Promise<void>;
  /** What is done to it, all of it in every run. */
  readonly harms: readonly Harm[];
  /** Everything runs again, and nothing is harmed any more. */
  calm(): Promise<void>;
  /** Ends all processes but the one that keeps, and lets everything stored be read. */
  read<T>(work: (store: Reading) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Those with season tickets, who have not sat down yet. */
  readonly holders: Holder[];
  /** All tables, by name: for those who are called to them. */
  readonly tables: Map<string, TableLedger>;
  /** Every letter that was sent, the latest last. */
  readonly letters: readonly Caught[];
  /** What servers wrote about errors, the latest last. */
  readonly words: readonly string[];
  readonly faults: Faults;
}
