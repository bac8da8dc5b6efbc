import type { Eyes, Game, Kind, Language, Seat, State } from './game.ts';
import type { Orders } from './orders.ts';

/** Somebody being told what happened: in which language, who sits where, and who "you" is. */
export type Listener = { language: Language; names: readonly string[]; eyes: Eyes };

/** A decision that can be made without looking at the board, as a button says it. */
export type SimpleAnswer<Action> = {
  action: Action;
  words: Readonly<Record<Language, string>>;
  /** The same once it is done: "$6,000 bid". */
  done: Readonly<Record<Language, string>>;
};

/** A game with what goes with it on the shelf: the words for its events, and its referee. */
export interface Title<K extends Kind> {
  readonly game: Game<K>;

  /** What its scores are counted in. Points, if it does not say. */
  readonly unit?: Readonly<Record<Language, string>>;

  /** The event as one sentence, `**` around what matters; nothing if it needs no words. */
  narrate(event: K['event'], listener: Listener): string | undefined;

  /**
   * What one actor did in a row, in fewer sentences than one for each event; `upTo`: the last event that a sentence tells
   * of. Without it, each event is told by itself.
   */
  narrateRun?(
    events: readonly K['event'][],
    listener: Listener,
  ): readonly { text: string; upTo: number }[];

  /** What a seat can have played for it. Without it, nothing but a plan. */
  readonly orders?: Orders<K>;

  /**
   * What this seat may answer from afar, of those actions that `check` allows it: to pass, to bid the least, to roll. Without it,
   * and where it says nothing, one has to come to the table.
   */
  simpleAnswers?(
    table: K['table'],
    own: K['own'],
    seat: Seat,
  ): readonly SimpleAnswer<K['action']>[];

  /** The referee: what is wrong with this state, one sentence each. Nothing, if all is accounted for. */
  faults(state: State<K>): string[];
}
