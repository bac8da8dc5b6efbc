import { type Event, type Line, START, type Table } from '#games/pionniers/rules/model.ts';

/** Where the front of a train stood after so many turns. */
export type Moment = { turn: number; front: number };

export type Figures = {
  thrown: number;
  placed: number;
  suffered: number;
  pushed: number;
  derailed: number;
  cards: number;
  ambushed: number;
};

export type Journey = { line: Line; moments: readonly Moment[]; figures: Figures };

const NOTHING: Figures = {
  thrown: 0,
  placed: 0,
  suffered: 0,
  pushed: 0,
  derailed: 0,
  cards: 0,
  ambushed: 0,
};

/** How each train came along, from all that was told. */
export function journeysOf(table: Table, told: readonly Event[] = []): Journey[] {
  const figures = table.trains.map((): Figures => ({ ...NOTHING }));
  const moments = table.trains.map((): Moment[] => [{ turn: 0, front: 0 }]);
  let turn = 0;
  const count = (line: Line, what: keyof Figures): void => {
    const of = figures[line];
    if (of) of[what]++;
  };
  const stands = (line: Line, front: number): void => {
    const of = moments[line];
    if (of?.at(-1)?.turn === turn) of.pop();
    of?.push({ turn, front });
  };
  for (const event of told) {
    if (event.is === 'turn-begun') turn = event.turn;
    if (event.is === 'dice-thrown') count(event.line, 'thrown');
    if (event.is === 'crate-placed') {
      count(event.line, 'placed');
      count(event.on, 'suffered');
    }
    if (event.is === 'card-drawn') count(event.line, 'cards');
    if (event.is === 'train-ambushed') count(event.line, 'ambushed');
    if (event.is === 'train-placed') stands(event.line, START);
    if (event.is === 'train-derailed') count(event.line, 'derailed');
    if (event.is === 'train-pushed-back') count(event.line, 'pushed');
    if (isStep(event)) stands(event.line, event.to);
  }
  return table.trains.map((train, line) => {
    const of = moments[line] as Moment[];
    const last = of.at(-1) as Moment;
    if (last.turn < table.turns || last.front !== train.front) {
      of.push({ turn: Math.max(table.turns, 1), front: train.front });
    }
    return { line, moments: of, figures: figures[line] as Figures };
  });
}

function isStep(
  event: Event,
): event is Extract<Event, { is: 'train-moved' | 'train-derailed' | 'train-pushed-back' }> {
  return (
    event.is === 'train-moved' || event.is === 'train-derailed' || event.is === 'train-pushed-back'
  );
}

/** The lines in the order of how far their trains have come; those level stay in the order of the lines. */
export function placesOf({ trains }: Table): { line: Line; place: number }[] {
  const fronts = trains.map(({ front }) => front);
  return fronts
    .map((front, line) => ({ line, place: 1 + fronts.filter((other) => other > front).length }))
    .sort((a, b) => a.place - b.place || a.line - b.line);
}
