import { BEGINNING, type Moment, momentAfter } from '#kernel/deal.ts';
import type { Actor, Kind, Refusal, Seat, State } from '#kernel/game.ts';
import { isUndo, judgeUndo, type Undo } from '#kernel/log.ts';
import type { Title } from '#kernel/title.ts';
import { type Advance, entered, lineOf, type Stop } from './advance.ts';
import { chanceTurns } from './chance-turns.ts';
import { type Given, givenBy } from './given.ts';
import { isFull, lastRun, type Run, runAfter } from './long-turn.ts';
import { momentIn } from './moment-in.ts';
import type { Along, Header, LogLine, Store, Stored, Turn } from './store.ts';
import { floorOf, type LineEvents, StoredLog, type Stretch, stretchFrom } from './stored-log.ts';
import { nextTurn } from './turn.ts';

/**
 * One game in the course of being played: where it stands, and the entries in force since the last snapshot. What came
 * before is read when somebody asks for it. Outcomes are worked out first and accepted later.
 */
export class GameSession {
  readonly title: Title<Kind>;
  readonly header: Header;
  readonly seats: number;
  /** What the table has from the options. */
  readonly given: Given;
  readonly #log: StoredLog;
  readonly #now: () => number;
  #seq = 0;
  #state: State<Kind>;
  #isAhead = false;
  #stretch: Stretch;
  #run: Run = { seat: undefined, entries: 0 };
  #moment: Moment = BEGINNING;
  #turn: Turn | undefined;

