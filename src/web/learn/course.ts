import type { Game, Kind, Language, Refusal, RuleId, State } from '#kernel/game.ts';
import type { Deed, Lesson, Said, Stop } from '#kernel/lesson.ts';
import { answerTo, deedsOf, deedsUpTo, isAwaited, laidFor, PUPIL } from '#kernel/teach.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';

/**
 * `tells`: the stop waits for the pupil. `stops`: something else was tried, and is answered. `going`: it is done, and what follows
 * is being shown. `glad`: what was earned is on show. `end`: all stops are done.
 */
export type Mood = 'tells' | 'stops' | 'going' | 'glad' | 'end';

/** What is answered to a wrong move: words of the lesson, of the game, or none but that this stop is about something else. */
export type Answered = {
  said?: Said;
  refused?: { refusal: Refusal; action: unknown };
  rule?: RuleId;
};

export type CourseState = {
  /** Which stop, from 0. */
  at: number;
  mood: Mood;
  answered: Answered | undefined;
  /** What the stop wants refused has been. */
  tried: boolean;
  /** Goes up with every position that is laid anew: another table. */
  table: number;
};

/** What happens is shown in half the time: the card says what came of it. */
export const BRISK = 0.5;

/** One pupil going through one lesson: where they are, and the table as it stands. Framework-free. */
export class Course {
  readonly title: Title<Kind>;
  readonly lesson: Lesson<Kind>;
  readonly #listeners = new Set<() => void>();
  #now: CourseState;
  #states: State<Kind>[] = [];
  #entries: EntryShown[] = [];
  /** Whoever sits at the table is told what happens there. */
  onEntries: ((entries: readonly EntryShown[]) => void) | undefined;

