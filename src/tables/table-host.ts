import type { Hours } from '#clocks/hours.ts';
import type { Pace } from '#clocks/pace.ts';
import type { Beside } from './beside.ts';
import type { BotHost } from './bot-host.ts';
import type { TableClocks } from './clocks.ts';
import type { Company } from './company.ts';
import type { GameSession } from './game-session.ts';
import type { Going } from './going.ts';
import type { Job, Jobs, Lease } from './jobs.ts';
import type { TableParts } from './playing.ts';
import type { Seating } from './seating.ts';
import type { AtFirst, Head, Header, SeatStored, Store } from './store.ts';

/** What a table needs from the house it stands in. */
export type TableHost = {
  store: Store;
  bots: BotHost;
  /** Which bot plays for somebody who is away. */
  standInBot(game: string): string;
  /** Makes the table that follows this one, or finds that it is made, and returns its name. */
  makeNext(
    header: Header,
    seats: readonly SeatStored[],
    beside: Beside,
    invited: AtFirst['invited'],
  ): Promise<string>;
  /** Something has happened at this table, here or elsewhere, or somebody has come or gone. */
  changed?(table: string): void;
  now(): number;
  /** Kept after so many milliseconds. It only wakes us: what there is to do then is in the log. */
  sleep(ms: number): Promise<void>;
  /** Something failed that no player is to blame for; `about`: while what was done. */
  report(error: unknown, about?: { table: string; request: string }): void;
  /** Not given: nobody has said anything about themselves. */
  people?: People;
};

/** What tables may ask about those who hold seats, by their marks. */
export type People = {
  /** Of those who have said when they play. */
  hoursOf(holders: readonly string[]): Promise<ReadonlyMap<string, Hours>>;
  /** Has the host of this table invited them? Not given: hosts invite nobody. */
  isInvited?(table: string, holder: string): Promise<boolean>;
};

/** What a table has to do with other nodes, and with those of its players who are never there. */
export type TableTies = {
  /** May others write to it while it is open here? */
  isShared: boolean;
  following(parts: TableParts): Following;
  /** The clocks of a table that has a pace; nothing: here they are not kept. */
  clocks(
    pace: Pace,
    host: TableHost,
    session: GameSession,
    seating: Seating,
  ): TableClocks | undefined;
  /** What its people settle among themselves; nothing: here nobody else is. */
  company(...args: ConstructorParameters<typeof Company>): CompanyAt | undefined;
  /** Who is seen to leave; nothing: here nobody does. */
  going(): Going | undefined;
  /** Tells the other nodes where it stands, and who is here. */
  announce(entries: number, version: number): void;
  /** Who is there at other nodes: `TableNews`. */
  elsewhere(): number;
  /** Keeps the table in memory until what is returned is called. */
  stay(): () => void;
  /** Nothing: bots play wherever somebody is there, and nowhere else. */
  jobs: PlayJobs | undefined;
};

/** What people settle among themselves at one table. */
export type CompanyAt = Pick<Company, 'has' | 'do'>;

/** How a table follows what others have written to the same log. */
export interface Following {
  /** There is no such table any more. */
  isGone: boolean;
  /** Looks whether somebody has written, and reads it if so. */
  look(): Promise<boolean>;
  /** Reads on if this is further than we are. True: something was read. Nothing: there is no such table. */
  upTo(head: Omit<Head, 'id'> | undefined): Promise<boolean>;
}

/** Where the play of bots is a job. */
export type PlayJobs = Pick<Jobs, 'done'> & {
  /** Puts one down unless another node has it: this one does not play it. */
  putFree(job: Job): Promise<void>;
  /** This node plays by itself what it brings about; nothing: others do. */
  lease(): Lease | undefined;
  /** There is a job that nobody holds. */
  offered(): void;
};
