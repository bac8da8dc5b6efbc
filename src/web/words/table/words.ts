import type { NameTrouble } from '#protocol/sitter-name.ts';
import type { Refused } from '#protocol/to-client.ts';
import type { SeatWhy } from '../lobby/words.ts';

/** Why an action, or whatever else is asked in play, is refused. The lobby has words for what concerns seats. */
type Why = Exclude<NonNullable<Refused['why']>, SeatWhy | NameTrouble | TalkWhy>;
type TalkWhy = 'too-often' | 'hushed';

/** What the table screen says, whatever the game. A language that lacks a message does not compile. */
export type TableWords = {
  bar: {
    tools: string;
    watchers(count: number): string;
    steps: string;
    undo: string;
    rules: string;
    menu: string;
    score: string;
    journal: string;
    result: string;
    board: string;
    side: string;
    /** What takes the pencil, with how many steps are drafted. */
    draft(steps: number): string;
  };
  turn: {
    yours: string;
    yoursTitle(game: string): string;
  };
  /** Of the key that reads the table aloud: whose turn it is, and at which step. */
  read: {
    yours(step: string | undefined): string;
    others(names: readonly string[], step: string | undefined): string;
    nobody: string;
  };
  journal: {
    empty: string;
    turn(turn: number): string;
    /** On the button of a line, spoken: what a press does. */
    look: string;
    /** At the end of a journal that is not whole: what a press brings. */
    earlier: string;
  };
  past: {
    /** "You see the table as it was after: …" */
    after: string;
    back: string;
    noActing: string;
  };
  digest: {
    since: string;
    /** Where several share a device: whose turn that was. */
    sinceOf(name: string): string;
    /** While others play. */
    now: string;
    film: string;
    playing: string;
    skip: string;
    fold: string;
    /** A rival of whom there is nothing to tell, and why. */
    quiet: Readonly<Record<'acts' | 'away' | 'next' | 'nothing', (name: string) => string>>;
    /** The same on a phone, in a word. */
    quietShort: Readonly<Record<'acts' | 'away' | 'next' | 'nothing', string>>;
  };
  signs: { goOn: string };
  why: {
    title: string;
    rule(rule: string): string;
    close: string;
    /** The answers of a table that name no rule. */
    plain: Readonly<Record<Why, string>>;
    /** H.6 */
    longTurn: string;
  };
  undo: {
    nothing: string;
    done(name: string | undefined): string;
    declined: string;
    refused: string;
  };
  link: {
    lost: string;
    again: string;
    stopping: string;
  };
  curtain: {
    hand(name: string): string;
    hint(name: string): string;
    reveal(name: string): string;
    enter: string;
    /** Where there is no curtain: whose turn it is now. */
    passed(name: string): string;
  };
  watching: string;
  presence: {
    /** Beside a computer's name. */
    thinks: string;
    /** Who plays for somebody, beside their name, and with it. */
    by(bot: string): string;
    playedBy(name: string, bot: string): string;
    /** It is their turn, and they are not there. */
    away(name: string): string;
    back(name: string): string;
  };
  end: {
    title: string;
    over: string;
    again(seats: number): string;
    replay: string;
    save: string;
    home: string;
    show: string;
    refused: string;
  };
};
