import type { Seat } from '#kernel/game.ts';
import type { Id } from '#kernel/id.ts';
import type { KindOf } from '#kernel/play.ts';
import { type Layout, SPACES_PER_SECTION } from './data/lines.ts';

/** 0 to 3 for the lines 1 to 4. A line has one train, so this names the train too. */
export type Line = Id<'line'>;

/** A space of a line, counted from 1 at Junction City. 0: nowhere. */
export type Space = Id<'space'>;

/** 0 to 23 for the Chance cards 1 to 24. */
export type Card = Id<'card'>;

/** 1.4 */
export const TRAIN = 7;
/** 1.5 */
export const CRATES = 5;
/** 4.5 */
export const SECTIONS_TO_START = 2;
export const START: Space = 7;
/** 7.1 */
export const PUSHED_BACK = 4;
/** 10.1 */
export const DERAILED = 7;
/** 4.1: the sections laid for each number on the die. */
export const SECTIONS_FOR: readonly number[] = [0, 1, 1, 2, 2, 3, 3];

/**
 * `order` and `lots` settle who plays when and on which line; `choose` is the beginning of a turn; `strike` asks the
 * striker where to put a crate. `order`, `lots`, `lay`, `move` and `card` are chance's.
 */
export type Phase = 'order' | 'lots' | 'choose' | 'lay' | 'move' | 'strike' | 'card' | 'over';

export type ChancePhase = Exclude<Phase, 'choose' | 'strike' | 'over'>;

export type Train = {
  seat: Seat;
  /** Sections laid on its line. */
  sections: number;
  /** Where the front of the train stands. 0: not on the board yet. */
  front: Space;
  /** 8.2: where the front of the locomotive is, coming up from the garrison. 0: it is coupled. */
  engine: Space;
  /** 8.7: the ambush that has struck and is not left yet. 0: none. */
  struck: Space;
  /** Crates of dynamite in stock. */
  crates: number;
  /** Where dynamite lies on its line. 0: nowhere. */
  dynamite: Space;
  /** Where its all-clear signal stands. 0: with its owner. */
  signal: Space;
  /** 11.1: it has passed the slow signal. */
  slow: boolean;
  /** 9.9: a card lets it throw one die for the next move. */
  oneDie: boolean;
  /** Turns to miss. */
  missing: number;
};

/** The last laid space of its line. */
export const railheadOf = (train: Train): Space => train.sections * SPACES_PER_SECTION;

export type Table = {
  phase: Phase;
  board: 'level' | 'slanted' | Layout;
  /** 2.3: the lines are drawn by lot. */
  byLot: boolean;
  /** 13.1 */
  twoTrains: boolean;
  /** 2.1: what each seat has thrown for the order, the last throw last. */
  throws: [number, number][][];
  /** The dice as they lie since the last throw for a train. */
  dice: number[];
  /** By line. */
  trains: Train[];
  /** The lines in the order of play. */
  order: Line[];
  /** Whose turn it is. */
  turn: Line;
  /** Turns begun. */
  turns: number;
  /** Who may place a crate now. Means something in the phase `strike` only. */
  striker: Line;
  /** 9.2: the cards drawn so far, the first first; each card once. */
  drawn: Card[];
  /** How many cards have been drawn in all. */
  draws: number;
  /** 6.13: crates that have left the game. */
  gone: number;
};

/** 15.1: nobody knows more than the table shows. */
export type Hidden = Record<string, never>;
export type Own = Record<string, never>;

export type Action =
  | { do: 'lay' }
  | { do: 'move' }
  | { do: 'place-crate'; line: Line; space: Space }
  | { do: 'keep-crate' }
  /** Chance: both dice of each seat that throws for the order, by seat. */
  | { do: 'throw-order'; dice: [number, number][] }
  /** Chance: the line of each seat, in the order of play. */
  | { do: 'draw-lines'; lines: Line[] }
  | { do: 'throw'; dice: number[] }
  | { do: 'draw-card'; card: Card };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

/** Every event of a train names its owner and its line. */
type Of = { seat: Seat; line: Line };

export type Event =
  | { is: 'order-thrown'; seat: Seat; dice: [number, number] }
  | { is: 'order-settled'; seats: Seat[]; lines: Line[] }
  | ({ is: 'turn-begun'; turn: number } & Of)
  | { is: 'phase-begun'; phase: ChancePhase }
  | ({ is: 'strike-offered' } & Of)
  | ({ is: 'turn-missed' } & Of)
  | ({ is: 'dice-thrown'; dice: number[]; to: 'lay' | 'move' | 'run' } & Of)
  /** `railhead`: the last laid space. `free`: a card gave them. */
  | ({ is: 'sections-laid'; count: number; railhead: Space; free?: true } & Of)
  | ({ is: 'sections-lost'; count: number; railhead: Space } & Of)
  | ({ is: 'train-placed' } & Of)
  | ({ is: 'train-moved'; from: Space; to: Space; card?: true } & Of)
  | ({ is: 'train-derailed'; from: Space; railhead: Space; to: Space } & Of)
  /** The train stands before the dynamite, which is gone; the signal stands there now. */
  | ({ is: 'dynamite-reached'; space: Space } & Of)
  | ({ is: 'dynamite-cleared'; space: Space } & Of)
  | ({ is: 'slowed' } & Of)
  | ({ is: 'train-ambushed'; space: Space; garrison: Space } & Of)
  | ({ is: 'engine-moved'; from: Space; to: Space } & Of)
  | ({ is: 'engine-coupled' } & Of)
  /** `target`: whose line it is. */
  | ({ is: 'crate-placed'; target: Seat; on: Line; space: Space } & Of)
  | ({ is: 'crate-kept' } & Of)
  | ({ is: 'train-pushed-back'; from: Space; to: Space } & Of)
  | ({ is: 'card-drawn'; card: Card } & Of)
  | ({ is: 'card-idle'; card: Card } & Of)
  | ({ is: 'crate-lost' } & Of)
  | ({ is: 'crate-recovered' } & Of)
  | ({ is: 'turn-to-miss' } & Of)
  | ({ is: 'one-die-next' } & Of)
  | ({ is: 'turn-again' } & Of)
  | ({ is: 'game-won' } & Of);

export type Options = {
  board: 'level' | 'slanted' | Layout;
  /** 2.3 */
  lines: 'in-order' | 'by-lot';
  /** 13.1: with two players, each drives two trains. */
  twoTrains: boolean;
};

export type Pionniers = KindOf<Table, Hidden, Own, Action, Event, Options>;
