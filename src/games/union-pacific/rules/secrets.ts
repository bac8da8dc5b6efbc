import type { Eyes, Seat, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { add, none, total } from './counts.ts';
import { TRACK_CARDS } from './data/cards.ts';
import {
  type Event,
  type Group,
  NO_SHARE,
  type Own,
  type Player,
  SHARES,
  SHARES_OF,
  type Table,
  TRACKS,
  type UnionPacific,
  UP,
} from './model.ts';

/** 15.1 to 15.6: who knows what. */

export function own({ hidden }: State<UnionPacific>, seat: Seat): Own {
  return hidden.own[seat] as Own;
}

export function shown(event: Event, eyes: Eyes): Event {
  switch (event.is) {
    case 'cards-dealt':
      return event.seat === eyes ? event : { is: event.is, seat: event.seat };
    case 'opening-chosen':
    case 'share-drawn':
      return event.seat === eyes ? event : { is: event.is, seat: event.seat };
    case 'share-exchanged': {
      const { share: _, ...open } = event;
      return event.seat === eyes ? event : open;
    }
    case 'track-drawn':
      return event.seat === eyes ? event : { is: event.is, seat: event.seat };
    case 'company-paid':
    case 'up-paid':
    case 'dividend-paid':
      if (!event.secret) return event;
      return {
        ...event,
        payments: event.payments.map((sum, seat) => (seat === eyes ? sum : null)),
      };
    default:
      return event;
  }
}

/** 2.5: the opening choices that are made lie face down. */
const isUnrevealed = ({ phase }: Table): boolean => phase === 'open' || phase === 'reveal';

/** Everything this seat sees is taken away from the box; what is left fills the places left, at random. */
export function imagine(table: Table, own: Own, seat: Seat, rng: Rng): State<UnionPacific> {
  const tracks = unseenTracks(table, own);
  const pile = unseenShares(table, own);
  const others = table.players.map((player, other) =>
    other === seat ? copyOwn(own) : seenOf(player, pile, table.money?.[other] ?? own.money),
  );
  for (const [other, player] of table.players.entries()) {
    if (other === seat) continue;
    const theirs = others[other] as Own;
    fill(theirs.tracks, tracks, player.tracks, rng);
    fill(theirs.shares, pile, player.shares, rng);
    fill(theirs.boxed, pile, player.boxed, rng);
    if (player.chosen && isUnrevealed(table)) theirs.opening = someShare(theirs, rng);
  }
  return { table: copyTable(table), hidden: { tracks, pile: pile.slice(0, UP), own: others } };
}

function unseenTracks({ discards, gone }: Table, own: Own): number[] {
  return TRACK_CARDS.map(
    (count, track) =>
      count - (own.tracks[track] as number) - (discards[track] as number) - (gone[track] as number),
  );
}

function unseenShares(table: Table, own: Own): number[] {
  const unseen = [...SHARES_OF];
  const remove = (counts: readonly number[]) => {
    for (let share = 0; share < counts.length; share++)
      add(unseen, share, -(counts[share] as number));
  };
  remove(own.shares);
  remove(own.boxed);
  remove(table.removed);
  for (const { exposed } of table.players) remove(exposed);
  for (const share of table.display) if (share !== NO_SHARE) add(unseen, share, -1);
  add(unseen, UP, -table.upPile);
  return unseen;
}

/** 15.4: what all have seen go into a hand. Union Pacific shares are taken to be kept, as long as that can be. */
function seenOf(player: Player, unseen: number[], money: number): Own {
  const shares = [...player.held, 0];
  const held = total(player.held);
  const boxedUp = Math.max(0, player.up + held - player.shares);
  shares[UP] = player.up - boxedUp;
  const boxed = none(SHARES);
  boxed[UP] = boxedUp;
  for (let share = 0; share < SHARES; share++) {
    add(unseen, share, -(shares[share] as number) - (boxed[share] as number));
  }
  return { tracks: none(TRACKS), shares, boxed, opening: null, money };
}

/** Fills up a hand to its size. */
function fill(hand: number[], from: number[], size: number, rng: Rng): void {
  for (const card of takeAtRandom(from, size - total(hand), rng)) add(hand, card);
}

function someShare({ shares }: Own, rng: Rng): number {
  return takeAtRandom(shares.slice(), 1, rng)[0] as number;
}

export function clone({ table, hidden }: State<UnionPacific>): State<UnionPacific> {
  return {
    table: copyTable(table),
    hidden: {
      tracks: hidden.tracks.slice(),
      pile: hidden.pile.slice(),
      own: hidden.own.map(copyOwn),
    },
  };
}

function copyOwn({ tracks, shares, boxed, opening, money }: Own): Own {
  return {
    tracks: tracks.slice(),
    shares: shares.slice(),
    boxed: boxed.slice(),
    opening,
    money,
  };
}

function copyTable(table: Table): Table {
  return {
    phase: table.phase,
    // A board and the options are never changed.
    board: table.board,
    options: table.options,
    turn: table.turn,
    turns: table.turns,
    spaces: table.spaces.slice(),
    trains: table.trains.slice(),
    players: table.players.map(copyPlayer),
    display: table.display.slice(),
    groups: table.groups.map(copyGroup),
    upPile: table.upPile,
    removed: table.removed.slice(),
    trackPile: table.trackPile,
    discards: table.discards.slice(),
    gone: table.gone.slice(),
    announced: table.announced,
    paid: table.paid,
    idle: table.idle,
    money: table.money === null ? null : table.money.slice(),
    // Written once, at the last payment.
    third: table.third,
  };
}

function copyPlayer(player: Player): Player {
  return {
    tracks: player.tracks,
    shares: player.shares,
    exposed: player.exposed.slice(),
    boxed: player.boxed,
    held: player.held.slice(),
    up: player.up,
    chosen: player.chosen,
  };
}

const copyGroup = ({ shares, dividends }: Group): Group => ({ shares, dividends });
