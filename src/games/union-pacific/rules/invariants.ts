import type { Seat, State } from '#kernel/game.ts';
import { boardOf } from './board.ts';
import { total } from './counts.ts';
import { COMPANIES, DISPLAY, DIVIDENDS, TRACK_CARDS } from './data/cards.ts';
import {
  NO_SHARE,
  type Own,
  type Player,
  SHARES_OF,
  type Table,
  type UnionPacific,
  UP,
} from './model.ts';

/**
 * The referee: every share, every track card and every train is somewhere, once, and the open counts tell the truth.
 * Not checked: that dividends were counted right (chapters 9 and 10), and that trains are connected (chapter 5).
 */
export function faults(state: State<UnionPacific>): string[] {
  return [
    ...shareFaults(state),
    ...trackFaults(state),
    ...trainFaults(state.table),
    ...pileFaults(state),
    ...state.table.players.flatMap((player, seat) =>
      playerFaults(player, state.hidden.own[seat] as Own, seat),
    ),
    ...openingFaults(state),
  ];
}

/** 1.2, 1.3 */
function shareFaults({ table, hidden }: State<UnionPacific>): string[] {
  return SHARES_OF.flatMap((due, share) => {
    let count = share === UP ? table.upPile : (hidden.pile[share] as number);
    count += table.removed[share] ?? 0;
    count += table.display.filter((shown) => shown === share).length;
    for (const { exposed } of table.players) count += exposed[share] as number;
    for (const { shares, boxed } of hidden.own) {
      count += (shares[share] as number) + (boxed[share] as number);
    }
    return count === due ? [] : [`${count} shares of kind ${share}, not ${due}`];
  });
}

/** 1.4 */
function trackFaults({ table, hidden }: State<UnionPacific>): string[] {
  const faults = TRACK_CARDS.flatMap((due, track) => {
    let count = (hidden.tracks[track] as number) + (table.discards[track] as number);
    count += table.gone[track] as number;
    for (const { tracks } of hidden.own) count += tracks[track] as number;
    return count === due ? [] : [`${count} track cards of kind ${track}, not ${due}`];
  });
  if (total(hidden.tracks) !== table.trackPile) faults.push('the track pile is counted wrong');
  return faults;
}

/** 1.2, 5.5 */
function trainFaults({ board, spaces, trains }: Table): string[] {
  const faults = COMPANIES.flatMap((company, i) => {
    const placed = spaces.filter((occupant) => occupant === i + 1).length;
    return placed + (trains[i] as number) === company.trains
      ? []
      : [`${company.name} has lost or found a train`];
  });
  for (const { first, size } of boardOf(board).sections) {
    const here = spaces.slice(first, first + size).filter((occupant) => occupant > 0);
    if (new Set(here).size !== here.length) faults.push(`two trains of one company at ${first}`);
  }
  return faults;
}

/** 1.5, 2.7 */
function pileFaults({ table, hidden }: State<UnionPacific>): string[] {
  const { groups, paid, announced, display, phase } = table;
  const faults: string[] = [];
  if (groups.length > 0 || phase === 'over') {
    const shares = groups.reduce((sum, group) => sum + group.shares, 0);
    const dividends = groups.reduce((sum, group) => sum + group.dividends, 0);
    if (shares !== total(hidden.pile)) faults.push('the share pile is counted wrong');
    if (phase !== 'over' && dividends + paid + announced !== DIVIDENDS) {
      faults.push('a dividend card is missing');
    }
  }
  if (display.length > 0 && display.length !== DISPLAY) faults.push('the display has lost a place');
  if (phase === 'act' && display.includes(NO_SHARE) && groups.length > 0) {
    faults.push('the display is not full');
  }
  return faults;
}

/** 2.3 to 2.5: a choice lies face down from when it is made until all are revealed. */
function openingFaults({ table, hidden }: State<UnionPacific>): string[] {
  const faceDown = table.phase === 'open' || table.phase === 'reveal';
  return table.players.flatMap(({ chosen }, seat) => {
    const { opening, shares } = hidden.own[seat] as Own;
    const held = opening === null || (shares[opening] ?? 0) > 0;
    return held && (opening !== null) === (faceDown && chosen)
      ? []
      : [`seat ${seat}: the opening choice is not where it belongs`];
  });
}

/** 15.4 */
function playerFaults(player: Player, own: Own, seat: Seat): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`seat ${seat}: ${fault}`);
  };
  const inHand = (share: number) => own.shares[share] as number;
  must(total(own.shares) === player.shares, 'the hand of shares is counted wrong');
  must(total(own.tracks) === player.tracks, 'the hand of track cards is counted wrong');
  must(total(own.boxed) === player.boxed, 'what was exchanged is counted wrong');
  must(
    own.shares.every((count) => count >= 0),
    'fewer than no shares',
  );
  must(
    own.tracks.every((count) => count >= 0),
    'fewer than no track cards',
  );
  must(
    player.held.every((count, share) => count <= inHand(share)),
    'others have seen more in the hand than there is',
  );
  must(
    player.up === inHand(UP) + (own.boxed[UP] as number),
    'others have counted the Union Pacific shares wrong',
  );
  return faults;
}
