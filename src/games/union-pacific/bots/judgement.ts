import type { Bot } from '#bots/bot.ts';
import { invest } from '#games/union-pacific/rules/actions/invest.ts';
import {
  type Action,
  NO_SHARE,
  type Own,
  type Player,
  type Share,
  type Table,
  type UnionPacific,
  UP,
} from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { type Assessment, assess } from './assessment.ts';
import { bestBuildings, bestDiscards, isOnlyARivals, trainGains } from './building.ts';
import { type Holding, worthOf } from './holdings.ts';
import type { Weights } from './weights.ts';

/** A choice, and how much money may be expected of it. Only the difference to the others means anything. */
export type Judged = { action: Action; worth: number };

/** Plays by judgement alone: what each choice may bring at the payments to come. */
export function judging(name: string, weights: Weights): Bot<UnionPacific> {
  return { name, decide: (table, own, seat) => bestJudged(table, own, seat, weights) };
}

/** Of equals, the first. */
export function bestJudged(table: Table, own: Own, seat: Seat, weights: Weights): Action {
  const [first, ...others] = judged(table, own, seat, weights) as [Judged, ...Judged[]];
  let best = first;
  for (const other of others) if (other.worth > best.worth) best = other;
  return best.action;
}

/** The choices that are worth thinking about. There is always one. */
export function judged(table: Table, own: Own, seat: Seat, weights: Weights): Judged[] {
  if (table.phase === 'swap') {
    // 4.4: dead cards are good for nothing. They are offered first.
    const [first] = play.choices(table, own, seat);
    return [{ action: first as Action, worth: 0 }];
  }
  const assessment = assess(table, own, seat, weights);
  const { exposed } = table.players[seat] as Player;
  const holding = { laid: exposed.slice(), hand: own.shares.slice() };
  if (table.phase === 'act') return acts(table, own, seat, assessment, holding);
  if (table.phase === 'discard')
    return bestDiscards(table, own, trainGains(assessment, holding), assessment);
  const all: Judged[] = [];
  for (const action of play.choices(table, own, seat)) {
    // 7.5: to give a Union Pacific share for another gains nothing.
    if (action.do === 'exchange' && action.share === UP) continue;
    all.push({ action, worth: worthAfter(table, assessment, holding, action) });
  }
  return all;
}

/** 3.1: the best building of each company with the share that follows, and every investment of all or of a pair. */
function acts(
  table: Table,
  own: Own,
  seat: Seat,
  assessment: Assessment,
  holding: Holding,
): Judged[] {
  const trains = trainGains(assessment, holding);
  const all = bestBuildings(table, own, trains, assessment);
  const taking = all.length === 0 ? 0 : bestTaking(table, assessment, holding);
  for (const building of all) building.worth += taking;
  const investments: Action[] = [];
  invest.offer(table, own, table.turn, investments);
  for (const action of investments) {
    if (action.do === 'invest' && action.count < (own.shares[action.share] as number)) continue;
    all.push({ action, worth: worthAfter(table, assessment, holding, action) });
  }
  if (all.length === 0) return bestDiscards(table, own, trains, assessment);
  // Nobody builds up what only a rival owns, whatever it is thought to be worth, as long as anything else can be done.
  const better = all.filter(
    ({ action }) => action.do !== 'build' || !isOnlyARivals(table, own, seat, action.company),
  );
  return better.length > 0 ? better : all;
}

function bestTaking(table: Table, assessment: Assessment, holding: Holding): number {
  let best = worthOf(assessment, holding);
  for (const share of table.display) {
    if (share !== NO_SHARE) best = Math.max(best, worthWith(assessment, holding, share));
  }
  const offersUp = table.upPile > 0 && !table.options.second;
  return offersUp ? Math.max(best, worthWith(assessment, holding, UP)) : best;
}

function worthAfter(
  table: Table,
  assessment: Assessment,
  holding: Holding,
  action: Action,
): number {
  switch (action.do) {
    case 'choose-opening':
      return worthLaidOut(assessment, holding, action.share, 1);
    case 'invest':
      return worthLaidOut(assessment, holding, action.share, action.count);
    case 'invest-pair':
      return worthLaidOut(assessment, holding, action.shares[0], 1, action.shares[1]);
    case 'take-display':
      return worthWith(assessment, holding, table.display[action.place] as Share);
    case 'take-up':
      return worthWith(assessment, holding, UP);
    case 'take-pile':
      return worthWithAny(assessment, holding);
    case 'exchange':
      return worthExchanged(assessment, holding, action.share);
    default:
      return worthOf(assessment, holding);
  }
}

function add(counts: number[], share: Share, count: number): void {
  counts[share] = (counts[share] as number) + count;
}

function worthWith(assessment: Assessment, holding: Holding, share: Share): number {
  add(holding.hand, share, 1);
  const worth = worthOf(assessment, holding);
  add(holding.hand, share, -1);
  return worth;
}

/** 6.1: the top card of the pile, whatever it is. */
function worthWithAny(assessment: Assessment, holding: Holding): number {
  let sum = 0;
  let all = 0;
  for (let share = 0; share < UP; share++) {
    const count = assessment.unseen[share] as number;
    if (count === 0) continue;
    sum += count * worthWith(assessment, holding, share);
    all += count;
  }
  return all === 0 ? worthOf(assessment, holding) : sum / all;
}

function worthLaidOut(
  assessment: Assessment,
  { laid, hand }: Holding,
  share: Share,
  count: number,
  other?: Share,
): number {
  const after = { laid: laid.slice(), hand: hand.slice() };
  add(after.hand, share, -count);
  add(after.laid, share, count);
  if (other !== undefined) {
    add(after.hand, other, -1);
    add(after.laid, other, 1);
  }
  return worthOf(assessment, after);
}

function worthExchanged(assessment: Assessment, { laid, hand }: Holding, share: Share): number {
  const after = { laid, hand: hand.slice() };
  add(after.hand, share, -1);
  add(after.hand, UP, 1);
  return worthOf(assessment, after);
}
