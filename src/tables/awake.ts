import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Ask } from '#protocol/to-client.ts';
import { askOf } from './asked.ts';
import { Deeds } from './deeds.ts';
import { GameSession } from './game-session.ts';
import type { RestedGoing } from './going.ts';
import type { TableParts } from './playing.ts';
import { Seating, type Visitor } from './seating.ts';
import type { Head, Stored } from './store.ts';
import { Viewers } from './viewers.ts';

/** What is kept of a table that is put away: who is there, and what they have been told. All else is in the store. */
export type Resting = Omit<Head, 'id'> & {
  visitors: readonly Visitor[];
  ask: Ask | undefined;
  wasLate: boolean;
  going: RestedGoing | undefined;
  /** As `TableNews` says it. */
  here: number;
  isOfBots: boolean;
};

/** A table with all its parts. */
export class Awake {
  readonly parts: TableParts;
  readonly deeds: Deeds;

  private constructor(parts: TableParts) {
    this.parts = parts;
    this.deeds = new Deeds(parts);
  }

  /** `resting`: those who were there when it was put away are there again, and it stands where they know it to stand. */
  static async open(
    title: Title<Kind>,
    { host, ties, turns }: Pick<TableParts, 'host' | 'ties' | 'turns'>,
    stored: Stored,
    resting?: Resting,
  ): Promise<Awake> {
    const { entries, version } = resting ?? stored;
    const session = await GameSession.open(title, host.store, stored, host.now, { at: entries });
    const seating = new Seating({ ...stored, version });
    const clocks = stored.header.pace && ties.clocks(stored.header.pace, host, session, seating);
    await clocks?.refresh();
    const viewers = new Viewers(
      { session, seating, ties, clocks, now: () => host.now() },
      resting ? resting.ask : askOf(stored),
    );
    // If the seats have changed meanwhile, what was told of them is told anew.
    if (resting) {
      const knowAside = entries === stored.entries && !resting.wasLate;
      viewers.resume(resting, version === stored.version, knowAside);
    }
    return new Awake({ host, ties, turns, session, seating, viewers, clocks });
  }

  get entries(): number {
    return this.parts.session.seq;
  }

  get version(): number {
    return this.parts.seating.version;
  }

  get here(): number {
    return this.parts.viewers.here;
  }

  get isOfBots(): boolean {
    return this.parts.seating.isOfBots;
  }

  /** Whoever is invited, sits here or is the host comes in everywhere; everybody else, unless it is private. */
  async admits(holder: string): Promise<boolean> {
    const { host, session, seating } = this.parts;
    if (seating.beside.access !== 'private' || seating.isHost(holder)) return true;
    if (seating.seatsOf(holder).length > 0) return true;
    return (await host.people?.isInvited?.(session.header.id, holder)) ?? false;
  }

  /** There are fewer seats than the game was laid for: it has to be laid anew. */
  get isOutgrown(): boolean {
    const { session, seating } = this.parts;
    return session.seats !== seating.seats.length;
  }

  /** Laid anew for the seats there are, and told to everybody who is here. */
  async laidAnew(title: Title<Kind>): Promise<Awake> {
    const { host, ties, turns, viewers, session } = this.parts;
    const stored = await host.store.load(session.header.id);
    if (!stored) return this;
    const isHeld = !this.deeds.playing.isIdle;
    const { entries, version } = stored;
    const visitors = viewers.all;
    const resting = {
      entries,
      version,
      visitors,
      ask: undefined,
      wasLate: false,
      going: viewers.going?.resting,
      here: 0,
      isOfBots: false,
    };
    const awake = await Awake.open(title, { host, ties, turns }, stored, resting);
    if (isHeld) awake.deeds.playing.take();
    this.deeds.playing.rest();
    await awake.parts.viewers.welcomeAll();
    return awake;
  }

  /** Nothing: it is not idle. */
  rest(): Resting | undefined {
    const { session, seating, viewers } = this.parts;
    if (!this.deeds.playing.isIdle || this.deeds.isGone || session.isAhead) return undefined;
    return {
      entries: session.seq,
      version: seating.version,
      visitors: viewers.all,
      ask: viewers.ask,
      wasLate: viewers.wasLate,
      going: viewers.going?.resting,
      here: viewers.here,
      isOfBots: seating.isOfBots,
    };
  }
}
