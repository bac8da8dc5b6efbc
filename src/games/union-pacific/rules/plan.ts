import type { Seat, State } from '#kernel/game.ts';
import { beginPhase, enterTurn } from './flow.ts';
import type { Table, UnionPacific } from './model.ts';

/**
 * For plans: where this seat is asked next in a turn of its own, as if the others did nothing and no card came, neither a
 * track card nor a share. What was taken from the display leaves a gap there.
 */
export function toTurn({ table }: State<UnionPacific>, seat: Seat): boolean {
  if (!hasTurns(table)) return false;
  if (table.turn !== seat) passTo(table, seat);
  for (;;) {
    switch (table.phase) {
      case 'track':
        beginPhase(table, 'act', undefined);
        break;
      case 'swap-draw':
        beginPhase(table, 'swap', undefined);
        break;
      case 'draw':
      case 'refill':
        if (table.upPile > 0) beginPhase(table, 'exchange', undefined);
        else passTo(table, seat);
        break;
      default:
        return true;
    }
  }
}

/** 2.2 to 2.7: before the first turn there is nothing to plan. */
function hasTurns({ phase }: Table): boolean {
  switch (phase) {
    case 'deal':
    case 'open':
    case 'reveal':
    case 'display':
    case 'over':
      return false;
    default:
      return true;
  }
}

function passTo(table: Table, seat: Seat): void {
  const { turn, turns, players } = table;
  const away = (seat - turn + players.length) % players.length;
  enterTurn(table, seat, turns + (away === 0 ? players.length : away));
}
