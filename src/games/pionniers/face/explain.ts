import { boardOf } from '#games/pionniers/rules/board.ts';
import {
  type Action,
  type ActionOf,
  type Line,
  type Pionniers,
  railheadOf,
  type Table,
  TRAIN,
} from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import type { Language, Refusal, View } from '#kernel/game.ts';
import { placingsIn } from './logic/targets.ts';
import { wordsIn } from './words/index.ts';
import type { Words } from './words/words.ts';

/** Why not: a sentence that names the pieces, and what could be done instead. Trains are named by their lines. */
export function explain(
  refusal: Refusal,
  action: Action,
  { table }: Pick<View<Pionniers>, 'table'>,
  language: Language,
): string {
  const words = wordsIn(language);
  if (action.do === 'place-crate') {
    const reason = whyNotThere(refusal, action, table, words);
    if (reason !== undefined) return reason;
  }
  return whyNotNow(refusal, table, words.why);
}

function whyNotNow({ rule, params }: Refusal, table: Table, why: Words['why']): string {
  const train = table.trains[table.turn];
  // With two trains each "your line" would be two.
  const line = table.twoTrains ? table.turn : undefined;
  switch (rule) {
    case '3.2':
      return ['lay', 'move', 'card', 'order', 'lots'].includes(table.phase)
        ? why.dice
        : why.notYourTurn;
    case '3.3':
      return table.phase === 'strike' ? why.crateFirst : why.notNow;
    case '4.2':
      return why.dynamiteOnLine(Number(params?.['space'] ?? train?.dynamite ?? 0), line);
    case '4.3':
      return why.lineComplete(boardOf(table.board).sections, line);
    case '5.2':
      return why.noTrain(train?.sections ?? 0, line);
    case '6.2':
      return why.noCrate;
    case '8.4':
      return why.engineAway(train ? train.front - TRAIN - train.engine : 0, line);
    case '12.2':
      return why.over;
    default:
      return why.unknown;
  }
}

function whyNotThere(
  { rule, params }: Refusal,
  { line, space }: ActionOf<'place-crate'>,
  table: Table,
  words: Words,
): string | undefined {
  const { why } = words;
  const train = table.trains[line];
  if (line < 0) return why.noPlace;
  if (train === undefined) return rule === '6.3' ? why.emptyLine(line) : undefined;
  switch (rule) {
    case '6.3':
      return why.ownLine(line);
    case '6.4':
      return why.notStarted(line);
    case '6.5':
      return why.hasDynamite(line, Number(params?.['space'] ?? train.dynamite));
    case '6.6': {
      const mark = boardOf(table.board).markAt(line, space);
      return withInstead(why.wrongPlace(space, words.marks[mark]), table, line, why);
    }
    case '6.7':
      return withInstead(why.notLaid(space, railheadOf(train)), table, line, why);
    case '6.8':
      return withInstead(why.behind(line, space, train.front), table, line, why);
    case '6.9':
      return withInstead(why.signal(line, space), table, line, why);
    default:
      return undefined;
  }
}

/** With the places of the same line that would do. */
function withInstead(reason: string, table: Table, line: Line, why: Words['why']): string {
  const seat = table.trains[table.striker]?.seat;
  if (seat === undefined) return reason;
  const others = placingsIn(play.choices(table, {}, seat))
    .filter((placing) => placing.line === line)
    .map(({ space }) => space);
  return others.length === 0 ? reason : `${reason} ${why.instead(line, others)}`;
}
