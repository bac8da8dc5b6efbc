import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import {
  JOKER,
  type Own,
  type Player,
  SHARES,
  type Table,
  TRACKS,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { worthOf } from './holdings.ts';
import { readShare, SHARE_INPUTS } from './share-features.ts';
import { type Sight, sightOf } from './sight.ts';

/**
 * A position as numbers of about one, as the net reads it: what one seat sees of it. Its rivals count by what they have, the
 * strongest first, wherever they sit.
 */

/** Who sits and moves, when a payment comes, money, the strongest rivals, track cards, Union Pacific, the last payment, the best rival. */
const TURN = 9;
const SOON = TURN + 10;
const MONEY = SOON + 5;
const RIVALS = MONEY + 6;
const TRACK = RIVALS + 16;
const REST = TRACK + 7;
const LAST = REST + 4;
const BEST = LAST + 4;
const WHOLE = SHARES * SHARE_INPUTS;
export const WHOLE_INPUTS = BEST + 3;
export const INPUTS = WHOLE + WHOLE_INPUTS;

/** Rivals that are read one by one, and numbers of each. */
const TOLD = 3;
const OF_ONE = 5;

/** Fills in `into`, which has room for `INPUTS`: the shares one after another, then the whole. */
export function readPosition(table: Table, own: Own, seat: Seat, into: Float32Array): void {
  into.fill(0);
  const sight = sightOf(table, own, seat);
  for (let share = 0; share < SHARES; share++) readShare(sight, share, into, share * SHARE_INPUTS);
  readTurn(sight, into);
  readMoney(sight, into);
  readTracks(sight, into);
}

function readTurn({ table, seat, assessment: { expected } }: Sight, into: Float32Array): void {
  const { phase, turn, players } = table;
  const { left, inTime, cards } = expected;
  const seats = players.length;
  into[WHOLE + seats - 2] = 1;
  into[WHOLE + 5 + left - 1] = 1;
  const hasPlayed = turn === seat && phase !== 'track' && phase !== 'act' && phase !== 'swap';
  into[WHOLE + TURN + (hasPlayed ? 6 : (seat - turn + seats) % seats)] = 1;
  if (phase === 'draw') into[WHOLE + TURN + 7] = 1;
  if (phase === 'refill') into[WHOLE + TURN + 8] = 1;
  if (phase === 'exchange') into[WHOLE + TURN + 9] = 1;
  into[WHOLE + SOON] = 1 - (inTime[0] as number);
  into[WHOLE + SOON + 1] = (cards[0] as number) / 10;
  into[WHOLE + SOON + 2] = (cards[left - 1] as number) / 40;
  into[WHOLE + SOON + 3] = pileLeft(table) / 50;
  into[WHOLE + SOON + 4] = table.options.second ? 1 : 0;
}

function readMoney(sight: Sight, into: Float32Array): void {
  const { table, own, seat, assessment, rivals, money, income, strength } = sight;
  const { left, inTime } = assessment.expected;
  const others = table.players.length - 1;
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let nth = 0; nth < others; nth++) {
    const theirs = money[rivals[nth] as Seat] as number;
    sum += theirs;
    most = Math.max(most, theirs);
  }
  const have = money[seat] as number;
  const me = table.players[seat] as Player;
  const worth = worthOf(assessment, { laid: me.exposed, hand: own.shares });
  into[WHOLE + MONEY] = have / 40;
  into[WHOLE + MONEY + 1] = (have - most) / 20;
  into[WHOLE + MONEY + 2] = (have - sum / others) / 20;
  into[WHOLE + MONEY + 3] = worth / 40;
  into[WHOLE + MONEY + 4] = (income[seat] as number) / 20;
  into[WHOLE + MONEY + 5] = me.shares / 8;
  const mine = strength[seat] as number;
  for (let nth = 0; nth < Math.min(TOLD, others); nth++) {
    const rival = rivals[nth] as Seat;
    const at = WHOLE + RIVALS + OF_ONE * nth;
    into[at] = (have - (money[rival] as number)) / 20;
    into[at + 1] = ((income[seat] as number) - (income[rival] as number)) / 20;
    into[at + 2] = (mine - (strength[rival] as number)) / 40;
    into[at + 3] = (have + worth - (strength[rival] as number)) / 40;
    into[at + 4] = (table.players[rival] as Player).shares / 8;
  }
  const last = strength[rivals[others - 1] as Seat] as number;
  into[WHOLE + RIVALS + OF_ONE * TOLD] = (mine - last) / 40;
  const best = strength[rivals[0] as Seat] as number;
  const ahead = have + worth - best;
  if (left === 1) {
    into[WHOLE + LAST] = (have - most) / 20;
    into[WHOLE + LAST + 1] = ahead / 40;
    into[WHOLE + LAST + 2] = 1 - (inTime[0] as number);
    into[WHOLE + LAST + 3] = me.shares / 8;
  }
  into[WHOLE + BEST] = Math.max(0, ahead / 40);
  into[WHOLE + BEST + 1] = (mine - best) / (10 + 15 * left);
  into[WHOLE + BEST + 2] = ahead / (10 + 15 * left);
}

function readTracks({ table, own, seat, spaces }: Sight, into: Float32Array): void {
  let all = 0;
  let usable = 0;
  for (let track = 0; track < TRACKS; track++) {
    const count = own.tracks[track] as number;
    into[WHOLE + TRACK + track] = count / 2;
    all += count;
    if (track !== JOKER && isOfUse(spaces, track)) usable += count;
  }
  into[WHOLE + TRACK + 5] = all / 5;
  into[WHOLE + TRACK + 6] = usable / 5;
  let kinds = 0;
  for (let share = 0; share < SHARES; share++) if ((own.shares[share] as number) > 0) kinds++;
  into[WHOLE + REST] = kinds / 5;
  into[WHOLE + REST + 1] = (table.players[seat] as Player).up / 4;
  into[WHOLE + REST + 2] = table.upPile / 10;
  into[WHOLE + REST + 3] = table.trackPile / 20;
}

/** May any company build on this kind of track? */
function isOfUse(spaces: Uint8Array, kind: number): boolean {
  for (let company = 0; company < UP; company++) {
    if ((spaces[company * JOKER + kind] as number) > 0) return true;
  }
  return false;
}
