import type { Seat } from '#kernel/game.ts';
import type { Request } from '#protocol/to-server.ts';
import { type Beside, besideWith } from './beside.ts';
import { refuseOnJourney } from './journey.ts';
import type { TableParts } from './playing.ts';
import { refuse } from './refusing.ts';
import type { Visitor } from './seating.ts';
import type { Change, SeatStored } from './store.ts';

export type RematchRequest = Extract<Request, { t: 'rematch' }>;

/** How a table writes what is not in its log. */
type Deeds = { change(change: Change): Promise<void> };

/** H.10: another game with the same settings, offered and answered at the table. */
export class Rematches {
  readonly #parts: TableParts;
  readonly #deeds: Deeds;

  constructor(parts: TableParts, deeds: Deeds) {
    this.#parts = parts;
    this.#deeds = deeds;
  }

  /** Answers, or offers one if nobody has. When everybody has answered, the next table is made. */
  async answer(visitor: Visitor, { yes, bots }: RematchRequest): Promise<void> {
    const { host, seating, viewers } = this.#parts;
    const seat = seating.seatsOf(visitor.holder)[0] ?? refuse('not-yours');
    if (viewers.status !== 'over') refuse('not-over');
    // H.15: it is travelled once. The name of the next table follows from the secret, which many tables have here.
    if (seating.beside.daily !== undefined) refuseOnJourney();
    const { rematch, next } = seating.beside;
    if (next !== undefined || (!rematch && !yes)) return;
    const offered = rematch ?? { by: seat, at: host.now(), yes: [], no: [] };
    const others = (seats: readonly Seat[]): Seat[] => seats.filter((one) => one !== seat);
    const answered = {
      ...offered,
      yes: yes ? [...others(offered.yes), seat] : others(offered.yes),
      no: yes ? others(offered.no) : [...others(offered.no), seat],
    };
    // Whoever offered it has thought better of it, and nobody else wishes to.
    const beside = besideWith(
      seating.beside,
      'rematch',
      answered.yes.length === 0 ? undefined : answered,
    );
    const isSettled = (one: Seat): boolean =>
      [...answered.yes, ...answered.no].includes(one) || (yes && bots === true);
    if (answered.yes.length === 0 || !this.#people().every(isSettled)) {
      // Whoever is not there is asked, and is asked no longer when it has been taken back.
      return this.#deeds.change({ beside, jobs: { notice: { due: host.now() } } });
    }
    const id = await this.#makeNext(answered.by, answered.yes, answered.no);
    // Nobody is asked any more, and there is a game to begin.
    await this.#deeds.change({
      beside: besideWith(beside, 'next', id),
      jobs: { notice: { due: host.now() } },
    });
  }

  /** Everybody who sits here, each by their first seat. */
  #people(): Seat[] {
    const { seating } = this.#parts;
    return seating.seats.flatMap((sitter, seat) =>
      sitter.kind === 'guest' && seating.seatsOf(sitter.holder)[0] === seat ? [seat] : [],
    );
  }

  /** Made once, whoever makes it, and however often: its name follows from this table's. */
  #makeNext(by: Seat, yes: readonly Seat[], no: readonly Seat[]): Promise<string> {
    const { host, session, seating } = this.#parts;
    const { seats } = seating;
    const comes = (sitter: SeatStored): SeatStored => {
      if (sitter.kind !== 'guest') return sitter;
      const [first = 0] = seating.seatsOf(sitter.holder);
      if (yes.includes(first)) return sitter;
      if (no.includes(first)) return { kind: 'open' };
      const bot = host.standInBot(session.header.game);
      return { kind: 'bot', bot, name: bot };
    };
    const moved = seats.map((_, i) => comes(seats.at(i - 1) ?? { kind: 'open' }));
    const { access } = seating.beside;
    const people = seats.flatMap((one) => (one.kind === 'guest' ? [one.holder] : []));
    const beside: Beside = access ? { access } : {};
    const offering = seats[by];
    if (offering?.kind !== 'guest') return refuse('not-yours');
    const { holder, name } = offering;
    // Whoever could come here comes along: who watched, and who gave up their seat.
    const invited =
      access === 'private'
        ? { as: session.header.id, and: [...new Set(people)], by: name }
        : undefined;
    return host.makeNext({ ...session.header, host: holder }, moved, beside, invited);
  }
}
