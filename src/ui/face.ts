import type { ComponentType, ReactNode } from 'react';
import type { Actor, Eyes, Kind, Language, Refusal, RuleId, Seat, View } from '#kernel/game.ts';
import type { Order } from '#kernel/orders.ts';
import type { Listener } from '#kernel/title.ts';

/**
 * A game's face: how one game looks and is handled. The table screen (`web/table`) owns turns, sockets, undo, log and
 * replay; a face is given what may be seen and done, draws it, and answers with actions.
 */
export interface Face<K extends Kind> {
  /** The play area: everything but the bar on top and the side. */
  Board: ComponentType<BoardProps<K>>;

  /** The side's upper part on a desk, a sheet on a phone: how the points stand. */
  Score: ComponentType<ScoreProps<K>>;

  /** Shown in the phone's bar between logo and tools: the scores in one line. */
  ScoreLine: ComponentType<ScoreProps<K>>;

  /** How the points came, at the end of the game. */
  Result: ComponentType<ScoreProps<K>>;

  /** One line under the game's name: "Turn 18, 5 scorings of 10". */
  subtitle(table: K['table'], language: Language): string;

  /** The steps of a turn and the one it stands at, for the line with stops in the bar. -1: none; as many as there are: all are done. */
  steps(table: K['table'], language: Language): { names: readonly string[]; now: number };

  /**
   * Why not, in one or two sentences that name the pieces, and what would be possible instead; `**` around what
   * matters, as in `narrate`.
   */
  explain(refusal: Refusal, action: K['action'], seen: View<K>, language: Language): string;

  /** The board's own keys and what they do, for the menu; the screen's come with them. */
  keys?(language: Language): readonly KeyLine[];

  /** How long this event is shown before the next one, in milliseconds, at normal speed. 0: at once. */
  durationOf(event: K['event']): number;

  /**
   * The number of the turn that begins with this event, for the journal, as players count: `seats` play. 0: a number would tell
   * nothing, and the turn is that of whoever acts first in it. Without it, turns are told by who acts.
   */
  turnOf?(event: K['event'], seats: number): number | undefined;

  /**
   * What mattered of what happened since one's turn: first what befell the table (a scoring, a deck that ran out), then one
   * strip for each rival. Never what everybody does every turn. Without it, the sentences of the journal are shown.
   */
  digest?(
    entries: readonly ToldEntry<K>[],
    seen: View<K>,
    listener: Listener,
  ): readonly Strip<K['event']>[];

  /**
   * What must not happen in silence: a sign that stays until it is put away, and is the first strip of the digest. `next`: what
   * it brought about, in the same entry.
   */
  sign?(
    event: K['event'],
    seen: View<K>,
    listener: Listener,
    next?: K['event'],
  ): TableSign | undefined;

  /**
   * What marks a seat on this board, where it is not its signal board; beside a line of the digest, with what that is about.
   * Decoration: its words say who is meant.
   */
  Badge?: ComponentType<BadgeProps<K>>;

  /** How the table stands, in two sentences, for the key that reads it aloud: the score, then what is possible. */
  readAloud?(props: ScoreProps<K>, choices: readonly K['action'][]): string;

  /** What a plan is counted in: money, points. Compared before and after each step. */
  sums?(seen: View<K>, seat: Seat, language: Language): readonly Sum[];
}

export type BadgeProps<K extends Kind> = {
  seat: Seat;
  table: K['table'];
  size: number;
  about?: readonly K['event'][] | undefined;
};

/** One entry of the log, as these eyes were told of it. */
export type ToldEntry<K extends Kind> = { actor: Actor; events: readonly K['event'][] };

/** One line of the digest. */
export type Strip<Event> = {
  /** Whose doing it was; nobody's: it befell the table, and stands first. */
  seat?: Seat;
  /** What it brought, in brass before the rest: "+4", "+16 000 $". */
  gain?: string;
  /** The line, `**` around what matters, with the name of who did it. */
  text: string;
  /** What may be left out where there is little room: "3 tiles". */
  detail?: string;
  /** A word or two, for a folded strip on a phone; without it, the gain alone. */
  short?: string;
  /** What it is about, to be framed and ringed on the board when the line is pressed. */
  about: readonly Event[];
};

