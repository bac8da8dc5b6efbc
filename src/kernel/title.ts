import type { Eyes, Game, Kind, Language, State } from './game.ts';
import type { Orders } from './orders.ts';

/** Somebody being told what happened: in which language, who sits where, and who "you" is. */
export type Listener = { language: Language; names: readonly string[]; eyes: Eyes };

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

  /** The referee: what is wrong with this state, one sentence each. Nothing, if all is accounted for. */
  faults(state: State<K>): string[];
}
