import { topOf } from '#games/trambahn/rules/actions/extend-column.ts';
import { PRICES } from '#games/trambahn/rules/data/cards.ts';
import {
  type Action,
  type Card,
  type Column,
  STEPS,
  type Tram,
  type Trambahn,
} from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Language, Refusal, View } from '#kernel/game.ts';
import { isLaying } from './logic/gesture.ts';
import { type Laying, STEP_OF } from './logic/places.ts';
import { wordsIn } from './words/index.ts';
import type { ColumnName, Instead, Words } from './words/words.ts';

/** Why not: a sentence that names the pieces, and one that says where the card could go instead. */
export function explain(
  refusal: Refusal,
  action: Action,
  seen: View<Trambahn>,
  language: Language,
): string {
  const words = wordsIn(language);
  const reason = reasonFor(refusal, action, seen, words);
  const instead = ASKS_FOR_MORE.has(refusal.rule)
    ? insteadOf(refusal, action, seen, words)
    : undefined;
  return instead === undefined ? reason : `${reason} ${instead}`;
}

const ASKS_FOR_MORE: ReadonlySet<string> = new Set([
  '3.3',
  '3.5',
  '4.6',
  '5.2',
  '5.3',
  '5.4',
  '5.5',
  '7.2',
  '7.3',
  '7.4',
]);

function reasonFor(
  { rule, params }: Refusal,
  action: Action,
  { table }: View<Trambahn>,
  { why }: Words,
): string {
  const { columns, money } = table.players[table.turn as 0 | 1];
  const column = 'column' in action ? nameOf(columns[action.column]) : undefined;
  switch (rule) {
    case '3.2':
      return STEPS.some((step) => step === table.phase) ? why.notYourTurn : why.drawing;
    case '3.3':
      return isLaying(action) ? wrongStep(action, table.phase, why) : why.stepAlreadyOver;
    case '3.4':
      return why.notInHand;
    case '3.5':
      if (action.do === 'extend-column') return why.notYourColumn(action.card);
      return action.do === 'buy-tram'
        ? why.noColumnForTram(action.tram, columns.length)
        : why.unknown;
    case '13.1':
      return why.stepAlreadyOver;
    case '4.2':
      return why.duty;
    case '4.6':
      return action.do === 'lay-passenger' ? why.wrongRow(action.card, action.row) : why.unknown;
    case '5.5':
      return why.conductorFirst;
    case '7.2':
      return action.do === 'buy-tram' ? why.notOnDisplay(action.tram) : why.unknown;
    case '7.3':
      return action.do === 'buy-tram'
        ? why.tooDear(action.tram, PRICES[action.tram], Number(params?.['money'] ?? money))
        : why.unknown;
    case '7.4': {
      const has = action.do === 'buy-tram' ? columns[action.column]?.tram : undefined;
      return column && has ? why.hasTram(column, has) : why.unknown;
    }
    case '11.3':
      return why.over;
    default:
      if (action.do !== 'extend-column' || column === undefined) return why.unknown;
      if (rule === '5.2') return why.wrongLine(action.card, column);
      if (rule === '5.3' || rule === '5.9') return why.tooLow(action.card, column);
      return rule === '5.4' ? why.complete(action.card, column) : why.unknown;
  }
}

function wrongStep(laying: Laying, phase: string, why: Words['why']): string {
  const step = STEP_OF[laying.do];
  const now = (STEPS as readonly string[]).indexOf(phase);
  return STEPS.indexOf(step) < now ? why.stepOver(step) : why.stepLater(step);
}

/** What could be done instead with that card, or with the money. */
function insteadOf(
  refusal: Refusal,
  action: Action,
  seen: View<Trambahn>,
  { why }: Words,
): string | undefined {
  const { table, own } = seen;
  if (own === undefined) return undefined;
  const choices = play.choices(table, own, table.turn).filter(isLaying);
  if (action.do === 'buy-tram') {
    const trams = [
      ...new Set(choices.flatMap((laying) => (laying.do === 'buy-tram' ? [laying.tram] : []))),
    ];
    if (refusal.rule === '7.4') return freeColumns(seen, why);
    const others = trams.filter((tram): tram is Tram => tram !== action.tram);
    return others.length > 0 && refusal.rule !== '3.5' ? why.cheaper(others) : undefined;
  }
  if (!('card' in action)) return undefined;
  const { card } = action;
  const places = choices.flatMap((laying) => placesOf(laying, card, seen));
  if (places.length > 0) return why.instead(card, places);
  return refusal.rule === '3.3' ? undefined : why.nothingInstead(card);
}

function placesOf(laying: Laying, card: Card, { table }: View<Trambahn>): Instead[] {
  if (laying.do === 'buy-tram' || laying.card !== card) return [];
  switch (laying.do) {
    case 'lay-passenger':
      return [{ to: 'row', row: laying.row }];
    case 'start-column':
      return [{ to: 'new' }];
    case 'bank':
      return [{ to: 'money' }];
    case 'extend-column': {
      const column = nameOf(table.players[table.turn as 0 | 1].columns[laying.column]);
      return column ? [{ to: 'column', column }] : [];
    }
  }
}

function freeColumns({ table }: View<Trambahn>, why: Words['why']): string | undefined {
  const bare = table.players[table.turn as 0 | 1].columns.filter(({ tram }) => tram === 0);
  const names = bare.flatMap((column) => nameOf(column) ?? []);
  return names.length > 0 ? why.freeColumns(names) : undefined;
}

function nameOf(column: Column | undefined): ColumnName | undefined {
  return column && { line: column.line, top: topOf(column) };
}
