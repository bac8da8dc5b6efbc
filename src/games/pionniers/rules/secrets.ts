import type { Eyes, State } from '#kernel/game.ts';
import type { Event, Own, Pionniers, Table, Train } from './model.ts';

/** 15.1: all lies open. What the pile will bring is not stored anywhere: chance decides when a card is drawn. */

const NOTHING: Own = {};

export function own(): Own {
  return NOTHING;
}

export function shown(event: Event, _eyes: Eyes): Event {
  return event;
}

export function imagine(table: Table): State<Pionniers> {
  return { table: copyTable(table), hidden: {} };
}

export function clone({ table }: State<Pionniers>): State<Pionniers> {
  return { table: copyTable(table), hidden: {} };
}

export function copyTable(table: Table): Table {
  const trains = new Array<Train>(table.trains.length);
  for (let line = 0; line < trains.length; line++) {
    trains[line] = copyTrain(table.trains[line] as Train);
  }
  return {
    phase: table.phase,
    // A layout is never changed.
    board: table.board,
    byLot: table.byLot,
    twoTrains: table.twoTrains,
    throws: table.phase === 'order' ? table.throws.map((all) => all.slice()) : table.throws,
    dice: table.dice.slice(),
    trains,
    order: table.order.slice(),
    turn: table.turn,
    turns: table.turns,
    striker: table.striker,
    drawn: table.drawn.slice(),
    draws: table.draws,
    gone: table.gone,
  };
}

function copyTrain(train: Train): Train {
  return {
    seat: train.seat,
    sections: train.sections,
    front: train.front,
    engine: train.engine,
    struck: train.struck,
    crates: train.crates,
    dynamite: train.dynamite,
    signal: train.signal,
    slow: train.slow,
    oneDie: train.oneDie,
    missing: train.missing,
  };
}
