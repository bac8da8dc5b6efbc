import { SPACES_PER_SECTION } from '#games/pionniers/data/lines.ts';
import {
  type Event,
  type Line,
  type Pionniers,
  START,
  type Table,
  type Train,
} from '#games/pionniers/model.ts';
import { newTrain } from '#games/pionniers/setup.ts';
import type { Happening } from '#web/table/face.ts';

/**
 * The table between the events of one entry. The engine does an entry at once; a player sees the dice, then the train
 * roll, then the crate go. Told all events of an entry, `before` becomes the table after it, but for the phase and
 * what is not shown (tests/stage.test.ts).
 */
export function stageOf({ before, earlier, event }: Happening<Pionniers>): {
  was: Table;
  shown: Table;
} {
  let was = before.table;
  for (const told of earlier ?? []) was = tell(was, told);
  return { was, shown: tell(was, event) };
}

export function tell(table: Table, event: Event): Table {
  switch (event.is) {
    case 'order-thrown':
      return {
        ...table,
        throws: table.throws.map((thrown, seat) =>
          seat === event.seat ? [...thrown, event.dice] : thrown,
        ),
      };
    case 'order-settled':
      return settled(table, event);
    case 'turn-begun':
      return { ...table, phase: 'choose', turn: event.line, turns: event.turn };
    case 'turn-missed':
      return changed(table, event.line, ({ missing }) => ({ missing: missing - 1 }));
    case 'sections-laid':
    case 'sections-lost':
      return changed(table, event.line, () => ({ sections: event.railhead / SPACES_PER_SECTION }));
    case 'train-placed':
      return changed(table, event.line, () => ({ front: START }));
    case 'train-moved':
      return changed(table, event.line, () => ({ front: event.to, ...byDice(event.card) }));
    case 'train-derailed':
      return changed(table, event.line, () => ({ front: event.to, ...byDice() }));
    case 'dynamite-reached':
      return gone(
        changed(table, event.line, () => ({ dynamite: 0, signal: event.space })),
        1,
      );
    case 'dynamite-cleared':
      return gone(
        changed(table, event.line, () => ({ dynamite: 0 })),
        1,
      );
    case 'slowed':
      return changed(table, event.line, () => ({ slow: true }));
    case 'train-ambushed':
      return changed(table, event.line, () => ({ engine: event.garrison }));
    case 'engine-moved':
      return changed(table, event.line, () => ({ engine: event.to }));
    case 'engine-coupled':
      return changed(table, event.line, () => ({ engine: 0 }));
    case 'crate-placed':
      return changed(
        changed(table, event.line, ({ crates }) => ({ crates: crates - 1 })),
        event.on,
        () => ({ dynamite: event.space }),
      );
    case 'train-pushed-back':
      return changed(table, event.line, () => ({ front: event.to }));
    case 'card-drawn':
      return { ...table, draws: table.draws + 1 };
    case 'crate-lost':
      return gone(
        changed(table, event.line, ({ crates }) => ({ crates: crates - 1 })),
        1,
      );
    case 'crate-recovered':
      return gone(
        changed(table, event.line, ({ crates }) => ({ crates: crates + 1 })),
        -1,
      );
    case 'turn-to-miss':
      return changed(table, event.line, ({ missing }) => ({ missing: missing + 1 }));
    case 'one-die-next':
      return changed(table, event.line, () => ({ oneDie: true }));
    case 'game-won':
      return { ...table, phase: 'over' };
    case 'dice-thrown':
    case 'crate-kept':
    case 'card-idle':
    case 'turn-again':
      return table;
  }
}

function settled(table: Table, { seats, lines }: Extract<Event, { is: 'order-settled' }>): Table {
  const trains = [...lines]
    .sort((a, b) => a - b)
    .map((line) => newTrain(seats[lines.indexOf(line)] as number));
  return { ...table, order: lines, trains };
}

/** 5.7, 9.9: a move by dice takes the signal along and uses up the card. */
const byDice = (card?: true): Partial<Train> => (card ? {} : { signal: 0, oneDie: false });

const gone = (table: Table, crates: number): Table => ({ ...table, gone: table.gone + crates });

function changed(table: Table, line: Line, change: (train: Train) => Partial<Train>): Table {
  const trains = table.trains.map((train, i) =>
    i === line ? { ...train, ...change(train) } : train,
  );
  return { ...table, trains };
}
