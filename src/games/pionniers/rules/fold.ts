import type { View } from '#kernel/game.ts';
import { noteDraw } from './actions/draw-card.ts';
import { beginPhase, beginStrike, endGame, enterTurn, trainOn } from './flow.ts';
import { type Event, type Pionniers, START, type Table, type Train } from './model.ts';
import { shareLines } from './setup.ts';
import { advance, departByDice, retreat } from './trains.ts';

type TrainEvent = Extract<Event, { line: number }>;

/** Law 12: what is seen after an event, from what was seen before it. Nobody has anything of their own (15.1). */
export function fold({ table }: View<Pionniers>, event: Event): void {
  switch (event.is) {
    case 'order-thrown':
      table.throws[event.seat]?.push([...event.dice]);
      break;
    case 'order-settled':
      shareLines(table, event.seats, event.lines);
      break;
    case 'phase-begun':
      beginPhase(table, event.phase, undefined);
      break;
    default:
      foldTrain(table, trainOn(table, event.line), event);
  }
}

/** What is told of a train: first the sequence of play. */
function foldTrain(table: Table, train: Train, event: TrainEvent): void {
  switch (event.is) {
    case 'turn-begun':
      enterTurn(table, event.line, event.turn);
      break;
    case 'strike-offered':
      beginStrike(table, event.line, undefined);
      break;
    case 'turn-missed':
      train.missing--;
      break;
    case 'turn-to-miss':
      train.missing++;
      break;
    case 'dice-thrown':
      table.dice = [...event.dice];
      break;
    case 'card-drawn':
      noteDraw(table, event.card);
      break;
    case 'one-die-next':
      train.oneDie = true;
      break;
    case 'game-won':
      endGame(table, event.line, undefined);
      break;
    // Said, and nothing changed by it.
    case 'crate-kept':
    case 'card-idle':
    case 'turn-again':
      break;
    default:
      foldLine(table, train, event);
  }
}

/** What lies and moves on a line. Dynamite that is reached or cleared leaves the game (6.13). */
function foldLine(table: Table, train: Train, event: TrainEvent): void {
  switch (event.is) {
    case 'sections-laid':
      train.sections += event.count;
      break;
    case 'sections-lost':
      train.sections -= event.count;
      break;
    case 'train-placed':
      train.front = START;
      break;
    case 'train-moved':
      if (!event.card) departByDice(train);
      if (event.to < event.from) retreat(train, event.to);
      else advance(train, event.to);
      break;
    case 'train-derailed':
      departByDice(train);
      retreat(train, event.to);
      break;
    case 'train-pushed-back':
      retreat(train, event.to);
      break;
    case 'dynamite-reached':
      train.dynamite = 0;
      train.signal = event.space;
      table.gone++;
      break;
    case 'dynamite-cleared':
      train.dynamite = 0;
      table.gone++;
      break;
    case 'slowed':
      train.slow = true;
      break;
    case 'train-ambushed':
      train.struck = event.space;
      train.engine = event.garrison;
      break;
    case 'engine-moved':
      train.engine = event.to;
      break;
    case 'engine-coupled':
      train.engine = 0;
      break;
    case 'crate-placed':
      train.crates--;
      trainOn(table, event.on).dynamite = event.space;
      break;
    case 'crate-lost':
      train.crates--;
      table.gone++;
      break;
    case 'crate-recovered':
      train.crates++;
      table.gone--;
      break;
    default:
  }
}
