import type { Sign } from '../../table/report/figures.ts';
import type { HouseRefusal } from '../../table/report/house.ts';
import type { AdviceWords } from '../advice/words.ts';

/** A chance in points of a hundred, and by how many it may be off. */
type InPoints = { points: number; error: number };

/** What the journey report says. Fetched with it. */
export type ReportWords = {
  title: string;
  /** The three leaves of a finished game, as its bar names them. */
  leaves: string;
  result: string;
  report: string;
  replay: string;
  /** From the end of a game. */
  open: string;
  moves(count: number): string;
  wins(names: readonly string[]): string;
  nobodyWins: string;
  reading: {
    label: string;
    first(read: number, of: number): string;
    second(read: number, of: number): string;
    /** All is found; the account is wide. */
    on(read: number, of: number): string;
    here: string;
    /** The house reads it: so many games come before, so much of a hundred is read. */
    house(before: number, part: number): string;
    leave: string;
    readHere: string;
    order: string;
    refused: Record<'none' | HouseRefusal, string>;
    done(read: number): string;
    stopped: string;
    failed: string;
    stop: string;
    goOn: string;
    finer: string;
  };
  graph: {
    title: string;
    about: string;
    /** Where play-outs are too sure: what they call certain came in so many of a hundred games. */
    sure(games: number): string;
    alt: string;
    luck: string;
    move(at: number): string;
    /** For whoever does not see the graph. */
    table: string;
    moveHead: string;
  };
  account: {
    title: string;
    /** Of one seat: what chance and its own decisions gave it, in points of a hundred. */
    luck(name: string, points: number, error: number): string;
    own(name: string, points: number, error: number): string;
    still: string;
    wide: string;
    seat: string;
    start: string;
    luckHead: string;
    choices: string;
    end: string;
    left: string;
    leftAbout: string;
    caption: string;
  };
  station: {
    title: string;
    none: string;
    still: string;
    choice(at: number, name: string): string;
    chance(at: number): string;
    change(before: InPoints, after: InPoints, name: string): string;
    previous: string;
    next: string;
    stop(number: number, change: Sign, error: number, name: string): string;
    played: string;
    points(own: number, best: number): string;
    error(points: number): string;
    byKnowledge: string;
    best: string;
    loss(points: number, error: number): string;
    unsure: string;
    options: string;
    /** Of a decision where nothing else is thought of. */
    only: string;
    /** After that: the play-outs do not tell the two apart. */
    even: string;
    /** Why the way of this rank and not another. */
    why(rank: number): Pick<AdviceWords, 'against' | 'same' | 'tried' | 'onlyTried'>;
    board(at: number): string;
    seats: string;
    before: string;
    after: string;
    changed: string;
  };
  /** Any decision of one seat, weighed when it is asked about. */
  decisions: {
    title(name: string): string;
    about: string;
    move(at: number): string;
    weighing: string;
    weighed: string;
    /** Nothing was left behind. */
    nothing: string;
    failed: string;
  };
  playOn: {
    button: string;
    about: string;
    what: string;
    /** Which seat is one's own. */
    seat: string;
    /** Who decides next. */
    next(name: string): string;
    /** How strong the others are. */
    others: string;
    asTheyWere: string;
    go: string;
    failed: string;
    otherRules: string;
  };
  followed: string;
  compared: {
    title: string;
    about(at: number): string;
    other: string;
    this: string;
  };
};