  constructor(title: Title<Kind>, lesson: Lesson<Kind>, at: number) {
    this.title = title;
    this.lesson = lesson;
    this.#now = { at, mood: 'tells', answered: undefined, tried: false, table: 0 };
    this.#lay(at);
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly getSnapshot = (): CourseState => this.#now;

  get stop(): Stop<Kind> {
    return this.lesson.stops[this.#now.at] as Stop<Kind>;
  }

  /** Does the stop wait for something of the pupil? */
  get isWaiting(): boolean {
    return this.#now.mood === 'tells' || this.#now.mood === 'stops';
  }

  /** The table now, or as it was after so many entries since its position. */
  state(seq = this.seq): State<Kind> | undefined {
    return this.#states[seq];
  }

  get seq(): number {
    return this.#entries.length;
  }

  get past(): readonly EntryShown[] {
    return this.#entries;
  }

  isAsked(action: unknown): boolean {
    return this.isWaiting && isAwaited(this.stop, action);
  }

  /** What is to be touched now: when something has been refused as it should, whatever the pupil likes. */
  get lit(): readonly string[] {
    return this.#now.tried ? [] : this.stop.lit;
  }

  /** What is only to be looked at, as long as it is spoken of. */
  get seen(): readonly string[] {
    return this.#now.tried ? [] : (this.stop.seen ?? []);
  }

  /** Places that are spoken of and have no name, likewise. */
  get about(): Stop<Kind>['about'] {
    return this.#now.tried || !this.isWaiting ? undefined : this.stop.about;
  }

  /** What is to be refused is tried by the card, as no screen offers it. */
  get isOffered(): boolean {
    return this.isWaiting && !this.#now.tried && this.#offered !== undefined;
  }

  tryOffered(): void {
    if (this.isOffered) this.refused(this.#offered);
  }

  /** It has been refused, and others act before the pupil may. */
  get isOthers(): boolean {
    const { after = [] } = this.stop;
    return this.isWaiting && this.#now.tried && this.seq === 0 && after.length > 0;
  }

  letPlay(): void {
    if (this.isOthers) this.#done(this.stop.after ?? []);
  }

  /** The pupil may do something there. */
  get isOpen(): boolean {
    const state = this.state();
    return state !== undefined && this.#game.actors(state.table).includes(PUPIL);
  }

  /** The pupil does these in one gesture: true if it is what the stop waits for. */
  act(actions: readonly unknown[]): boolean {
    if (this.stop.awaits.is === 'refusal') return this.#instead(actions);
    // A stop asks one action, so a second one in a gesture is not asked.
    const [action, ...more] = actions;
    if (more.length > 0 || !this.isAsked(action) || this.#refusal(action)) return false;
    this.#done(deedsOf(this.stop, action));
    return true;
  }

  /** Something else was tried. `by`: how the board has it, which knows better than the judge what was meant. */
  refused(action: unknown, by?: Refusal): void {
    if (!this.isWaiting) return;
    const judged = this.#refusal(action);
    const answer = answerTo(this.stop, action, judged && (by ?? judged));
    if (answer.is === 'right') return;
    const refusal = 'refusal' in answer ? answer.refusal : undefined;
    const rule = refusal?.rule ?? this.stop.rules[0];
    const answered: Answered = {
      ...(answer.is === 'mistake' ? { said: answer.said } : {}),
      ...(answer.is === 'refused' ? { refused: { refusal: answer.refusal, action } } : {}),
      ...(rule === undefined ? {} : { rule }),
    };
    const { awaits } = this.stop;
    const isWanted = awaits.is === 'refusal' && awaits.by === refusal?.rule;
    this.#change({ mood: 'stops', answered, tried: isWanted || this.#now.tried });
  }

  /** What was to be looked at has been touched, or there is nothing to do here but to go on. */
  touched(): void {
    const { is } = this.stop.awaits;
    if (this.isWaiting && (is === 'touch' || is === 'next'))
      this.#done(deedsOf(this.stop, undefined));
  }

  /** All that happened has been shown. */
  arrived(): void {
    if (this.#now.mood !== 'going') return;
    const { awaits, after } = this.stop;
    if (awaits.is === 'refusal' && this.seq === after?.length) this.#change({ mood: 'tells' });
    else if (this.stop.earned) this.#change({ mood: 'glad' });
    else this.next();
  }

  next(): void {
    const at = this.#now.at + 1;
    const stop = this.lesson.stops[at];
    if (!stop) this.#change({ mood: 'end' });
    else if (stop.at) this.goTo(at);
    else this.#change({ at, mood: 'tells', tried: false });
  }

  /** To this stop, its position laid anew. */
  goTo(at: number): void {
    this.#lay(at);
    this.#change({ at, mood: 'tells', tried: false, table: this.#now.table + 1 });
  }

  back(): void {
    const { at, mood } = this.#now;
    this.goTo(mood === 'glad' || mood === 'end' ? at : Math.max(0, at - 1));
  }

  /** Undefined: nothing is. */
  get #offered(): Kind['action'] {
    const { awaits } = this.stop;
    return awaits.is === 'refusal' ? awaits.offered : undefined;
  }

  get #game(): Game<Kind> {
    return this.title.game;
  }

  #refusal(action: unknown): Refusal | undefined {
    const state = this.state();
    return state && this.#game.check(state.table, this.#game.own(state, PUPIL), PUPIL, action);
  }

  /** After the refusal, what the rules allow. */
  #instead(actions: readonly unknown[]): boolean {
    const state = this.state();
    if (!state || !this.isWaiting || !this.#now.tried) return false;
    const later = this.#game.clone(state);
    for (const action of actions) {
      if (this.#game.check(later.table, this.#game.own(later, PUPIL), PUPIL, action)) return false;
      this.#game.apply(later, PUPIL, action);
    }
    this.#done(actions.map((action) => ({ actor: PUPIL, action })));
    return true;
  }

  #done(deeds: readonly Deed<Kind>[]): void {
    const before = this.seq;
    for (const { actor, action } of deeds) this.#enter(actor, action);
    const isStill = this.seq === before;
    this.#change({ mood: 'going' });
    if (isStill) this.arrived();
    else this.onEntries?.(this.#entries.slice(before));
  }

  #lay(at: number): void {
    this.#states = [laidFor(this.lesson, this.#game, at)];
    this.#entries = [];
    for (const { actor, action } of deedsUpTo(this.lesson, at)) this.#enter(actor, action);
  }

  #enter(actor: EntryShown['actor'], action: unknown): void {
    const state = this.#game.clone(this.state() as State<Kind>);
    const events: unknown[] = [];
    this.#game.apply(state, actor, action, (event) => {
      const shown = this.#game.shown(event, PUPIL);
      // Events may hold parts of the state, which goes on.
      if (shown !== undefined) events.push(structuredClone(shown));
    });
    this.#entries.push({ seq: this.seq + 1, actor, events });
    this.#states.push(state);
  }

  #change(part: Partial<CourseState>): void {
    this.#now = { ...this.#now, answered: undefined, ...part };
    for (const changed of this.#listeners) changed();
  }
}

/** What the game itself says to a move that it refuses. */
export type Explain = (refusal: Refusal, action: unknown, language: Language) => string;
