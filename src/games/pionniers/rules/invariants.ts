import type { State } from '#kernel/game.ts';
import { type Board, boardOf } from './board.ts';
import { CARDS } from './data/cards.ts';
import {
  CRATES,
  type Line,
  type Pionniers,
  railheadOf,
  SECTIONS_TO_START,
  START,
  type Table,
  TRAIN,
  type Train,
} from './model.ts';

/**
 * The referee: crates, signals and sections are accounted for, and nothing stands where it cannot.
 * Not checked: that a train moved as far as the dice said (chapter 5), nor what a card did (chapter 9).
 */
export function faults({ table }: State<Pionniers>): string[] {
  if (table.trains.length === 0) return [];
  const board = boardOf(table.board);
  return [
    ...tableFaults(table),
    ...table.trains.flatMap((train, line) =>
      trainFaults(table, board, train, line).map((fault) => `line ${line + 1}: ${fault}`),
    ),
  ];
}

function tableFaults({ trains, gone, order, drawn, draws, turn, striker }: Table): string[] {
  const crates = trains.reduce(
    (sum, train) => sum + train.crates + (train.dynamite > 0 ? 1 : 0),
    gone,
  );
  return [
    ...(crates === CRATES * trains.length ? [] : [`${crates} crates of ${CRATES * trains.length}`]),
    ...(gone >= 0 ? [] : ['fewer than no crates have left the game']),
    ...(new Set(order).size === trains.length && order.length === trains.length
      ? []
      : ['the order of play does not name every line once']),
    ...(trains[turn] && trains[striker] ? [] : ['a line without a train is to act']),
    ...(new Set(drawn).size === drawn.length && drawn.length === Math.min(draws, CARDS.length)
      ? []
      : ['the cards drawn are not each card once']),
  ];
}

function trainFaults(table: Table, board: Board, train: Train, line: Line): string[] {
  const { sections, front, engine, struck, crates, dynamite, signal, missing } = train;
  const railhead = railheadOf(train);
  const { strikeable, ambush } = board.lines[line] as Board['lines'][number];
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  must(sections >= 0 && sections <= board.sections, `${sections} sections`);
  must(front > 0 === sections >= SECTIONS_TO_START, 'the train is not where its track allows');
  must(front === 0 || (front >= START && front <= railhead), `the front at ${front}`);
  must(crates >= 0 && crates <= CRATES, `${crates} crates in stock`);
  must(missing >= 0, `${missing} turns to miss`);
  must(front < board.spaces || table.phase === 'over', 'a train is home and the game goes on');
  must(engine === 0 || (engine < front - TRAIN + 1 && struck > 0), `the locomotive at ${engine}`);
  must(struck === 0 || ambush[front] === struck, `still held by the ambush at ${struck}`);
  must(
    dynamite === 0 || (dynamite > front && dynamite <= railhead && strikeable.includes(dynamite)),
    `dynamite at ${dynamite}`,
  );
  // 5.7: a card that takes the train forward may bring it over its signal.
  must(
    signal === 0 || (signal <= railhead && strikeable.includes(signal)),
    `the signal at ${signal}`,
  );
  must(dynamite === 0 || dynamite !== signal, 'dynamite where the signal stands');
  return faults;
}
