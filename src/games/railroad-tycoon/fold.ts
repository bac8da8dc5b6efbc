import type { Eyes, View } from '#kernel/game.ts';
import { receive, spendGrant } from './actions/cards.ts';
import { carry } from './actions/deliver.ts';
import { layNewCity } from './actions/urbanise.ts';
import { openWestern } from './actions/western.ts';
import { discard, gain, turnUp } from './awards.ts';
import { CUBES_ADDED, SHARE, WESTERN } from './data/economy.ts';
import { PULLMAN_LEVEL } from './data/tycoons.ts';
import {
  askForCubes,
  beginAction,
  beginTurn,
  chooseFirst,
  endAction,
  playerOf,
  putCubes,
} from './flow.ts';
import type { Event, Own, RailroadTycoon, Result, Table } from './model.ts';
import { mapOf } from './terrain.ts';
import { fromOf, hexOf, tileOf, toOf } from './tiles.ts';
import { arrivalOf, endingAt, lastTile } from './track.ts';
import { clearUnfinished, closeLink, layTile, turnEnd } from './track-laying.ts';

/** Law 12: what is seen after an event, from what was seen before it. */
export function fold({ table, own }: View<RailroadTycoon>, event: Event, eyes: Eyes): void {
  foldTable(table, event);
  if (own && 'seat' in event && event.seat === eyes) foldOwn(own, event);
}

/** Everybody's deeds are told with their price, so that one's own money follows from one's own deeds. */
function foldOwn(own: Own, event: Event): void {
  switch (event.is) {
    case 'tycoon-dealt':
      own.tycoon = event.tycoon ?? null;
      break;
    case 'share-issued':
      own.money += SHARE;
      break;
    case 'first-chosen':
      own.money += event.issued * SHARE - event.paid;
      break;
    case 'track-laid':
    case 'track-redirected':
    case 'city-urbanised':
    case 'level-raised':
      own.money -= event.price;
      break;
    case 'western-built':
      own.money -= WESTERN;
      break;
    case 'income-paid':
      own.money += event.income + event.issued * SHARE - event.dividend;
      break;
    default:
  }
}

function foldTable(table: Table, event: Event): void {
  switch (event.is) {
    case 'cities-filled':
      for (const [city, cubes] of event.cubes.entries()) putCubes(table, city, cubes);
      break;
    case 'cards-laid':
      // Some lie there from the start.
      for (const card of event.cards.slice(table.show.length)) turnUp(table, card);
      break;
    case 'turn-begun':
      beginTurn(table, undefined);
      break;
    case 'phase-begun':
      table.phase = event.phase;
      break;
    case 'bid-made':
      table.bid = event.amount;
      table.bidder = event.seat;
      break;
    case 'bid-passed':
      playerOf(table, event.seat).passed = true;
      break;
    case 'bid-asked':
      table.seat = event.seat;
      break;
    case 'first-chosen':
      playerOf(table, event.seat).shares += event.issued;
      chooseFirst(table, event.seat);
      break;
    case 'round-begun':
      // Where an action's end has brought it, this changes nothing.
      table.round = event.round;
      beginAction(table, table.first);
      break;
    case 'action-ended':
      endAction(table, undefined);
      break;
    case 'share-issued':
      playerOf(table, event.seat).shares = event.shares;
      break;
    case 'grant-announced':
      spendGrant(table, event.seat);
      break;
    case 'track-laid':
    case 'track-redirected':
    case 'link-finished':
      foldTrack(table, event);
      break;
    case 'city-urbanised':
      layNewCity(table, event.city.city, event.colour);
      break;
    case 'city-grown':
      askForCubes(table, event.city.city, CUBES_ADDED);
      break;
    case 'cubes-drawn':
      putCubes(table, event.city.city, event.cubes);
      table.draw = null;
      break;
    case 'level-raised':
      playerOf(table, event.seat).level = event.level;
      if (event.level === PULLMAN_LEVEL) table.sixth ??= event.seat;
      break;
    case 'goods-delivered': {
      const [from, to] = event.ends;
      carry(table, event.colour, from.city, to.city, event.points);
      break;
    }
    case 'end-announced':
      table.lastTurn = event.lastTurn;
      break;
    case 'card-taken':
      receive(table, event.seat, event.card);
      break;
    case 'points-gained':
      gain(table, event.seat, event.card, event.points);
      break;
    case 'card-removed':
      discard(table, event.card);
      break;
    case 'western-built':
      openWestern(table, event.seat, event.city.city);
      break;
    case 'pullman-shown':
      table.pullman = true;
      break;
    case 'income-paid':
      playerOf(table, event.seat).shares += event.issued;
      break;
    case 'links-removed':
      clearUnfinished(table);
      break;
    case 'card-turned':
      turnUp(table, event.card);
      break;
    case 'tycoon-shown': {
      const { tycoons, bonuses, money } = resultOf(table);
      table.result = {
        tycoons: tycoons.with(event.seat, event.tycoon),
        bonuses: bonuses.with(event.seat, event.points),
        money,
      };
      break;
    }
    case 'game-ended':
      table.result = { ...resultOf(table), money: event.money };
      table.phase = 'over';
      break;
    default:
  }
}

type TrackEvent = Extract<Event, { is: 'track-laid' | 'track-redirected' | 'link-finished' }>;

/** Which unfinished link it is, the table says. */
function foldTrack(table: Table, event: TrackEvent): void {
  const { unfinished } = table;
  const { seat } = event;
  const map = mapOf(table.map);
  if (event.is === 'link-finished') {
    const index = table.build?.link ?? -1;
    const link = unfinished[index];
    if (!link) return;
    const end = lastTile(link);
    closeLink(table, index, arrivalOf(table, map, seat, hexOf(end), toOf(end), index));
    return;
  }
  const { hex, from, to } = event;
  const tile = tileOf(hex, from, to);
  if (event.is === 'track-laid') {
    layTile(table, seat, endingAt(table, map, seat, hex, from), event.origin.city, tile);
    return;
  }
  const index = unfinished.findIndex((link) => {
    const end = lastTile(link);
    return hexOf(end) === hex && fromOf(end) === from;
  });
  if (index >= 0) turnEnd(table, seat, index, tile);
}

/** What has been shown of it so far. Money comes last, with the end. */
function resultOf({ players, result }: Table): Result {
  return result ?? { tycoons: players.map(() => null), bonuses: players.map(() => 0), money: [] };
}
