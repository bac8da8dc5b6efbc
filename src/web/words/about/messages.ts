import type { GameId } from '#web/games.ts';
import type { Mark } from '../messages.ts';

/** What the About page says. */
export type AboutMessages = {
  title: string;
  lead: string;
  what: Chapter;
  privacy: Chapter;
  fair: Chapter;
  numbers: Chapter & {
    /** Heads of the table. */
    figure: string;
    value: string;
    origin: string;
    note: string;
    /** By game, in the order of the doors. */
    games: readonly Figures[];
    rulings: string;
  };
  credits: Chapter & {
    games: readonly Credit[];
    by(designers: string): string;
    notAffiliated: string;
    drawings: string;
    fonts: string;
  };
};

type Chapter = { title: string; text: readonly string[] };

export type Figures = { id: GameId; figures: readonly Figure[] };

/** One figure of a game, and how we come to know it. */
export type Figure = { name: string; value: string; origin: Mark | 'deduced'; from: string };

export type Credit = { name: string; designers: string; published: string };
