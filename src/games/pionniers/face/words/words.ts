import type { Mark } from '#games/pionniers/rules/board.ts';
import type { ThrowOutcome } from '#games/pionniers/rules/forecast.ts';
import type { Line, Space } from '#games/pionniers/rules/model.ts';
import type { Reading } from '../logic/reading.ts';
import type { Trait } from '../logic/traits.ts';

/** Somebody at the table: the person who reads, or a name. */
export type Who = { you: boolean; name: string };

/** What a crate would do at a place, and to whom. */
export type Blow =
  | { is: 'slow'; away: number }
  | { is: 'push-back'; from: Space; to: Space; river: boolean }
  | { is: 'wait'; away: number };

/** What the board says. A language that lacks a sentence does not compile. Names are spoken, not only shown. */
export type Words = {
  subtitle(toGo: number): string;
  subtitleStart: string;
  subtitleOver: string;

  /** Between a thing and what is said of it. */
  colon: string;
  line(line: Line): string;
  percent(share: number): string;
  marks: Readonly<Record<Mark, string>>;
  die(value: number): string;

  /** The sign over the map: what the game waits for. */
  call: {
    /** Of whom, and what: "Your turn: lay or move?". */
    asks(who: Who, what: string): string;
    choose: string;
    onlyLay: string;
    onlyMove: string;
    run: string;
    strike: string;
    /** By whose dynamite, if that is known. */
    strikeBack(who: Who, name: string | undefined): string;
    turnOf(name: string): string;
    strikes(name: string): string;
    draws(who: Who): string;
    settling: string;
    won(who: Who): string;
  };

  lay: {
    title: string;
    die: string;
    sections: string;
    track: string;
    caption: string;
    to(railhead: Space): string;
    throw: string;
    starts: string;
    full: string;
  };

  move: {
    title: string;
    runTitle: string;
    /** Behind the title: what can be thrown, and how much track lies ahead. */
    /** `clear`: so many spaces of track lie ahead; nothing where they do not matter. */
    range(least: number, most: number, clear: number | undefined): string;
    runRange(least: number, most: number, missing: number): string;
    throw(dice: number): string;
    chances: string;
    kinds: Readonly<Record<ThrowOutcome['kind'], string>>;
    /** On the board, by the railhead. */
    derails(percent: string): string;
    /** And on which mark the train would then stand. */
    derailsTo(space: Space, mark: string | undefined): string;
    /** Of one bar on the board: the throws that lead there, what they set off. */
    bar(throws: readonly number[], space: Space, kind: string, percent: string): string;
    oneDie: Readonly<Record<'dynamite' | 'slow' | 'card', string>>;
  };

  strike: {
    /** What the throw brought: "4: you stand on the river at 48". */
    title(total: number | undefined, space: Space): string;
    titleBack(name: string | undefined, space: Space): string;
    titleCard: string;
    ask(crates: number): string;
    hint: string;
    /** "Line 4, space 61 (river)", then what it does there. */
    place(line: Line, space: Space, mark: string): string;
    does(name: string, blow: Blow): string;
    /** On the board, as short as can be. */
    tag(blow: Blow): string;
    /** On a chip: by how many spaces the train goes back. */
    back(spaces: number): string;
    barred: Readonly<Record<'dynamite' | 'start' | 'nowhere', string>>;
    put: string;
    choose: string;
    keep: string;
    places: string;
  };

  cast: {
    yours: string;
    theirs(name: string): string;
    next(names: readonly string[]): string;
    you: string;
    /** Who plays, and with which of their trains. */
    with(who: string, line: Line): string;
    thinks(name: string): string;
    settles: string;
    over: string;
  };

  plate: {
    at(front: Space): readonly [string, string];
    waiting: string;
    crates(count: number): string;
    trait(trait: Trait): string;
    railhead(space: Space): string;
  };

  card: {
    stub(who: Who, space: Space): string;
    putAway: string;
    good: string;
    bad: string;
  };

  view: {
    map: string;
    closer: string;
    farther: string;
    whole: string;
    /** What search, scale and small map are folded into on a phone. */
    tools: string;
    help: string;
    trains: string;
    /** The heading of what others do; of one's own choice. */
    throw: string;
    choices: string;
  };

  reader: {
    name(name: string, line: Line): string;
    help: string;
    say(reading: Reading, names: readonly string[]): string;
  };

  why: {
    notYourTurn: string;
    dice: string;
    notNow: string;
    /** A crate waits to be placed or kept. */
    crateFirst: string;
    /** Of one's own: of which line, where everybody has several. */
    dynamiteOnLine(space: Space, line: Line | undefined): string;
    lineComplete(sections: number, line: Line | undefined): string;
    noTrain(sections: number, line: Line | undefined): string;
    engineAway(spaces: number, line: Line | undefined): string;
    noCrate: string;
    noPlace: string;
    ownLine(line: Line): string;
    emptyLine(line: Line): string;
    notStarted(line: Line): string;
    hasDynamite(line: Line, space: Space): string;
    wrongPlace(space: Space, mark: string): string;
    notLaid(space: Space, railhead: Space): string;
    behind(line: Line, space: Space, front: Space): string;
    signal(line: Line, space: Space): string;
    instead(line: Line, spaces: readonly Space[]): string;
    over: string;
    unknown: string;
  };

  score: {
    title: string;
    train: string;
    space: string;
    track: string;
    behind: string;
    toGo(spaces: number): string;
    line(parts: readonly string[]): string;
    at(who: Who, line: Line, front: Space): string;
  };

  result: {
    won(who: Who, line: Line): string;
    /** On which line, where everybody has several. */
    by(who: Who, spaces: number, line: Line | undefined): string;
    chart: string;
    chartSummary(names: readonly string[]): string;
    turn: string;
    figures: string;
    place: string;
    space: string;
    placed: string;
    suffered: string;
    derailed: string;
    cards: string;
    ambushed: string;
    pushed: string;
    thrown: string;
  };
};
