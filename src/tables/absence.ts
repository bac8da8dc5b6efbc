import type { Seat } from '#kernel/game.ts';
import { AWAY_MS } from '#protocol/away.ts';
import type { Request } from '#protocol/to-server.ts';
import { type Beside, besideWith, type StandIn, type Vote } from './beside.ts';
import { isThere } from './news.ts';
import type { TableParts } from './playing.ts';
import { Refusing, refuse } from './refusing.ts';
import type { Visitor } from './seating.ts';
import { standInFor, withStandIn } from './stand-in.ts';
import type { Change } from './store.ts';

const KINDS = ['nudge', 'vote', 'resume', 'retake', 'resign'] as const;
export type AbsenceRequest = Extract<Request, { t: (typeof KINDS)[number] }>;

export function isAbsenceRequest(request: Request): request is AbsenceRequest {
  return (KINDS as readonly string[]).includes(request.t);
}

/** How a table writes what is not in its log. */
type Deeds = { change(change: Change): Promise<void> };

type Parts = { [Part in keyof Beside]?: Beside[Part] | undefined };

/** Nobody freezes a table: calling somebody, stand-ins, resigning, stopping; and a pause by everybody's wish. */
export class Absence {
  readonly #parts: TableParts;
  readonly #deeds: Deeds;

  constructor(parts: TableParts, deeds: Deeds) {
    this.#parts = parts;
    this.#deeds = deeds;
  }

  /** Done and stored, or refused. What was done before, and is asked again, is done. */
  do(visitor: Visitor, request: AbsenceRequest): Promise<void> {
    const { seating } = this.#parts;
    seating.seatOf(visitor);
    // Whoever holds several seats is one person.
    const [seat = 0] = seating.seatsOf(visitor.holder);
    switch (request.t) {
      case 'nudge':
        return this.#nudge(seat, request.seat);
      case 'vote':
        return this.#vote(seat, request);
      case 'resume':
        return this.#resume();
      case 'retake':
        return this.#retake(seat);
      case 'resign':
        return this.#resign(seat);
    }
  }

  async #nudge(by: Seat, seat: Seat): Promise<void> {
    const { host, session, seating } = this.#parts;
    this.#checkRunning();
    if (!session.actors.includes(seat) || seating.seats[seat]?.kind !== 'guest') refuse('stale');
    const { nudge } = seating.beside;
    // Once in a turn: who has been called knows.
    if (nudge?.seat === seat && nudge.at >= this.#since) return;
    const at = host.now();
    await this.#change({ nudge: { seat, by, at } }, { notice: { due: at } });
  }

