/** Measures what `src/games/pionniers/bots/hazard.ts` holds, in games of four steady players: `training/pionniers/README.md`. */
import { parseArgs } from 'node:util';
import { hazardOf, TURNS_FOR_A_LINE } from '#games/pionniers/bots/hazard.ts';
import { steady } from '#games/pionniers/bots/steady.ts';
import { boardOf } from '#games/pionniers/rules/board.ts';
import { railheadOf, type Table, type Train } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { rngFrom } from '#kernel/rng.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '3000' } } });
const games = Number(values.games);

/** Leads over the foremost rival, in spaces, from -FAR to FAR: how many turns, and in how many of them one was struck. */
const FAR = 30;
const turns = new Float64Array(2 * FAR + 1);
const struck = new Float64Array(2 * FAR + 1);
let lengths = 0;

for (let n = 0; n < games; n++) lengths += watch(n);

/** How many turns each train has had. */
function watch(seed: number): number {
  const rng = rngFrom(seed, 4);
  const state = play.setup(4, { board: 'level', lines: 'by-lot', twoTrains: false });
  const { table } = state;
  /** By line: its lead at the end of its turn, and whether it was struck since. */
  const leads = new Array<number | undefined>(4).fill(undefined);
  const hit = new Array<boolean>(4).fill(false);
  for (;;) {
    const actor = play.actors(table)[0];
    if (actor === undefined) return table.turns / 4;
    const { turn } = table;
    const action =
      actor === 'chance' ? play.chance(state, rng) : steady.decide(table, {}, actor, rng);
    if (action.do === 'place-crate') hit[action.line] = true;
    play.apply(state, actor, action);
    if (table.turn === turn) continue;
    leads[turn] = leadOf(table, turn);
    hit[turn] = false;
    count(leads[table.turn], hit[table.turn] ?? false);
  }
}

/** Nothing, where dynamite lies already or track is wanting: 6.6. */
function leadOf({ trains, board }: Table, line: number): number | undefined {
  const train = trains[line] as Train;
  const marks = boardOf(board).lines[line]?.strikeable ?? [];
  const isOpen = marks.some((mark) => mark > train.front && mark <= railheadOf(train));
  if (train.dynamite > 0 || !isOpen) return undefined;
  const rivals = trains.filter((_, other) => other !== line).map(({ front }) => front);
  return train.front - Math.max(...rivals);
}

function count(lead: number | undefined, isStruck: boolean): void {
  if (lead === undefined) return;
  const at = FAR + Math.max(-FAR, Math.min(FAR, lead));
  turns[at] = (turns[at] as number) + 1;
  if (isStruck) struck[at] = (struck[at] as number) + 1;
}

/** The curve that is kept, seen from the middle of the line. */
const board = boardOf('level');
const MIDDLE = board.spaces / 2;
const kept = hazardOf(board, TURNS_FOR_A_LINE / 2);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

console.log(
  `turns of a train in a race: ${(lengths / games).toFixed(1)}; kept: ${TURNS_FOR_A_LINE}`,
);
for (let lead = -FAR; lead <= FAR; lead += 5) {
  const i = lead + FAR;
  const share = (struck[i] as number) / Math.max(1, turns[i] as number);
  const curve = kept[MIDDLE + lead] as number;
  console.log(
    `lead ${String(lead).padStart(3)}: struck ${percent(share)}; kept: ${percent(curve)}`,
  );
}
