import { PRICES } from '#games/trambahn/rules/data/cards.ts';
import { phaseAfter } from '#games/trambahn/rules/flow.ts';
import {
  type Line,
  type Player,
  STEPS,
  type Step,
  type Table,
} from '#games/trambahn/rules/model.ts';
import type { Held } from '../handling/held.ts';
import type { Words } from '../words/words.ts';
import { atRisk } from './deck.ts';

export const stepOf = (table: Table): Step | undefined =>
  STEPS.find((step) => step === table.phase);

/** The table has gone on from what is still shown of one's own turn: nothing can be done there. Or the game has ended. */
export type Behind = 'turn' | 'game';

export type Hinted = {
  table: Table;
  seat: 0 | 1;
  names: readonly string[];
  held: Held;
  /** Whether anything takes what is in hand, and whether laying it ends this step wherever it goes. */
  somewhere: boolean;
  endsStep: boolean;
  inPencil?: boolean | undefined;
  /** There is little room: the frame of the board says that it is in pencil. */
  brief?: boolean;
  behind?: Behind | undefined;
  words: Words;
};

/** The line above the lever: what can be done now; in pencil, that it is. */
export function hintOf(hinted: Hinted): string {
  const { table, seat, inPencil, brief, words } = hinted;
  const said = askedOf(hinted);
  return inPencil && !brief && table.turn === seat ? words.hint.inPencil(said) : said;
}

function askedOf(hinted: Hinted): string {
  const { table, seat, names, held, somewhere, endsStep, inPencil, behind, words } = hinted;
  const { hint } = words;
  const step = stepOf(table);
  if (table.phase === 'over') return hint.over;
  if (step === undefined) return inPencil ? hint.planned : hint.drawing;
  if (behind) return behind === 'game' ? hint.lastScoring : hint.beingShown;
  if (table.turn !== seat) return hint.waiting(names[table.turn] ?? '');
  if (held.is === 'place') return hint.aiming;
  if (held.is === 'piece') {
    if (!somewhere) return hint.holdingNowhere(held.piece);
    return hint.holding(held.piece, endsStep ? step : undefined);
  }
  switch (step) {
    case 'passengers':
      return table.laid === 0 ? hint.passenger : hint.secondPassenger;
    case 'stations':
      return table.players[seat].hand === 0 ? hint.handEmpty : hint.stations;
    case 'income':
      return table.players[seat].hand === 0 ? hint.handEmpty : hint.income;
    case 'trams':
      return canBuy(table, seat) ? hint.trams(bareLines(table.players[seat])) : hint.tramsDone;
  }
}

/** What the lever says: where pulling it leads. */
export function leverLabel(
  table: Table,
  seat: 0 | 1,
  names: readonly string[],
  words: Words,
  inPencil = false,
): string {
  const step = stepOf(table);
  if (step === undefined) return inPencil ? words.lever.planned : words.lever.drawing;
  if (table.turn !== seat) return words.lever.turnOf(names[table.turn] ?? '');
  return phaseAfter(table, step) === 'refill' ? words.lever.endTurn : words.lever.end(step);
}

/**
 * What would be lost: the columns that will turn into money at the end of the turn (8.6), and whether a tram may still be
 * had for one; else the money that goes when the deck runs out (8.2).
 */
export function warningOf(table: Table, seat: 0 | 1, words: Words): string | undefined {
  const player = table.players[seat];
  if (table.turn !== seat || stepOf(table) === undefined) return undefined;
  const bare = bareLines(player);
  if (bare.length > 0) {
    const purse = table.phase === 'trams' ? player.money : player.money + player.hand;
    return words.warnTrams(
      bare,
      table.display.some((tram) => PRICES[tram] <= purse),
    );
  }
  const lost = atRisk(table, seat);
  return lost === 0 ? undefined : words.warnDeck(table.pile, lost);
}

function canBuy({ display, players }: Table, seat: 0 | 1): boolean {
  const { columns, money } = players[seat];
  return columns.some(({ tram }) => tram === 0) && display.some((tram) => PRICES[tram] <= money);
}

const bareLines = ({ columns }: Player): Line[] =>
  columns.filter(({ tram }) => tram === 0).map(({ line }) => line);