  async #vote(
    seat: Seat,
    { on, seat: about, yes }: Extract<Request, { t: 'vote' }>,
  ): Promise<void> {
    this.#checkRunning();
    const { beside } = this.#parts.seating;
    const isIt = (vote: Vote): boolean =>
      vote.on === on && (vote.on !== 'stand-in' || vote.seat === about);
    const isVoid = (vote: Vote): boolean => vote.on === 'stand-in' && vote.since !== this.#since;
    const votes = beside.votes?.filter((vote) => !isVoid(vote)) ?? [];
    const open = votes.find(isIt);
    const others = votes.filter((vote) => !isIt(vote));
    if (!yes) {
      // To stop a game, or its clocks, takes everybody, so that one no is the end of it.
      const left = on === 'stand-in' ? (open?.yes.filter((one) => one !== seat) ?? []) : [];
      if (!open) return;
      return this.#change({
        votes: left.length === 0 ? others : [...others, { ...open, yes: left }],
      });
    }
    const agreed = [...new Set([...(open?.yes ?? []), seat])].filter((one) => this.#isPresent(one));
    if (on === 'stop') return this.#voteToStop(agreed, others);
    if (on === 'pause') return this.#voteToPause(agreed, others);
    return this.#voteForStandIn(about ?? refuse('malformed'), agreed, others);
  }

  #voteToStop(agreed: readonly Seat[], others: readonly Vote[]): Promise<void> {
    const { seating } = this.#parts;
    const present = this.#present();
    // Else whoever is alone at a slow game could end it behind the others' backs.
    const waitedFor = this.#people().filter(
      (one) => present.includes(one) || !seating.standInAt(one),
    );
    if (2 * present.length <= waitedFor.length) throw new Refusing({ rule: 'H.9' });
    const all = present.every((one) => agreed.includes(one));
    if (!all) return this.#change({ votes: [...others, { on: 'stop', yes: agreed }] });
    return this.#end('agreed', {});
  }

  /** H.14: whoever waits for somebody who is away cannot make time stand still meanwhile. */
  async #voteToPause(agreed: readonly Seat[], others: readonly Vote[]): Promise<void> {
    const { clocks } = this.#parts;
    const [present, people] = [this.#present(), this.#people()];
    if (!clocks || present.length < Math.min(2, people.length)) refuseByPause();
    if (clocks.isPaused) return;
    const all = present.every((one) => agreed.includes(one));
    if (!all) return this.#change({ votes: [...others, { on: 'pause', yes: agreed }] });
    return this.#change({ votes: others, paused: clocks.now() }, { clock: 'none' });
  }

  async #resume(): Promise<void> {
    this.#checkRunning();
    const { clocks } = this.#parts;
    if (!clocks?.isPaused) return;
    await clocks.refresh();
    // When it will be out is judged by whoever comes to it: somebody may be moving just now.
    const job = { due: clocks.now() };
    return this.#change(
      { paused: undefined, clock: clocks.resumed() },
      { clock: job, notice: job },
    );
  }

  #voteForStandIn(seat: Seat, agreed: readonly Seat[], others: readonly Vote[]): Promise<void> {
    const { host, session, seating, viewers, clocks } = this.#parts;
    if (seating.standInAt(seat)) return Promise.resolve();
    // Whoever goes during a pause has not left.
    if (clocks?.isPaused) refuseByPause();
    const since = Math.max(this.#since, viewers.going?.since(seat).left ?? 0);
    const isWaitedFor =
      seating.seats[seat]?.kind === 'guest' &&
      session.actors.includes(seat) &&
      host.now() - since >= AWAY_MS;
    if (!isWaitedFor || this.#isPresent(seat)) throw new Refusing({ rule: 'H.7' });
    if (2 * agreed.length <= this.#present().length) {
      return this.#change({
        votes: [...others, { on: 'stand-in', seat, since: this.#since, yes: agreed }],
      });
    }
    const notice = { due: host.now() };
    return this.#change({ standIns: this.#with(seat, 'vote'), votes: others }, { notice });
  }

  async #retake(seat: Seat): Promise<void> {
    const { seating } = this.#parts;
    const standIn = seating.standInAt(seat);
    if (!standIn) return;
    if (standIn.why === 'resigned') throw new Refusing({ rule: 'H.8' });
    const standIns = seating.beside.standIns?.filter((one) => one.seat !== seat);
    await this.#change({ standIns });
  }

  async #resign(seat: Seat): Promise<void> {
    this.#checkRunning();
    const { seating } = this.#parts;
    if (seating.standInAt(seat)?.why === 'resigned') return;
    const standIns = this.#with(seat, 'resigned');
    const resigned = new Set(
      standIns.flatMap(({ seat: at, why }) => {
        const sitter = seating.seats[at];
        return why === 'resigned' && sitter?.kind === 'guest' ? [sitter.holder] : [];
      }),
    );
    const people = new Set(seating.seats.flatMap((s) => (s.kind === 'guest' ? [s.holder] : [])));
    const left = [...people].filter((holder) => !resigned.has(holder));
    if (left.length < 2) return this.#end('resigned', { standIns });
    await this.#change({ standIns });
  }

  #end(why: 'agreed' | 'resigned', change: Parts): Promise<void> {
    const at = this.#parts.host.now();
    return this.#change(
      { ...change, votes: undefined, ended: { why, at } },
      { ended: { due: at }, notice: { due: at } },
    );
  }

  /** When the turn began. */
  get #since(): number {
    return this.#parts.session.turn?.since ?? 0;
  }

  #checkRunning(): void {
    const { status } = this.#parts.viewers;
    if (status === 'waiting') refuse('waiting');
    if (status === 'over') refuse('over');
  }

  #with(seat: Seat, why: StandIn['why']): StandIn[] {
    const { host, session, seating } = this.#parts;
    return withStandIn(seating.beside, standInFor(host, session, seat, why));
  }

  /** Those of the people who are at the table. */
  #present(): Seat[] {
    return this.#people().filter((seat) => this.#isPresent(seat));
  }

  /** Each by their first seat. */
  #people(): Seat[] {
    const { seating } = this.#parts;
    return seating.seats.flatMap((seat, i) =>
      seat.kind === 'guest' && seating.seatsOf(seat.holder)[0] === i ? [i] : [],
    );
  }

  #isPresent(seat: Seat): boolean {
    const { viewers, ties } = this.#parts;
    return isThere(viewers.here | ties.elsewhere(), seat);
  }

  async #change(parts: Parts, jobs: Change['jobs'] = {}): Promise<void> {
    let { beside } = this.#parts.seating;
    for (const [part, value] of Object.entries(parts) as [keyof Beside, never][]) {
      const isEmpty = Array.isArray(value) && (value as unknown[]).length === 0;
      beside = besideWith(beside, part, isEmpty ? undefined : value);
    }
    await this.#deeds.change({ beside, jobs });
  }
}

/** Time stands still only by those who are there, and nobody is away meanwhile. */
function refuseByPause(): never {
  throw new Refusing({ rule: 'H.14' });
}