/** An enamel sign over the table: what has come about, for whom, by which rule. */
export type TableSign = {
  title: string;
  /** The title in a word or two, for a folded strip on a phone. */
  short?: string;
  text: string;
  gain?: string;
  rule?: RuleId;
};

/** A figure of one seat, as it is written. `worth` tells more from less; `change`: how much more or less is written. */
export type Sum = {
  name: string;
  written: string;
  worth: number;
  change?: (by: number) => string;
};

/** A key as it is written on the keyboard, and what it does. */
export type KeyLine = readonly [key: string, does: string];

export type BoardProps<K extends Kind> = View<K> & {
  eyes: Eyes;
  names: readonly string[];
  language: Language;
  /** What these eyes may do now. Empty when it is not their turn, or when the past is on show. */
  choices: readonly K['action'][];
  /** What is on show is not the table as it stands, but its past or a recording: nothing can be done, whoever's turn it is. */
  readOnly: boolean;
  /**
   * Done in order, as one gesture: `[end the step, lay the card]`. All of it or nothing, and the answer says which; why
   * not is shown at that place, or where the focus is.
   */
  act: (actions: readonly K['action'][], at?: Element) => Promise<Answer>;
  /** The judge, for greying out and for `why`. Nothing: allowed. */
  check: (action: K['action']) => Refusal | undefined;
  /** What would be seen if these were done; nothing if one is refused. For gestures that skip a step. */
  after: (actions: readonly K['action'][]) => View<K> | undefined;
  /** Somebody tried this: show why not at this place (the screen draws the notice with its beak). */
  refuse: (refusal: Refusal, action: K['action'], at: Element) => void;
  /** What is being shown as happening right now: the table is already as after it. */
  happening: Happening<K> | undefined;
  /** What the screen wants beside the lever on a phone: the buttons that open its sheets. */
  tools?: ReactNode;
  /** Actions on their way to the table and not yet answered: their pieces are marked as sent. */
  sent?: readonly K['action'][];
  /** Several people sit at this device: they are named, and nobody is "you". */
  shared?: boolean;
  /** What a line of the digest that was pressed is about: to be framed and ringed, with numbers in order. */
  pointedAt?: readonly K['event'][];
  /** The table is a private copy, planned on in pencil: what is done goes into the plan and not to the table. */
  inPencil?: boolean;
  /** What this seat has left with the table to be played for it. Nothing: the past is on show, or nobody's seat. */
  orders?: OrdersGiven;
  /** At the table itself: gestures that this seat has drafted, for whoever counts what a choice leaves of them. */
  draft?: readonly (readonly K['action'][])[];
  /** In pencil: what each step of the plan would bring, in order. */
  planned?: readonly (readonly K['event'][])[];
  /** What each seat knows, when the game is shown with all hands open: a replay. */
  everyone?: readonly K['own'][];
};

/** The standing orders of one seat. `lifted`: it made no sense any more. One of each kind. */
export type OrdersGiven = {
  given: readonly { order: Order; lifted?: true | undefined }[];
  give: (order: Order) => void;
  lift: (kind: string) => void;
};

/** What came of a gesture. A refusal has been shown already; there is none where the table could not be reached. */
export type Answer = { is: 'done' } | { is: 'refused'; refusal?: Refusal };

/** An event in the course of being shown, with the table as it was before its entry. */
export type Happening<K extends Kind> = {
  event: K['event'];
  before: View<K>;
  /** The events of the same entry that were shown before this one, in order. */
  earlier?: readonly K['event'][];
  /** How long it will be shown, when that is not `durationOf`: a replay at another speed. */
  ms?: number;
};

export type ScoreProps<K extends Kind> = View<K> & {
  eyes: Eyes;
  names: readonly string[];
  language: Language;
  /** As for the board: points are not written down before they are counted. */
  happening?: Happening<K> | undefined;
  /** All that happened, in order, as these eyes saw it: when points came, for the chart at the end. */
  told?: readonly K['event'][];
};
