import type { Card, Line, Phase, Step, Tram } from '#games/trambahn/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { Piece } from '../logic/places.ts';
import type { MarkWords } from './marks.ts';
import type { TellingWords } from './telling.ts';

/** A column as it can be told from others: its line and the last value on it. */
export type ColumnName = { line: Line; top: number };

/** Where a card could go instead. */
export type Instead =
  | { to: 'row'; row: Line }
  | { to: 'column'; column: ColumnName }
  | { to: 'new' }
  | { to: 'money' };

/** What the board says. A language that lacks a sentence does not compile. Names are spoken, not only shown. */
export type Words = {
  /** "8,000": so many cards in marks. */
  amount(cards: number): string;
  line(line: Line): string;
  /** On the sign of a terminus, in two lines. */
  terminus: readonly [string, (line: Line) => string];
  conductor: string;
  /** "Red 6", "Conductor". */
  card(card: Card): string;
  /** "Red 6, 1 point". */
  cardName(card: Card): string;
  tram(tram: Tram): string;
  tramName(tram: Tram, price: number): string;
  picked(name: string): string;

  steps: readonly [string, string, string, string, string];
  subtitle(turn: number, scorings: number): string;
  subtitleOver(turns: number): string;
  stepName(step: Step): string;

  board: {
    rival(name: string): string;
    street: string;
    mine: string;
    seat(name: string): string;
    termini: string;
    terminiHint: string;
    worthNow: string;
    depot: string;
    depotHint: string;
    score: string;
    noTram: readonly [string, string];
    newColumn: readonly [string, string];
    noColumns: string;
    hand: string;
    handOf(name: string): string;
    money: string;
    toDraw(count: number): string;
    draw: string;
    toMoney: string;
    showColumns(name: string): string;
    hideColumns(name: string): string;
    /** Under the numbers of the piles, in two lines. */
    trams(count: number): readonly [string, string];
    pile(count: number): readonly [string, string];
    discard(count: number): readonly [string, string];
    /** In place of the second line, when few are left; and beside the money, how much of it would go. */
    pileLow(cards: number): string;
    soonLess(cards: number): string;
    /** The rival's hand, before its number: in a line, and as a term of a list. */
    inHand: string;
    inHandTerm: string;
    columns: string;
    /** On the chip of a column: how many cards, as the bonus counts them. */
    chip(cards: number): string;
  };

  /** Under a player's name. */
  state(who: Who, at: { turn: boolean; phase: Phase; won: boolean | undefined }): string;
  /** The same of oneself in a plan. */
  inPencil: string;
  points(count: number): string;

  /** The names of places for those who hear them. */
  rowName(row: Line, passengers: number, worth: readonly (readonly [Who, number])[]): string;
  columnName(
    line: Line,
    cards: readonly Card[],
    tram: Tram | 0,
    points: number,
    worth: number,
  ): string;
  moneyName(cards: number): string;
  backsName(count: number): string;
  newName: string;
  layHere(thing: Piece): string;

  /** The lever, and the line above it. */
  lever: {
    end(step: Step): string;
    endTurn: string;
    turnOf(name: string): string;
    drawing: string;
    planned: string;
    enter: string;
  };
  hint: {
    passenger: string;
    secondPassenger: string;
    stations: string;
    income: string;
    handEmpty: string;
    trams(columns: readonly Line[]): string;
    tramsDone: string;
    holding(thing: Piece, step: Step | undefined): string;
    holdingNowhere(thing: Piece): string;
    aiming: string;
    waiting(name: string): string;
    drawing: string;
    /** One's own deeds are still on show, the tenth scoring too, though the table has gone on. */
    beingShown: string;
    lastScoring: string;
    /** In pencil, at the end of the turn. */
    planned: string;
    over: string;
    /** Any of these, of a plan. */
    inPencil(said: string): string;
  };
  warnTrams(columns: readonly Line[], more: boolean): string;
  /** So many cards are left to draw; so many money cards would go. */
  warnDeck(pile: number, lost: number): string;

  telling: TellingWords;
  marks: MarkWords;

  why: {
    notYourTurn: string;
    drawing: string;
    stepOver(step: Step): string;
    stepLater(step: Step): string;
    notInHand: string;
    notYourColumn(card: Card): string;
    noColumnForTram(tram: Tram, columns: number): string;
    stepAlreadyOver: string;
    duty: string;
    wrongRow(card: Card, row: Line): string;
    wrongLine(card: Card, column: ColumnName): string;
    tooLow(card: Card, column: ColumnName): string;
    complete(card: Card, column: ColumnName): string;
    conductorFirst: string;
    notOnDisplay(tram: Tram): string;
    tooDear(tram: Tram, price: number, money: number): string;
    hasTram(column: ColumnName, tram: Tram): string;
    over: string;
    unknown: string;
    /** "The red 3 can start a new column or go to the money." */
    instead(card: Card, places: readonly Instead[]): string;
    nothingInstead(card: Card): string;
    cheaper(trams: readonly Tram[]): string;
    freeColumns(columns: readonly ColumnName[]): string;
  };

  pad: {
    title: string;
    scoring: string;
    bonus: string;
    total: string;
    next: string;
    lineOf(line: Line): string;
    progress(scorings: number): string;
    scoreOf(who: Who, points: number): string;
  };

  tally: {
    scoring(nth: number): string;
    bonus: string;
    line(line: Line): string;
    nothing: string;
  };

  result: {
    title: string;
    standings: string;
    place: string;
    player: string;
    scorings: string;
    bonus: string;
    total: string;
    money: string;
    won(who: Who, by: number): string;
    wonByMoney(who: Who, money: readonly [number, number]): string;
    shared: string;
    chart: string;
    chartSummary(a: string, b: string): string;
    start: string;
    after: string;
    bonusMark(name: string, points: number): string;
    bonusUndated: string;
    details: string;
  };
};

/** The parts of it, each in its file. */
export type TurnWords = Pick<Words, 'lever' | 'hint' | 'warnTrams' | 'warnDeck'>;
export type WhyWords = Words['why'];
export type ScoreWords = Pick<Words, 'pad' | 'tally' | 'result'>;
export type GeneralWords = Omit<
  Words,
  keyof (TurnWords & ScoreWords) | 'why' | 'telling' | 'marks'
>;