  private constructor(
    title: Title<Kind>,
    store: Store,
    { header, seats }: Stored,
    now: () => number,
    every?: number,
  ) {
    this.title = title;
    this.header = header;
    this.seats = seats.length;
    this.#now = now;
    this.#state = title.game.setup(seats.length, header.options);
    this.given = givenBy(header.options, this.#state);
    this.#log = new StoredLog(title.game, store, header, seats.length, this.given, every);
    this.#stretch = this.#log.beginning;
  }

  /** `every`: so many entries in force from one snapshot to the next; `at`: as it stood after so many entries. */
  static async open(
    title: Title<Kind>,
    store: Store,
    stored: Stored,
    now: () => number,
    { every, at }: { every?: number | undefined; at?: number } = {},
  ): Promise<GameSession> {
    const session = new GameSession(title, store, stored, now, every);
    await session.readOn(stored, at);
    return session;
  }

  /** Stands where the stored game stands, whoever has written it, or where it stood after so many entries. */
  async readOn(stored: Stored, at = stored.entries): Promise<void> {
    const { entries, snapshots, over, turn, beside } = stored;
    const isNow = at === entries;
    const { state, stretch } = await this.#log.open(at, snapshots, isNow);
    this.#run = await lastRun(this.#log.read, at);
    this.#moment = await momentIn(this.header.secret, this.#log.read, at);
    this.#state = state;
    this.#stretch = stretch;
    this.#isAhead = false;
    this.#seq = at;
    this.#turn = turn;
    // A table of an earlier version does not say.
    const isOver = this.actors.length === 0 || beside.ended !== undefined;
    if (isNow && over !== isOver) await this.#log.keep({ over: isOver });
  }

  /** Entries in the log. */
  get seq(): number {
    return this.#seq;
  }

  get state(): State<Kind> {
    return this.#state;
  }

  get actors(): readonly Actor[] {
    return this.title.game.actors(this.#state.table);
  }

  /** What chance and bots draw by, in a deal; in other games nobody counts. */
  get moment(): Moment {
    return this.#moment;
  }

  /** Whose turn it is since when; nothing: the game has not begun, or began before this was kept. */
  get turn(): Turn | undefined {
    return this.#turn;
  }

  /** The number of the entry that was made by this request, if one was. */
  madeBy(id: string): Promise<number | undefined> {
    return this.#log.madeBy(id);
  }

  /** How far back this seat may go without asking. */
  floorOf(seat: Seat): number {
    return floorOf(this.#stretch, seat, this.title.game.isFinal);
  }

  /** H.6: would so many more entries of this seat be more than a turn may hold? */
  isTurnFull(seat: Seat, more: number): boolean {
    return isFull(this.#run, seat, more);
  }

  /** May this seat undo so? */
  async checkUndo(seat: Seat, undo: Undo): Promise<Refusal | undefined> {
    return (await this.judgedUndo(seat, undo)).refusal;
  }

  /** May this seat undo so, and whose consent does it take? */
  async judgedUndo(seat: Seat, undo: Undo): Promise<{ refusal?: Refusal; of: readonly Seat[] }> {
    const { base, entries } = this.#stretch;
    const last = entries.at(-1)?.seq ?? base.seq;
    const inForce = await this.#log.isInForce(this.#stretch, undo.undo);
    const isFree = undo.undo >= this.floorOf(seat);
    const of = inForce && !isFree ? await this.#log.concerned(this.#stretch, undo.undo, seat) : [];
    const refusal = judgeUndo({ last, inForce, of, over: this.actors.length === 0 }, undo);
    return refusal ? { refusal, of } : { of };
  }

  /**
   * What these actions lead to, one judged after the other, or which of them is refused and by what rule. The first carries
   * the name of the request. None may come after chance: whoever is refused then would have seen what it draws and paid
   * nothing for it. `inPlace`: nobody else has been given a part of the state, so a single action, which nothing can take back once it is
   * judged, is done to the state itself. If it is not accepted, `restore` must come before anything else.
   */
  outcomeOf(
    seat: Seat,
    actions: readonly unknown[],
    id: string | undefined,
    inPlace = false,
  ): Advance | Stop {
    const { game } = this.title;
    const isCopy = !inPlace || actions.length > 1;
    const state = isCopy ? game.clone(this.#state) : this.#state;
    const told: LineEvents[] = [];
    const now = this.#now();
    for (let at = 0; at < actions.length; at++) {
      const action = actions[at];
      if (at > 0 && game.actors(state.table)[0] === 'chance') return { at };
      const refusal = game.check(state.table, game.own(state, seat), seat, action);
      if (refusal) return { at, refusal };
      const name = at === 0 ? id : undefined;
      this.#isAhead = !isCopy;
      told.push(
        entered(this.title.game, state, lineOf(this.#seq + at + 1, seat, action, now, name)),
      );
    }
    return this.#withChance(state, told, this.#stretch, now);
  }

  /** What chance does now, if it is its turn. */
  outcomeOfChance(): Advance {
    return this.#withChance(this.title.game.clone(this.#state), [], this.#stretch, this.#now());
  }

  /** What this allowed undo leads to. */
  async outcomeOfUndo(seat: Seat, action: Undo, id: string): Promise<Advance> {
    const at = this.#now();
    const line: LogLine = { seq: this.#seq + 1, actor: seat, action, at, id };
    const { state, stretch } = await this.#log.standAt(this.#stretch, action.undo);
    return this.#withChance(state, [{ line, events: [] }], stretch, at);
  }

  /** What these lines, which somebody else has stored after ours, have led to. Only the first may be an undo. */
  async outcomeOfStored(lines: readonly LogLine[], inPlace: boolean): Promise<Advance> {
    const { game } = this.title;
    const action = lines[0]?.action;
    const undo = isUndo(action) ? action : undefined;
    const { state, stretch } = undo
      ? await this.#log.standAt(this.#stretch, undo.undo)
      : { state: inPlace ? this.#state : game.clone(this.#state), stretch: this.#stretch };
    this.#isAhead = inPlace && !undo;
    const told = lines.map((line) =>
      isUndo(line.action) ? { line, events: [] } : entered(this.title.game, state, line),
    );
    const turn = nextTurn(this.title.game, state, this.#turn, lines.at(-1)?.at ?? 0);
    return { state, told, lines, stretch, along: turn ? { turn } : {} };
  }

  /** Has it come far from the last snapshot it knows of? There may be others, which somebody else has made. */
  get isFarFromSnapshot(): boolean {
    return this.#log.isFar(this.#stretch);
  }

  accept({ state, lines, stretch, along: { snapshot, turn } }: Advance): void {
    this.#log.accept(lines, snapshot);
    this.#state = state;
    this.#isAhead = false;
    this.#seq = lines.at(-1)?.seq ?? this.#seq;
    this.#run = runAfter(this.#run, lines);
    this.#moment = lines.reduce(momentAfter, this.#moment);
    this.#turn = turn ?? this.#turn;
    this.#stretch = snapshot ? stretchFrom(snapshot) : stretch;
    if (snapshot) return;
    for (const line of lines) if (!isUndo(line.action)) stretch.entries.push(line);
  }

  /** Does the state hold what has not been accepted? Then `restore` must come before anything else. */
  get isAhead(): boolean {
    return this.#isAhead;
  }

  /** Stands again where the log does, after what was done in place could not be kept. */
  async restore(): Promise<void> {
    this.#state = await this.at(this.#seq);
    this.#isAhead = false;
  }

  /** The state as it was after the last entry in force that is not after this one. */
  async at(seq: number): Promise<State<Kind>> {
    return (await this.#log.standAt(this.#stretch, seq)).state;
  }

  /** Entries in force up to this one, the latest of them; `rest`: the one before the first; 0: they begin the game. */
  past(to: number): Promise<{ told: LineEvents[]; rest: number }> {
    return this.#log.past(this.#stretch, to);
  }

  /** Lines of the log, struck ones too. */
  lines(from: number, to: number): Promise<readonly LogLine[]> {
    return this.#log.read(from, to);
  }

  #withChance(state: State<Kind>, told: LineEvents[], stretch: Stretch, now: number): Advance {
    const { game } = this.title;
    told.push(...chanceTurns(game, this.header.secret, state, told, this, now));
    const lines = told.map(({ line }) => line);
    const snapshot = this.#log.due(stretch, lines, state);
    const along: Along = game.actors(state.table).length === 0 ? { over: true } : {};
    if (snapshot) along.snapshot = snapshot;
    const turn = nextTurn(game, state, this.#turn, now);
    if (turn) along.turn = turn;
    return { state, told, lines, stretch, along };
  }
}
