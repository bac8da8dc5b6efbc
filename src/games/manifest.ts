import type { Bench } from '#bots/bench.ts';
import type { Bot } from '#bots/bot.ts';
import type { PlayOut } from '#bots/play-out.ts';
import type { Kind, Language } from '#kernel/game.ts';
import type { FirstGame, Lesson } from '#kernel/lesson.ts';
import type { Title } from '#kernel/title.ts';
import type { Picture } from '#pictures/picture.ts';
import type { OptionField } from '#ui/option-field.ts';
import type { SeatColour } from '#ui/palettes.ts';

/** What the house needs to know of a game without its engine, and how to load the rest. */
export interface Manifest {
  /** The name of its folder. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** What it is about, in one line. */
  readonly blurb: Readonly<Record<Language, string>>;
  readonly players: readonly [least: number, most: number];
  /** What each seat wears, in the order of play. */
  readonly colours: readonly SeatColour[];
  /** Does a seat know something that the others must not see? Then a curtain falls between turns on one device. */
  readonly secretive: boolean;
  /** What is settled before a game, in the order it is asked. */
  readonly options: readonly OptionField[];
  /** The computer players by name, weakest first. */
  readonly bots: readonly string[];

  /** The engines by rules number. A new table takes the highest; a running one keeps its own. */
  readonly rules: Readonly<Record<number, () => Promise<Title<Kind>>>>;

  readonly load: {
    /** Those of `bots`, by name. One that weighs much is fetched when it sits down. */
    readonly bots: () => Promise<GameBots>;
    readonly bench: () => Promise<Bench<Kind>>;
    /** How it is played on to its end, quickly. Without it, nobody can tell chances. */
    readonly playOut?: () => Promise<PlayOut<Kind>>;
    /** A `Face` of its own kind; `faceOf` says that it is one. */
    readonly face: () => Promise<unknown>;
    /** What teaches it. Without it, there is no lesson. */
    readonly lessons?: () => Promise<readonly Lesson<Kind>[]>;
    /** What is said in a first game. Without it, nothing is. */
    readonly firstGame?: () => Promise<FirstGame<Kind>>;
    /** What its daily trains are, day after day in their order, and then from the first again. Without it, there is none. */
    readonly daily?: () => Promise<readonly DailyTrain[]>;
    /** How it is drawn where there is no page. A game without it has the plain card of the house. */
    readonly picture?: () => Promise<Picture<Kind>>;
  };
}

/** What is settled for one day: who sits where (`null` is whoever travels), and the options that are not as usual. */
export type DailyTrain = {
  readonly seats: readonly (string | null)[];
  readonly options?: Readonly<Record<string, unknown>>;
};

export type GameBots = Readonly<Record<string, () => Bot<Kind> | Promise<Bot<Kind>>>>;
